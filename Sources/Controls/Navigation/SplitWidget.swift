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
  /// How often it said which part is in use.
  var entries: Int

  func makeWidget(_ sender: EventSender<SplitElement>) -> ElementWidget<SplitElement> {
    SplitWidget(self, sender)
  }
}

final class SplitWidget: FillingWidget<SplitElement> {
  /// Whether the focus was in the details when it was last in either part.
  private var wasInDetail: Bool?

  /// What the view wrote to the state since that was seen last: a press may write another one.
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
    // Which part has the focus first says nothing where the state knows which one is wanted.
    let isFirst = wasInDetail == nil && element.isBound
    wasInDetail = isInDetail
    if !isFirst { follow(isInDetail) }
  }

  /// Where the state said at first, or by the passing of time, that the other part is in use, a press
  /// here uses this one: what it writes then is a change.
  override func willPressInside() {
    guard children.count == 3 else { return }
    let isInDetail = children[2].isFocusInside
    if isInDetail || children[0].isFocusInside { follow(isInDetail) }
  }

  /// Where both parts are shown, the one with the focus is the one in use.
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
