import RecurseLayout
import RecurseReconciler
import RecurseWidgets

/// A section outside of a list: its header, all rows and its footer, below each other.
struct SectionBox: WidgetElement {
  func makeWidget(_ sender: EventSender<SectionBox>) -> ElementWidget<SectionBox> {
    SectionBoxWidget(self, sender)
  }
}

/// In a form, a free row is between a section and what is above or below it.
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
