import Recurse

/// A page of news in the colors of their purpose, and every role by its name.
struct ColorsPage: GalleryContent, Equatable {
  static let source = """
    for (sign, color, words) in Self.news {
      Text("\\(sign) ").foreground(color) + Text(words)
    }
    for (name, color, use) in Self.foregrounds {
      HStack {
        Text(name).foreground(color).lineLimit(1).frame(width: 14)
        Text(use).foreground(.secondaryText).lineLimit(1)
      }
    }
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
      Card("Text", note: "on a surface") {
        for (name, color, use) in Self.foregrounds {
          HStack {
            Text(name).foreground(color).lineLimit(1).frame(width: 14)
            Text(use).foreground(.secondaryText).lineLimit(1)
          }
        }
      }
      Card("Backgrounds", note: "each brings its text") {
        for (name, color) in Self.backgrounds {
          Text(name).lineLimit(1).padding(horizontal: 1).background(color)
        }
      }
      Card("The terminal's own sixteen", note: "any color, the user's") {
        for first in [0, 8] as [UInt8] {
          let words = (first..<first + 8).map { number in
            Text(number < 10 ? "  \(number) " : " \(number) ").background(.indexed(number))
          }
          words.dropFirst().reduce(words[0], +).lineLimit(1)
        }
        Text("The first eight are those of every terminal, the others their bright ones.")
          .foreground(.secondaryText).padding(.top)
      }
    }
  }

  private static let news: [(String, Color, String)] = [
    ("●", .info, "The backup began at 02:00."),
    ("●", .info, "Photos came first, 1,204 of them."), ("✓", .success, "4,212 files are safe."),
    ("!", .warning, "The disk is 93 % full."), ("✓", .success, "Mail is as it was yesterday."),
    ("!", .warning, "The key of the server is a year old."),
    ("✗", .error, "One folder was not readable."),
    ("●", .info, "The next backup begins tomorrow."),
  ]

  private static let foregrounds: [(String, Color, String)] = [
    ("text", .text, "what is read"), ("secondaryText", .secondaryText, "what explains it"),
    ("accent", .accent, "what matters here"), ("link", .link, "what leads elsewhere"),
    ("info", .info, "what is to be known"), ("success", .success, "what went well"),
    ("warning", .warning, "what may go wrong"), ("error", .error, "what went wrong"),
  ]

  private static let backgrounds: [(String, Color)] = [
    ("background", .background), ("surface", .surface), ("raised", .raised), ("field", .field),
    ("accent", .accent), ("selection", .selection), ("inactiveSelection", .inactiveSelection),
    ("error", .error),
  ]
}
