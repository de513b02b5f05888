import RecurseTerminal

extension MemoryScreen {
  /// The picture as SVG: 10 by 20 units a cell, the terminal's own colours light on dark.
  package var svg: String {
    let width = size.columns * SVG.cellWidth
    let height = size.rows * SVG.cellHeight
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
        + #"font-family="monospace" font-size="16" xml:space="preserve">"#,
      SVG.rect(column: 0, row: 0, columns: size.columns, rows: size.rows, SVG.background),
    ]
    for row in 0..<size.rows {
      for run in runs(inRow: row) { lines += run.svg }
    }
    if let cursor {
      lines.append(
        SVG.rect(
          column: cursor.column, row: cursor.row, columns: 1, rows: 1, SVG.foreground,
          opacity: 0.5))
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The parts of a row that look alike, without those that look like nothing.
  private func runs(inRow row: Int) -> [SVG.Run] {
    var runs: [SVG.Run] = []
    var column = 0
    while column < size.columns {
      let start = column
      let style = self[row: row, column: column].style
      while column < size.columns, self[row: row, column: column].style == style { column += 1 }
      let cells = (start..<column).map { self[row: row, column: $0].glyph }
      let run = SVG.Run(
        column: start, row: row, columns: cells.count, text: glyphs.text(of: cells),
        style: styles[style])
      if run.isVisible { runs.append(run) }
    }
    return runs
  }
}

/// The pieces of a picture.
enum SVG {
  static let cellWidth = 10
  static let cellHeight = 20
  static let foreground = "#d8d8d8"
  static let background = "#181818"

  static func color(_ color: Color) -> String { Color(code: color.rgb).description }

  static func rect(
    column: Int, row: Int, columns: Int, rows: Int, _ color: String, opacity: Double? = nil
  ) -> String {
    #"<rect x="\#(column * cellWidth)" y="\#(row * cellHeight)" width="\#(columns * cellWidth)" "#
      + #"height="\#(rows * cellHeight)" fill="\#(color)""#
      + (opacity.map { #" fill-opacity="\#($0)""# } ?? "") + "/>"
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// Neighbouring cells of one style.
  struct Run {
    var column: Int
    var row: Int
    var columns: Int
    var text: String
    var style: CellStyle

    private var isReversed: Bool { style.attributes.contains(.reverse) }

    /// What is painted behind the text; `nil` where that is the terminal's own.
    private var behind: String? {
      isReversed
        ? style.foreground.map(SVG.color) ?? SVG.foreground : style.background.map(SVG.color)
    }

    private var ink: String {
      isReversed
        ? style.background.map(SVG.color) ?? SVG.background
        : style.foreground.map(SVG.color) ?? SVG.foreground
    }

    private var lines: [String] {
      var lines: [String] = []
      let underlines: TextAttributes = [.underline, .curlyUnderline, .doubleUnderline]
      if !style.attributes.isDisjoint(with: underlines) { lines.append("underline") }
      if style.attributes.contains(.overline) { lines.append("overline") }
      if style.attributes.contains(.strikethrough) { lines.append("line-through") }
      return lines
    }

    private var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } && lines.isEmpty }

    var isVisible: Bool { behind != nil || !isBlank }

    var svg: [String] {
      var parts: [String] = []
      if let behind {
        parts.append(SVG.rect(column: column, row: row, columns: columns, rows: 1, behind))
      }
      guard !isBlank else { return parts }
      var attributes = #" fill="\#(ink)""#
      if style.attributes.contains(.bold) { attributes += #" font-weight="bold""# }
      if style.attributes.contains(.italic) { attributes += #" font-style="italic""# }
      if style.attributes.contains(.dim) { attributes += #" fill-opacity="0.6""# }
      if !lines.isEmpty {
        attributes += #" text-decoration="\#(lines.joined(separator: " "))""#
      }
      // The length keeps columns in their places, whatever font there is.
      parts.append(
        #"<text x="\#(column * SVG.cellWidth)" y="\#(row * SVG.cellHeight + 15)" "#
          + #"textLength="\#(columns * SVG.cellWidth)"\#(attributes)>\#(SVG.escaped(text))</text>"#)
      return parts
    }
  }
}
