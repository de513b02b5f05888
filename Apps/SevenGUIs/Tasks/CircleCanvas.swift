import Recurse

/// What the circles are drawn on: a click draws one, and so does Enter where the arrows lead.
struct CircleCanvas: WidgetElement {
  struct Event {
    var point: CellPoint
    var isTap = false
  }

  var circles: [CircleDrawer.Circle]
  var selected: CircleDrawer.Circle?
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

  override func handle(_ key: KeyEvent) -> Bool {
    var point = element.pointer
    switch key.key {
    case .up where point.row > 0: point.row -= 1
    case .down where point.row < contentSize.rows - 1: point.row += 1
    case .left where point.column > 0: point.column -= 1
    case .right where point.column < contentSize.columns - 1: point.column += 1
    case .enter: break
    default: return false
    }
    send(.init(point: point, isTap: key.key == .enter))
    return true
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    send(.init(point: mouse.location, isTap: mouse.kind == .press(.left)))
    return mouse.kind == .press(.left)
  }
}
