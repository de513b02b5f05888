import Recurse

/// The surface for the circles, in dots of Braille: a cell has two beside each other, and four
/// below each other.
struct CircleCanvas: WidgetElement, Accessible {
  var state: CircleDrawer.State

  var role: Role { Role("canvas") }
  var label: String { "Circles" }
  var value: String? { "\(state.circles.count)" }

  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    CircleCanvasWidget(self, sender)
  }
}

private final class CircleCanvasWidget: ElementWidget<CircleCanvas> {
  override var isFocusable: Bool { true }
  override var cursor: CellPoint? { element.state.pointer }
  override func update(from old: CircleCanvas) { setNeedsPaint() }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.move, keys: .up, .down, .left, .right)]
  }

  override var popoverAnchor: CellRect? {
    // The dialog stays where it is while its circle grows.
    let kept = element.state.steps[element.state.step]
    guard let circle = element.state.marked.map({ kept[$0] }) else { return nil }
    let (columns, rows) = (Int(circle.diameter / 2), Int(circle.diameter / 4))
    return CellRect(
      column: circle.center.column - columns, row: circle.center.row - rows,
      columns: 2 * columns + 1, rows: 2 * rows + 1)
  }

  override func paint(_ context: GraphicsContext) {
    for row in context.visibleRows {
      let cells = (0..<context.size.columns).map { glyph(column: $0, row: row) }
      context.draw(cells.map(\.glyph)[...], column: 0, row: row)
      for (column, cell) in cells.enumerated() where cell.isMarked {
        context.draw([cell.glyph], column: column, row: row, style: CellStyle(foreground: .accent))
      }
    }
    let hint = element.state.circles.isEmpty ? "Click to draw a circle" : ""
    context.draw(hint, column: context.size.columns / 2 - 11, row: context.size.rows / 2)
    let (column, row) = (element.state.pointer.column, element.state.pointer.row)
    let pointed = CellRect(column: column, row: row, columns: 1, rows: 1)
    if context.isFocused { context.restyle(pointed, adding: .reverse) }
  }

  /// The dots of a cell, and whether the marked circle has some of them.
  private func glyph(column: Int, row: Int) -> (glyph: Glyph, isMarked: Bool) {
    var dots: UInt32 = 0
    var isMarked = false
    for (index, circle) in element.state.circles.enumerated()
    where abs(4 * (row - circle.center.row)) <= Int(circle.diameter) + 2 {
      for (bit, dot) in Self.dots.enumerated() {
        let radius = circle.distance(Double(column) + dot.x, Double(row) + dot.y)
        let isLine = abs(radius - circle.diameter / 2) < 0.25
        // Every other dot makes it gray.
        let isGray = radius < circle.diameter / 2 && [0, 2, 4, 7].contains(bit)
        guard isLine || index == element.state.marked && isGray else { continue }
        dots |= 1 << UInt32(bit)
        isMarked = isMarked || index == element.state.marked
      }
    }
    return (dots == 0 ? .space : Glyph(rawValue: 0x2800 + dots), isMarked)
  }

  /// The places of the dots of a cell, from its middle, in the order of their bits.
  private static let dots = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    .map { (x: 0.5 * $0 - 0.25, y: 0.25 * $1 - 0.375) }
}
