import RecurseTerminal

extension SVG {
  /// Adjacent cells of one style.
  struct Run {
    var column: Int
    var row: Int
    var cells: [Glyph]
    var glyphs: GlyphTable
    var style: CellStyle
    var colors: Colors

    private var isReversed: Bool { style.attributes.contains(.reverse) }

    /// The background; `nil` for the terminal's own, which is that of the picture.
    var backdrop: String? {
      let color =
        isReversed
        ? style.foreground.map(SVG.color) ?? colors.foreground : style.background.map(SVG.color)
      guard let color, color != colors.background else { return nil }
      return SVG.rect(column: column, row: row, columns: cells.count, color)
    }

    private var color: String {
      isReversed
        ? style.background.map(SVG.color) ?? colors.background
        : style.foreground.map(SVG.color) ?? colors.foreground
    }

    private var opacity: String {
      style.attributes.contains(.dim) ? #" opacity="0.6""# : ""
    }

    /// The foreground: words, drawn glyphs, and the lines of the style.
    var ink: [String] {
      var parts: [String] = []
      var drawing = Drawing(top: Double(row * SVG.cellHeight))
      var word: (column: Int, text: String)?
      func endWord(at end: Int) {
        if let word { parts.append(text(word.text, from: word.column, to: end)) }
        word = nil
      }
      for (index, glyph) in cells.enumerated() where glyph != .continuation {
        let isWide = glyphs.width(of: glyph) == 2
        if glyph == .space || isWide { endWord(at: index) }
        if glyph == .space { continue }
        if drawing.draw(glyph, column: column + index) {
          endWord(at: index)
        } else if isWide {
          parts.append(text(glyphs.text(of: [glyph]), from: index, to: index + 2))
        } else {
          word = (word?.column ?? index, (word?.text ?? "") + glyphs.text(of: [glyph]))
        }
      }
      endWord(at: cells.count)
      return parts + drawing.elements(color, opacity) + rules
    }

    /// Text between two columns of the run. A glyph of two columns is centred in them, because it
    /// mostly comes from another font.
    private func text(_ text: String, from start: Int, to end: Int) -> String {
      let isWide = glyphs.width(of: cells[start]) == 2
      let left = (column + start) * SVG.cellWidth + (isWide ? SVG.cellWidth : 0)
      var attributes = #" fill="\#(color)"\#(opacity)"#
      if style.attributes.contains(.bold) { attributes += #" font-weight="bold""# }
      if style.attributes.contains(.italic) { attributes += #" font-style="italic""# }
      attributes +=
        isWide
        ? #" text-anchor="middle""# : #" textLength="\#((end - start) * SVG.cellWidth)""#
      return #"<text x="\#(left)" y="\#(row * SVG.cellHeight + SVG.baseline)"\#(attributes)>"#
        + "\(SVG.escaped(text))</text>"
    }

    /// Underlines and similar lines, which continue under spaces.
    private var rules: [String] {
      let (left, width) = (column * SVG.cellWidth, cells.count * SVG.cellWidth)
      let top = row * SVG.cellHeight
      func rule(_ offset: Int) -> String {
        #"<rect x="\#(left)" y="\#(top + offset)" width="\#(width)" height="1" "#
          + #"fill="\#(color)"\#(opacity)/>"#
      }
      var rules: [String] = []
      if style.attributes.contains(.underline) { rules.append(rule(17)) }
      if style.attributes.contains(.doubleUnderline) { rules += [rule(16), rule(18)] }
      if style.attributes.contains(.curlyUnderline) {
        let waves = String(repeating: "q2.5 -3 5 0t5 0", count: cells.count)
        rules.append(
          #"<path d="M\#(left) \#(top + 17)\#(waves)" fill="none" stroke="\#(color)"\#(opacity)/>"#)
      }
      if style.attributes.contains(.overline) { rules.append(rule(0)) }
      if style.attributes.contains(.strikethrough) { rules.append(rule(10)) }
      return rules
    }
  }
}
