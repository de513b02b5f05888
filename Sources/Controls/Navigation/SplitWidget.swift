import RecurseCore

/// A sidebar, a divider and details, beside each other.
struct SplitElement: WidgetElement {
  enum Event: Sendable {
    case resized(Int)
    case entered(detail: Bool)
  }

  var room: SplitRoom
  /// Whether the owner's state says which part is shown where there is room for one.
  var isBound: Bool

  func makeWidget(_ sender: EventSender<SplitElement>) -> ElementWidget<SplitElement> {
    SplitWidget(self, sender)
  }
}

final class SplitWidget: FillingWidget<SplitElement> {
  /// Whether the focus was in the details when it was last in either part.
  private var wasInDetail: Bool?

  override func update(from old: SplitElement) {
    if element.room.showsDetail, !old.room.showsDetail { children.last?.takeFocusAfterPress() }
  }

  override func layoutChanged() {
    let columns = contentSize.columns
    if columns != element.room.total { send(.resized(columns)) }
  }

  override func focusMovedInside() {
    guard children.count == 3 else { return }
    let isInDetail = children[2].isFocusInside
    guard isInDetail || children[0].isFocusInside, isInDetail != wasInDetail else { return }
    // Which part has the focus first says nothing where the state knows which one is wanted.
    let isFirst = wasInDetail == nil && element.isBound
    wasInDetail = isInDetail
    guard !isFirst, !element.room.isNarrow, isInDetail != element.room.showsDetail else { return }
    send(.entered(detail: isInDetail))
  }

  override func focusWanted(in child: Widget) {
    let isDetail = child === children.last
    if element.room.isNarrow, isDetail != element.room.showsDetail {
      send(.entered(detail: isDetail))
    }
  }
}
