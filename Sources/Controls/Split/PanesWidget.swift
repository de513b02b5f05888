import RecurseCore

/// Panes with dividers between them, along an axis.
struct PanesElement: WidgetElement {
  enum Event: Sendable {
    case resized(Int)
    /// The focus is in a pane.
    case entered(String)
    /// A press leads to content in a hidden pane.
    case wanted(String)
  }

  var axis: Axis
  /// The ids of the panes, in the order of the widgets.
  var ids: [String]
  var available: Int?
  /// The pane that had the focus last, or was asked for last.
  var inUse: String?
  /// The number of times that a person asked for a pane that had no room.
  var requests: Int

  func makeWidget(_ sender: EventSender<PanesElement>) -> ElementWidget<PanesElement> {
    PanesWidget(self, sender)
  }
}

final class PanesWidget: FillingWidget<PanesElement> {
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = element.axis == .horizontal ? .row : .column
    style.alignItems = .stretch
    return style
  }

  private var panes: [Widget] { children.filter { !($0 is SplitDividerWidget<SplitGap>) } }

  override func update(from old: PanesElement) {
    if element.axis != old.axis { super.update(from: old) }
    guard element.requests > old.requests else { return }
    let pane = zip(element.ids, panes).first { $0.0 == element.inUse }
    pane?.1.takeFocusAfterPress()
  }

  override func layoutChanged() {
    let cells = element.axis == .horizontal ? contentSize.columns : contentSize.rows
    if cells != element.available { send(.resized(cells)) }
  }

  override func focusMovedInside() {
    let pane = zip(element.ids, panes).first { $0.1.isFocusInside }
    if let pane, pane.0 != element.inUse { send(.entered(pane.0)) }
  }

  override func focusWanted(in child: Widget) {
    let pane = zip(element.ids, panes).first { $0.1 === child }
    if let pane { send(.wanted(pane.0)) }
  }
}

/// A container that fills the available room, and shrinks to it.
class FillingWidget<E: Element>: ContainerWidget<E> {
  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.stretchesWidth = true
    style.stretchesHeight = true
    style.flexShrink = 1
    style.minHeight = 0
    return style
  }
}
