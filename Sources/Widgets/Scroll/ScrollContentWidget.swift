import RecurseLayout
import RecurseReconciler

/// All that is scrolled; where a scrollbar stands beside it, it leaves the room for that.
final class ScrollContentWidget: ElementWidget<ScrollContentElement> {
  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = element.isRow ? .row : .column
    style.alignItems = .stretch
    style.overflow = .scroll
    style.flexShrink = 0
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

  override var reportsLayout: Bool { true }

  override func didLayOut() { (parent as? ScrollWidget)?.settleLayout() }
}
