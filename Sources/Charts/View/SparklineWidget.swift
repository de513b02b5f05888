import RecurseLayout
import RecurseTerminal
import RecurseWidgets

/// Blocks of one to eight eighths of a cell.
final class SparklineWidget: ElementWidget<SparklineElement> {
  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.stretchesWidth = true
    // It expands along a row, and across a column.
    if axis == .horizontal {
      (style.flexGrow, style.flexBasis) = (1, 0)
    } else {
      style.alignSelf = .stretch
    }
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: Self.standardColumns, rows: 1)
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func update(from old: SparklineElement) { setNeedsPaint() }

  /// Signs of ASCII from the lowest to the highest.
  private static let signs = "_.-:=+*#".unicodeScalars.map { Glyph(rawValue: $0.value) }
  private static let blocks = [
    Glyph("▁"), Glyph("▂"), Glyph("▃"), Glyph("▄"), Glyph("▅"), Glyph("▆"), Glyph("▇"), Glyph("█"),
  ]

  override func paint(_ context: GraphicsContext) {
    let shown = element.numbers.suffix(context.size.columns)
    let extent = Extent(shown)
    guard !extent.isEmpty || element.domain != nil else { return }
    let domain = element.domain ?? extent.lower...extent.upper
    let rows = context.size.rows
    let heights = shown.map { height(of: $0, in: domain, eighths: 8 * rows) }
    let steps = tree?.isUTF8 == false ? Self.signs : Self.blocks
    for row in context.visibleRows {
      let below = 8 * (rows - 1 - row)
      let glyphs = heights.map { height in
        height > below ? steps[min(8, height - below) - 1] : .space
      }
      context.draw(blocks: glyphs, column: context.size.columns - glyphs.count, row: row)
    }
  }

  /// The height of a number: one eighth at least, and the middle if all are equal; 0 if it is not
  /// finite.
  private func height(of number: Double, in domain: ClosedRange<Double>, eighths: Int) -> Int {
    guard number.isFinite else { return 0 }
    // Halves, because the difference of two doubles may be infinite.
    let length = domain.upperBound / 2 - domain.lowerBound / 2
    guard length > 0 else { return eighths / 2 }
    let share = (number / 2 - domain.lowerBound / 2) / length
    return 1 + Int((min(max(0, share), 1) * Double(eighths - 1)).rounded())
  }
}
