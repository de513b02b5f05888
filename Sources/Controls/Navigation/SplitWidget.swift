import RecurseCore

/// A sidebar, a divider and a detail view, side by side.
struct SplitElement: WidgetElement {
  enum Event: Sendable {
    case resized(Int)
    case entered(detail: Bool)
  }

  var room: SplitRoom
  /// Whether the owner's state selects the part that is shown if there is room for one.
  var isBound: Bool
  /// The number of times that the widget reported the part in use.
  var entries: Int

  func makeWidget(_ sender: EventSender<SplitElement>) -> ElementWidget<SplitElement> {
    SplitWidget(self, sender)
  }
}

final class SplitWidget: FillingWidget<SplitElement> {
  /// Whether the focus was in the detail view when it was last in either part.
  private var wasInDetail: Bool?

  /// The value that the view wrote since the last update; a press may write another one.
  private var written: Bool?

  private var showsDetail: Bool { written ?? element.room.showsDetail }

  override func update(from old: SplitElement) {
    let (last, shows) = (written ?? old.room.showsDetail, element.room.showsDetail)
    written = nil
    if shows != last { (shows ? children.last : children.first)?.takeFocusAfterPress() }
  }

  override func layoutChanged() {
    let columns = contentSize.columns
    if columns != element.room.total { send(.resized(columns)) }
  }

  override func focusMovedInside() {
    guard children.count == 3 else { return }
    let isInDetail = children[2].isFocusInside
    guard isInDetail || children[0].isFocusInside, isInDetail != wasInDetail else { return }
    // The first focus is no choice if the state already says which part is wanted.
    let isFirst = wasInDetail == nil && element.isBound
    wasInDetail = isInDetail
    if !isFirst { follow(isInDetail) }
  }

  /// A press in a part puts that part in use, even if the state chose the other one at first or by
  /// the passing of time. The value that the press writes is then a change.
  override func willPressInside() {
    guard children.count == 3 else { return }
    let isInDetail = children[2].isFocusInside
    if isInDetail || children[0].isFocusInside { follow(isInDetail) }
  }

  /// If both parts are shown, the one with the focus is the one in use.
  private func follow(_ isInDetail: Bool) {
    if !element.room.isNarrow, isInDetail != showsDetail { enter(isInDetail) }
  }

  private func enter(_ isDetail: Bool) {
    written = isDetail
    send(.entered(detail: isDetail))
  }

  override func focusWanted(in child: Widget) {
    let isDetail = child === children.last
    if element.room.isNarrow, isDetail != showsDetail { enter(isDetail) }
  }
}
