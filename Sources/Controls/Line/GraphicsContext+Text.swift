import RecurseCore

extension GraphicsContext {
  /// Paints a text in one line of a given width, truncated with `…`.
  func draw(_ text: String, column: Int, row: Int = 0, width: Int, style: CellStyle? = nil) {
    guard width > 0 else { return }
    draw(
      TextLayout(text, width: width, wrap: .none, lineLimit: 1, glyphs: glyphs), column: column,
      row: row, style: style)
  }
}

extension GlyphTable {
  /// Returns the width of a text in one line, in columns.
  func columns(of text: String) -> Int {
    text.isEmpty ? 0 : TextLayout(text, wrap: .none, lineLimit: 1, glyphs: self).size.columns
  }
}

extension LayoutProposal.Extent {
  /// Returns the length, limited to the extent.
  func bounding(_ length: Int) -> Int {
    switch self {
    case .exactly(let length): length
    case .atMost(let most): min(length, most)
    case .unbounded: length
    }
  }
}
