import Recurse

/// A page of news in the colors of their purpose, and every role by its name.
struct ColorsPage: GalleryContent, Equatable {
  static let source = """
    for (sign, color, words) in Self.news {
      Text("\\(sign) ").foreground(color) + Text(words)
    }
    for (name, color) in Self.foregrounds { Text(name).foreground(color) }
    for (name, color) in Self.backgrounds {
      Text(name).lineLimit(1).padding(horizontal: 1).background(color)
    }
    """

  func render(state: Void) -> Node {
    Cards {
      Card("News of a night", note: "info, success, warning, error") {
        for (sign, color, words) in Self.news {
          Text("\(sign) ").foreground(color) + Text(words)
        }
      }
      .card(38)
      Card("Text", note: "on a surface") {
        FlowStack(spacing: 2) {
          for (name, color) in Self.foregrounds { Text(name).foreground(color) }
        }
      }
      .card(30)
      Card("Backgrounds", note: "each brings its text") {
        for (name, color) in Self.backgrounds {
          Text(name).lineLimit(1).padding(horizontal: 1).background(color)
        }
      }
      .card(30)
      Card("The terminal's own sixteen", note: "any color, the user's") {
        FlowStack(spacing: 0) {
          for number in 0..<16 as Range<UInt8> {
            Text(number < 10 ? "  \(number) " : " \(number) ").background(.indexed(number))
          }
        }
      }
      .card(34)
    }
  }

  private static let news: [(String, Color, String)] = [
    ("●", .info, "The backup began at 02:00."), ("✓", .success, "4,212 files are safe."),
    ("!", .warning, "The disk is 93 % full."), ("✗", .error, "One folder was not readable."),
  ]

  private static let foregrounds: [(String, Color)] = [
    ("text", .text), ("secondaryText", .secondaryText), ("accent", .accent), ("link", .link),
    ("info", .info), ("success", .success), ("warning", .warning), ("error", .error),
  ]

  private static let backgrounds: [(String, Color)] = [
    ("background", .background), ("surface", .surface), ("raised", .raised), ("field", .field),
    ("accent", .accent), ("selection", .selection), ("inactiveSelection", .inactiveSelection),
    ("error", .error),
  ]
}
