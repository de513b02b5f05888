import Recurse

/// What the circles are drawn on: a click draws one, and so does Enter where the arrows lead. On a
/// circle Enter changes it.
struct CircleCanvas: WidgetElement, Accessible {
  enum Action { case point, draw, adjust }

  struct Event {
    var point: CellPoint
    var action = Action.point
  }

  var role: Role { Role("canvas") }
  var label: String { "Circles" }
  var value: String? { "\(circles.count)" }

  var circles: [CircleDrawer.Circle]
  var selected: CircleDrawer.Circle?
  /// The circle that the dialog is about.
  var adjusted: CircleDrawer.Circle?
  var pointer: CellPoint

  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    CircleCanvasWidget(self, sender)
  }
}

private final class CircleCanvasWidget: ElementWidget<CircleCanvas> {
  override var isFocusable: Bool { true }
  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: 60, height: 15)
  }
  override func update(from old: CircleCanvas) { setNeedsPaint() }

  override func paint(_ context: GraphicsContext) {
    for row in context.visibleRows {
      for column in 0..<context.size.columns {
        let here = CellPoint(column: column, row: row)
        let isLine = element.circles.contains { abs($0.diameter / 2 - $0.distance(to: here)) < 0.7 }
        var style = context.style
        if element.selected?.contains(here) == true { style.background = .selection }
        if context.isFocused, here == element.pointer { style.attributes.insert(.reverse) }
        context.draw(isLine ? "•" : " ", column: column, row: row, style: style)
      }
    }
  }

  override var cursor: CellPoint? { element.pointer }

  /// The dialog is beside the circle that it is about.
  override var popoverAnchor: CellRect? {
    guard let circle = element.adjusted else { return nil }
    let columns = Int((circle.diameter / 2).rounded(.up))
    let rows = Int((circle.diameter / 4).rounded(.up))
    return CellRect(
      column: circle.center.column - columns, row: circle.center.row - rows,
      columns: 2 * columns + 1, rows: 2 * rows + 1)
  }

  override func keyHints(in words: Words) -> [KeyHint] {
    let isOnCircle = element.selected != nil
    return [
      KeyHint(isOnCircle ? "Adjust diameter" : "Draw", keys: .enter),
      KeyHint(words.move, keys: .up, .down, .left, .right),
    ]
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.kind != .release else { return false }
    var point = element.pointer
    switch key.key {
    case .up where point.row > 0: point.row -= 1
    case .down where point.row < contentSize.rows - 1: point.row += 1
    case .left where point.column > 0: point.column -= 1
    case .right where point.column < contentSize.columns - 1: point.column += 1
    case .enter, .space: break
    default: return false
    }
    send(.init(point: point, action: point == element.pointer ? .adjust : .point))
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    send(.init(point: mouse.location, action: mouse.kind == .press(.left) ? .draw : .point))
    return mouse.kind == .press(.left)
  }
}
