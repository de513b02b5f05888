import RecurseTerminal

extension MemoryScreen {
  /// The picture as SVG: 10 by 20 units a cell, the terminal's own colors light on dark.
  ///
  /// Lines and blocks are drawn, so that they join in any font. Each word is placed at its own
  /// column, because some programs ignore `textLength`.
  package var svg: String {
    let width = size.columns * SVG.cellWidth
    let height = size.rows * SVG.cellHeight
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" font-family="\#(SVG.fonts)" font-size="16.6">"#,
      SVG.rect(column: 0, row: 0, columns: size.columns, SVG.background, rows: size.rows),
    ]
    // All backgrounds first: a glyph may be a little larger than its cell.
    let runs = (0..<size.rows).flatMap { self.runs(inRow: $0) }
    lines += runs.compactMap(\.backdrop) + runs.flatMap(\.ink)
    if let cursor {
      lines.append(
        SVG.rect(
          column: cursor.column, row: cursor.row, columns: 1, SVG.foreground, opacity: 0.5))
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The parts of a row that look alike.
  private func runs(inRow row: Int) -> [SVG.Run] {
    var runs: [SVG.Run] = []
    var column = 0
    while column < size.columns {
      let start = column
      let style = self[row: row, column: column].style
      while column < size.columns, self[row: row, column: column].style == style { column += 1 }
      let cells = (start..<column).map { self[row: row, column: $0].glyph }
      runs.append(
        SVG.Run(column: start, row: row, cells: cells, glyphs: glyphs, style: styles[style]))
    }
    return runs
  }
}

/// The building blocks of an SVG picture.
enum SVG {
  static let cellWidth = 10
  static let cellHeight = 20
  static let baseline = 15
  static let foreground = "#d8d8d8"
  static let background = "#181818"
  /// Fonts whose characters are 0.6 times as wide as high, and so fill their cells.
  static let fonts = "'DejaVu Sans Mono', Menlo, 'Liberation Mono', monospace"

  static func color(_ color: Color) -> String { Color(code: color.rgb).description }

  static func rect(
    column: Int, row: Int, columns: Int, _ color: String, rows: Int = 1, opacity: Double? = nil
  ) -> String {
    #"<rect x="\#(column * cellWidth)" y="\#(row * cellHeight)" width="\#(columns * cellWidth)" "#
      + #"height="\#(rows * cellHeight)" fill="\#(color)""#
      + (opacity.map { #" fill-opacity="\#($0)""# } ?? "") + "/>"
  }

  /// Text escaped for XML. XML cannot contain controls, U+FFFE or U+FFFF, not even escaped.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
