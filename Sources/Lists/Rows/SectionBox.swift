import RecurseLayout
import RecurseReconciler
import RecurseWidgets

/// A section outside a list: a column of its header, all rows and its footer.
struct SectionBox: WidgetElement {
  func makeWidget(_ sender: EventSender<SectionBox>) -> ElementWidget<SectionBox> {
    SectionBoxWidget(self, sender)
  }
}

/// In a form, a free row separates a section from its neighbors.
final class SectionBoxWidget: ElementWidget<SectionBox> {
  override var isLeaf: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = .stretch
    style.flexShrink = 0
    style.alignSelf = .stretch
    style.childStretch = .all
    guard isInForm, let siblings = parent?.children,
      let index = siblings.firstIndex(where: { $0 === self })
    else { return style }
    if index > 0 { style.margin.top = 1 }
    if index + 1 < siblings.count, !(siblings[index + 1] is SectionBoxWidget) {
      style.margin.bottom = 1
    }
    return style
  }
}
