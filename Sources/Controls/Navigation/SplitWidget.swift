import RecurseCore

/// A sidebar, a divider and details, beside each other.
struct SplitElement: WidgetElement {
  enum Event: Sendable {
    case resized(Int)
    case entered(detail: Bool)
  }

  var room: SplitRoom
  /// Whether the part with the focus is to be shown where there is room for one.
  var followsFocus: Bool

  func makeWidget(_ sender: EventSender<SplitElement>) -> ElementWidget<SplitElement> {
    SplitWidget(self, sender)
  }
}

final class SplitWidget: ContainerWidget<SplitElement> {
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.stretchesWidth = true
    style.stretchesHeight = true
    style.flexShrink = 1
    style.minHeight = 0
    return style
  }

  override func update(from old: SplitElement) {}

  override func layoutChanged() {
    let columns = contentSize.columns
    if columns != element.room.total { send(.resized(columns)) }
  }

  override func focusMovedInside() {
    guard element.followsFocus, !element.room.isNarrow, children.count == 3 else { return }
    let isInDetail = children[2].isFocusInside
    guard isInDetail || children[0].isFocusInside, isInDetail != element.room.showsDetail else {
      return
    }
    send(.entered(detail: isInDetail))
  }
}
