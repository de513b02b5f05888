import RecurseTerminal

extension GraphicsContext {
  /// Paints a bar in cells of a row. O(n) cells and segments.
  public func draw(_ bar: SegmentedBar, column: Int, row: Int, width: Int) {
    guard width > 0 else { return }
    let painting = BarPainting(bar, on: self, column: column, row: row, width: width)
    painting.paintCells()
    painting.paintLabels()
  }
}

/// A bar on its way to the cells of a row.
@MainActor
private struct BarPainting {
  private let bar: SegmentedBar
  private let context: GraphicsContext
  private let column: Int
  private let row: Int
  private let cells: BarCells
  private let filling: Filling

  init(_ bar: SegmentedBar, on context: GraphicsContext, column: Int, row: Int, width: Int) {
    self.bar = bar
    self.context = context
    self.column = column
    self.row = row
    cells = BarCells(ends: bar.ends(columns: width), columns: width)
    filling = context.filling
  }

  private func color(of segment: Int) -> Color {
    bar.segments[segment].color ?? .series(segment)
  }

  /// The signs of segments beside each other where there are no colors.
  private static let signs: [Glyph] = [0x2588, 0x2592, 0x2593, 0x2591].map {  // █▒▓░
    Glyph(rawValue: $0)
  }
  private static let plainSigns: [Glyph] = "#%=:".utf8.map { Glyph(rawValue: UInt32($0)) }
  private static let half = Glyph(rawValue: 0x258C)  // ▌
  private static let line = Glyph(rawValue: 0x2500)  // ─

  private func sign(of segment: Int) -> Glyph {
    let signs = context.isASCII ? Self.plainSigns : Self.signs
    return signs[segment % signs.count]
  }

  // MARK: - Cells

  func paintCells() {
    for run in cells.runs {
      let (glyph, style) = look(of: run.cell)
      context.draw(
        [Glyph](repeating: glyph, count: run.columns.count)[...],
        column: column + run.columns.lowerBound, row: row, style: style)
    }
  }

  private func look(of cell: BarCells.Cell) -> (Glyph, CellStyle) {
    guard let segment = cell.left else { return emptyLook }
    if cell.isHalf, !context.isASCII, let half = halfLook(of: segment, beside: cell.right) {
      return (Self.half, half)
    }
    let glyph = filling == .glyphs ? sign(of: segment) : .space
    return (glyph, context.fillingStyle(color(of: segment)))
  }

  private var emptyLook: (Glyph, CellStyle) {
    filling == .background
      ? (.space, CellStyle(background: .field)) : (Self.line, CellStyle(foreground: .border))
  }

  /// Returns the style of a left half of a cell, or `nil` if the two halves cannot differ here:
  /// then all of the cell is of the left one.
  private func halfLook(of segment: Int, beside other: Int?) -> CellStyle? {
    var style = CellStyle(foreground: color(of: segment))
    switch filling {
    case .background: style.background = other.map(color) ?? .field
    case .reversed: if other != nil { return nil }
    case .glyphs: if other != nil || segment % Self.signs.count != 0 { return nil }
    }
    return style
  }

  // MARK: - Labels

  func paintLabels() {
    if bar.showsTitles {
      for (segment, whole) in zip(bar.segments, cells.wholes) {
        paint(segment.title, in: whole, isShortened: true)
      }
    }
    paint(bar.label, in: 0..<cells.cells.count, isShortened: false)
  }

  /// The columns that a text needs if only its beginning is shown.
  private static let leastColumns = 4

  /// Paints a text in the middle of some cells, with a free cell at both sides if there is room.
  private func paint(_ text: String, in columns: Range<Int>, isShortened: Bool) {
    var glyphs = context.glyphs.encode(text.asOneLine)
    guard !glyphs.isEmpty else { return }
    if glyphs.count > columns.count {
      guard isShortened, columns.count >= Self.leastColumns else { return }
      let last = columns.count - 1
      // A wide character has no half.
      if glyphs[last] == .continuation { glyphs[last - 1] = .space }
      glyphs.replaceSubrange(last..., with: context.glyphs.encode("…"))
    } else if glyphs.count + 2 <= columns.count {
      glyphs = [.space] + glyphs + [.space]
    }
    let start = columns.lowerBound + (columns.count - glyphs.count) / 2
    var first = 0
    while first < glyphs.count {
      let segment = cells.cells[start + first].left
      var end = first + 1
      while end < glyphs.count,
        glyphs[end] == .continuation || cells.cells[start + end].left == segment
      {
        end += 1
      }
      context.draw(
        glyphs[first..<end], column: column + start + first, row: row, style: textStyle(on: segment)
      )
      first = end
    }
  }

  /// Returns the style of a text on a segment, or on what is not filled.
  private func textStyle(on segment: Int?) -> CellStyle {
    var style: CellStyle
    switch (segment, filling) {
    case (let segment?, .background), (let segment?, .reversed):
      style = context.fillingStyle(color(of: segment))
    case (let segment?, .glyphs):
      // A block beside reversed text has no seam.
      let isSolid = segment % Self.signs.count == 0 && !context.isASCII && !context.isReversed
      style = CellStyle(attributes: isSolid ? .reverse : [])
      if isSolid { style.foreground = color(of: segment) }
    case (nil, .background): style = CellStyle(background: .field)
    case (nil, _): style = CellStyle()
    }
    style.attributes.formUnion(context.style.attributes)
    return style
  }
}
