import RecurseTerminal

extension MemoryScreen {
  /// Returns the picture as SVG, with 10 by 20 units per cell.
  ///
  /// Lines and blocks are drawn, so that they join in any font. Each word is placed at its own
  /// column, because some programs ignore `textLength`.
  ///
  /// - Parameter colors: the terminal's default colors; light on dark if not given.
  package func svg(_ colors: SVG.Colors = SVG.Colors()) -> String {
    ([SVG.head(of: size)] + layers(colors).joined() + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The shapes of the picture, from the lowest layer to the highest. Those of one layer do not
  /// cover each other.
  func layers(_ colors: SVG.Colors) -> [[String]] {
    let background = SVG.rect(
      column: 0, row: 0, columns: size.columns, colors.background, rows: size.rows)
    // All backgrounds first: a glyph may be a little larger than its cell.
    let runs = (0..<size.rows).flatMap { self.runs(inRow: $0, colors) }
    let caret = cursor.map {
      SVG.rect(column: $0.column, row: $0.row, columns: 1, colors.foreground, opacity: 0.5)
    }
    return [
      [background], runs.compactMap(\.backdrop), runs.flatMap(\.ink), caret.map { [$0] } ?? [],
    ]
  }

  /// The parts of a row that look alike.
  private func runs(inRow row: Int, _ colors: SVG.Colors) -> [SVG.Run] {
    var runs: [SVG.Run] = []
    var column = 0
    while column < size.columns {
      let start = column
      let style = self[row: row, column: column].style
      while column < size.columns, self[row: row, column: column].style == style { column += 1 }
      let cells = (start..<column).map { self[row: row, column: $0].glyph }
      runs.append(
        SVG.Run(
          column: start, row: row, cells: cells, glyphs: glyphs, style: styles[style],
          colors: colors))
    }
    return runs
  }
}

/// The building blocks of an SVG picture.
package enum SVG {
  /// The terminal's own colors.
  package struct Colors: Sendable {
    var foreground = "#d8d8d8"
    var background = "#181818"

    package init() {}

    package init(foreground: Color, background: Color) {
      self.foreground = SVG.color(foreground)
      self.background = SVG.color(background)
    }
  }

  static func head(of size: CellSize) -> String {
    let width = size.columns * cellWidth
    let height = size.rows * cellHeight
    return #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" font-family="\#(fonts)" font-size="16.6">"#
  }

  static let cellWidth = 10
  static let cellHeight = 20
  static let baseline = 15
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
