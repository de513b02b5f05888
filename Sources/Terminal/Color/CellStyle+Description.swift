extension CellStyle: CustomStringConvertible {
  /// The style in words, such as `bold red on #101010` or `plain`.
  public var description: String {
    var words = attributes.names
    if let foreground { words.append(foreground.description) }
    if let background { words += ["on", background.description] }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}

extension TextAttributes {
  /// The names of the attributes, in the order of their bits.
  package var names: [String] {
    let all: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
      (.curlyUnderline, "curlyUnderline"), (.overline, "overline"),
      (.doubleUnderline, "doubleUnderline"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Color: CustomStringConvertible {
  /// A name for the roles of themes and for the first sixteen colors of the palette, `color123` for
  /// the others, `#1e1e2e` for RGB.
  public var description: String {
    if let role { return "\(role)" }
    guard let index else {
      let digits = String(code, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    switch index {
    case 0..<8: return names[Int(index)]
    case 8: return "gray"
    case 9..<16:
      let name = names[Int(index) - 8]
      return "bright" + name.prefix(1).uppercased() + name.dropFirst()
    default: return "color\(index)"
    }
  }
}
