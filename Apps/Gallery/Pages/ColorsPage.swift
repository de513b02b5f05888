import Recurse

/// The purpose of each color, on the background on which it is read.
struct ColorsPage: GalleryContent, Equatable {
  static let source = """
    for (name, color) in Self.foregrounds { Text(name).foreground(color) }
    for (name, color) in Self.backgrounds {
      Text(name).background(color).padding(horizontal: 1).background(color)
    }
    """

  func render(state: Void) -> Node {
    Text("Text").bold()
    FlowStack(spacing: 2) {
      for (name, color) in Self.foregrounds { Text(name).foreground(color) }
    }
    Text("")
    Text("Backgrounds, each with the color of its text").bold()
    FlowStack(spacing: 1) {
      for (name, color) in Self.backgrounds {
        Text(name).background(color).padding(horizontal: 1).background(color)
      }
    }
    Text("")
    Text("The terminal's own sixteen").bold()
    FlowStack(spacing: 0) {
      for number in 0..<16 as Range<UInt8> { Text(" \(number) ").background(.indexed(number)) }
    }
  }

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
