import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The box of a sheet or a popover: a column that is scrolled where the window is too small for it.
package struct LayerBoxElement: WidgetElement, CustomStringConvertible {
  /// Whether what may shrink does so before anything is scrolled.
  package var shrinks = false

  package var description: String { "LayerBox" }

  package func makeWidget(
    _ sender: EventSender<LayerBoxElement>
  ) -> ElementWidget<LayerBoxElement> {
    LayerBoxWidget(self, sender)
  }
}

/// What gets the focus is scrolled into view; the wheel and the page keys scroll, too.
final class LayerBoxWidget: ElementWidget<LayerBoxElement>, LayoutObserver, ScrollContainer {
  override init(_ element: LayerBoxElement, _ sender: EventSender<LayerBoxElement>) {
    super.init(element, sender)
    setParts(WidgetParts(scroll: self, layout: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .start
    style.overflow = element.shrinks ? .hidden : .scroll
    // What is in it may be wider than the window.
    style.maxWidth = .percent(100)
    style.maxHeight = .percent(100)
    style.childStretch = .all
    return style
  }

  /// How far the content can be scrolled.
  private var maximum: Int {
    let edges = contentEdges
    var end = 0
    for child in children {
      end = max(end, child.layout.frame.y + child.layout.frame.height - edges.top)
    }
    return max(0, end - contentSize.rows)
  }

  func didLayOut() { scroll(to: scrollOffset.rows) }

  func reveal(_ rect: CellRect) {
    let rows = contentSize.rows
    let top = rect.row - contentEdges.top
    if top < scrollOffset.rows || rect.rows > rows {
      scroll(to: top)
    } else if top + rect.rows > scrollOffset.rows + rows {
      scroll(to: top + rect.rows - rows)
    }
  }

  @discardableResult
  private func scroll(to row: Int) -> Bool {
    let row = min(max(0, row), maximum)
    guard row != scrollOffset.rows else { return false }
    scrollOffset.rows = row
    childOrder = .unknown
    setNeedsPaint()
    return true
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.kind != .release else { return false }
    let page = max(1, contentSize.rows - 1)
    return switch key.key {
    case .pageUp: scroll(to: scrollOffset.rows - page)
    case .pageDown: scroll(to: scrollOffset.rows + page)
    default: false
    }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard let wheel = WheelScroll(mouse), wheel.axis == .vertical else { return false }
    return scroll(to: scrollOffset.rows + wheel.distance)
  }

  override func adoptState(of other: Widget) { scrollOffset = other.scrollOffset }
}
