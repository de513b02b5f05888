/// The sequence that gives the following text a style: SGR, for a terminal like xterm.
enum StyleSequence {
  /// - Parameter style: its colors are those of the terminal.
  static func bytes(for style: CellStyle, isExtended: Bool) -> [UInt8] {
    var codes = ["0"]
    for (attribute, plain, extended) in attributes where style.attributes.contains(attribute) {
      if let code = isExtended ? extended : plain { codes.append(code) }
    }
    if let color = style.foreground { codes.append(code(of: color, base: 3)) }
    if let color = style.background { codes.append(code(of: color, base: 4)) }
    return Array("\u{1b}[\(codes.joined(separator: ";"))m".utf8)
  }

  private static let attributes: [(TextAttributes, plain: String?, extended: String?)] = [
    (.bold, "1", "1"), (.dim, "2", "2"), (.italic, "3", "3"), (.underline, "4", "4"),
    (.blink, "5", "5"), (.reverse, "7", "7"), (.strikethrough, nil, "9"),
    (.curlyUnderline, "4", "4:3"), (.overline, nil, "53"), (.doubleUnderline, "4", "21"),
  ]

  private static func code(of color: Color, base: Int) -> String {
    guard let index = color.index else {
      let (red, green, blue) = (color.code >> 16 & 255, color.code >> 8 & 255, color.code & 255)
      return "\(base)8;2;\(red);\(green);\(blue)"
    }
    switch index {
    case ..<8: return "\(base)\(index)"
    case ..<16: return "\(base + 6)\(index - 8)"
    default: return "\(base)8;5;\(index)"
    }
  }
}
