import RecurseTerminal

/// The expected cells of a row, computed cell by cell without regard to speed.
struct RowOracle: Equatable {
  enum Content: Equatable {
    case narrow(Glyph)
    case wide(Glyph)
    case secondHalf
  }

  struct OracleCell: Equatable {
    var content: Content
    var style: CellStyle
  }

  var cells: [OracleCell]

  init(columns: Int) {
    cells = Array(
      repeating: OracleCell(content: .narrow(.space), style: CellStyle()), count: columns)
  }

  /// Draws glyphs, which may include halves.
  mutating func draw(
    _ glyphs: [Glyph], isWide: (Glyph) -> Bool, at column: Int, style: CellStyle, clip: Range<Int>
  ) {
    var index = 0
    while index < glyphs.count {
      let glyph = glyphs[index]
      let place = column + index
      let isWhole = index + 1 < glyphs.count && glyphs[index + 1] == .continuation
      if isWide(glyph), isWhole, isVisible(place, clip), isVisible(place + 1, clip) {
        let style = over(place, style)
        put(place, .wide(glyph), style)
        put(place + 1, .secondHalf, style)
      } else {
        let shown = isWide(glyph) || glyph == .continuation ? .space : glyph
        if isVisible(place, clip) { put(place, .narrow(shown), over(place, style)) }
        if isWide(glyph), isWhole, isVisible(place + 1, clip) {
          put(place + 1, .narrow(.space), over(place + 1, style))
        }
      }
      index += isWide(glyph) && isWhole ? 2 : 1
    }
  }

  mutating func fill(_ columns: Range<Int>, style: CellStyle) {
    for column in columns where isVisible(column, columns) { put(column, .narrow(.space), style) }
  }

  mutating func restyle(_ columns: Range<Int>, adding attributes: TextAttributes) {
    for column in columns where isVisible(column, columns) {
      guard cells[column].content != .secondHalf else { continue }
      cells[column].style.attributes.formUnion(attributes)
      if case .wide = cells[column].content { cells[column + 1].style = cells[column].style }
    }
  }

  private func isVisible(_ column: Int, _ clip: Range<Int>) -> Bool {
    cells.indices.contains(column) && clip.contains(column)
  }

  private func over(_ column: Int, _ style: CellStyle) -> CellStyle {
    var style = style
    style.background = style.background ?? cells[column].style.background
    return style
  }

  /// Writes one column. A wide glyph that loses one half also loses the other.
  private mutating func put(_ column: Int, _ content: Content, _ style: CellStyle) {
    switch cells[column].content {
    case .wide: cells[column + 1].content = .narrow(.space)
    case .secondHalf: cells[column - 1].content = .narrow(.space)
    case .narrow: break
    }
    cells[column] = OracleCell(content: content, style: style)
  }
}

extension CellGrid {
  /// A row of the grid for comparison; fails if halves do not belong together.
  func oracleRow(_ row: Int) -> RowOracle {
    var oracle = RowOracle(columns: size.columns)
    for column in 0..<size.columns {
      let cell = self[row: row, column: column]
      let isWide =
        column + 1 < size.columns && self[row: row, column: column + 1].glyph == .continuation
      oracle.cells[column].style = styles[cell.style]
      oracle.cells[column].content =
        cell.glyph == .continuation ? .secondHalf : isWide ? .wide(cell.glyph) : .narrow(cell.glyph)
    }
    return oracle
  }

  /// Whether each wide glyph of a row has its second half in its own style, and each second half
  /// its first.
  func isWellFormed(row: Int) -> Bool {
    let cells = row < size.rows ? Array(self.row(row)) : []
    for (column, cell) in cells.enumerated() {
      let next = column + 1 < cells.count ? cells[column + 1] : nil
      switch glyphs.width(of: cell.glyph) {
      case 0:
        guard column > 0, glyphs.width(of: cells[column - 1].glyph) == 2 else { return false }
      case 2:
        guard next == Cell(.continuation, cell.style) else { return false }
      default:
        if next?.glyph == .continuation { return false }
      }
    }
    return true
  }
}
