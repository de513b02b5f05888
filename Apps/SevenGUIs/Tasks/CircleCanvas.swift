import Recurse

/// What the circles are drawn on, in the dots of Braille: a cell has two beside each other, and four
/// below each other.
struct CircleCanvas: WidgetElement, Accessible {
  var circles: [CircleDrawer.Circle]
  /// The circle that is filled, and that the dialog is beside.
  var marked: Int?
  var pointer: CellPoint

  var role: Role { Role("canvas") }
  var label: String { "Circles" }
  var value: String? { "\(circles.count)" }

  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    CircleCanvasWidget(self, sender)
  }
}

private final class CircleCanvasWidget: ElementWidget<CircleCanvas> {
  override var isFocusable: Bool { true }
  override var cursor: CellPoint? { element.pointer }
  override func update(from old: CircleCanvas) { setNeedsPaint() }

  override func keyHints(in words: Words) -> [KeyHint] {
    [KeyHint(words.move, keys: .up, .down, .left, .right)]
  }

  override var popoverAnchor: CellRect? {
    guard let circle = element.marked.map({ element.circles[$0] }) else { return nil }
    let (columns, rows) = (Int(circle.diameter / 2), Int(circle.diameter / 4))
    return CellRect(
      column: circle.center.column - columns, row: circle.center.row - rows,
      columns: 2 * columns + 1, rows: 2 * rows + 1)
  }

  override func paint(_ context: GraphicsContext) {
    for row in context.visibleRows {
      let cells = (0..<context.size.columns).map { glyph(column: $0, row: row) }
      context.draw(cells[...], column: 0, row: row)
    }
    let hint = element.circles.isEmpty ? "Click to draw a circle" : ""
    context.draw(hint, column: context.size.columns / 2 - 11, row: context.size.rows / 2)
    let (column, row) = (element.pointer.column, element.pointer.row)
    let pointed = CellRect(column: column, row: row, columns: 1, rows: 1)
    if context.isFocused { context.restyle(pointed, adding: .reverse) }
  }

  private func glyph(column: Int, row: Int) -> Glyph {
    var dots: UInt32 = 0
    for (index, circle) in element.circles.enumerated()
    where abs(4 * (row - circle.center.row)) <= Int(circle.diameter) + 2 {
      for (bit, dot) in Self.dots.enumerated() {
        let radius = circle.distance(Double(column) + dot.x, Double(row) + dot.y)
        let isLine = abs(radius - circle.diameter / 2) < 0.25
        // Every other dot makes it gray.
        let isGray = radius < circle.diameter / 2 && [0, 2, 4, 7].contains(bit)
        if isLine || index == element.marked && isGray { dots |= 1 << UInt32(bit) }
      }
    }
    return dots == 0 ? .space : Glyph(rawValue: 0x2800 + dots)
  }

  /// Where the dots of a cell are, from its middle, in the order of their bits.
  private static let dots: [(x: Double, y: Double)] = [
    (-0.25, -0.375), (-0.25, -0.125), (-0.25, 0.125), (0.25, -0.375), (0.25, -0.125),
    (0.25, 0.125), (-0.25, 0.375), (0.25, 0.375),
  ]
}
