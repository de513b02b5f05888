import RecurseTerminal

/// The widths of texts in cells, and texts cut to a width.
enum TextRuler {
  static func width(of text: String) -> Int { Graphemes.width(of: text) }

  /// The text, with an ellipsis for what does not fit.
  static func cut(_ text: String, to limit: Int) -> String {
    guard width(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var rest = limit - 1
    let kept = text.prefix { character in
      rest -= width(of: String(character))
      return rest >= 0
    }
    return kept + "…"
  }

  /// The text with a replacement for each control character, which has no width.
  static func shown(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(shown)
  }
}
