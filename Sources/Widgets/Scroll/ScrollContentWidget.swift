import RecurseLayout
import RecurseReconciler

/// The content of a scroll view, with margins for the scrollbars.
final class ScrollContentWidget: ElementWidget<ScrollContentElement>, LayoutObserver {
  override init(_ element: ScrollContentElement, _ sender: EventSender<ScrollContentElement>) {
    super.init(element, sender)
    setParts(WidgetParts(layout: self))
  }

  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = element.isRow ? .row : .column
    style.alignItems = .stretch
    style.overflow = .scroll
    style.flexShrink = 0
    if element.isRow { style.childStretch = .height }
    if let view = parent as? ScrollWidget {
      if view.bars.contains(.vertical) { style.margin.right = 1 }
      if view.bars.contains(.horizontal) { style.margin.bottom = 1 }
    }
    return style
  }

  override func update(from old: ScrollContentElement) {
    refreshLayoutStyle()
    for child in children { child.parentChanged() }
  }

  func didLayOut() { (parent as? ScrollWidget)?.resolveLayout() }
}
