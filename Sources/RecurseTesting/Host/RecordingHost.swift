import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A host without a screen: it keeps the tree of widgets and records every operation on it.
///
/// ```swift
/// let host = RecordingHost()
/// let runtime = Runtime(Counter(), on: host, clock: clock)
/// host.root["Add one"]?.send(.press, of: PlainButton.self)
/// runtime.commit()
/// #expect(host.takeOperations() == [.update("Count: 0", to: "Count: 1")])
/// ```
@MainActor
package final class RecordingHost: WidgetHost {
  /// The widget that contains the tree.
  package let root = RecordedWidget(name: "root", box: nil, instance: nil)
  private var operations: [Operation] = []
  /// The app's requests to the terminal.
  package private(set) var requests = RequestLog()
  private let name: @MainActor (any Element) -> String
  private let size: @MainActor (any Element) -> CellSize?

  /// - Parameter name: names an element in the operations; its description by default.
  package convenience init(name: @escaping @MainActor (any Element) -> String = { "\($0)" }) {
    self.init(name: name, size: { _ in nil })
  }

  /// - Parameter size: the size of an element's widget, in cells.
  package init(
    name: @escaping @MainActor (any Element) -> String,
    size: @escaping @MainActor (any Element) -> CellSize?
  ) {
    self.name = name
    self.size = size
  }

  /// The operations since the last call, in order.
  package func takeOperations() -> [Operation] {
    defer { operations = [] }
    return operations
  }

  package func perform(_ request: TerminalRequest) {
    switch request {
    case .copy(let text): _ = requests.copy(text)
    case .bell: requests.ring()
    case .notification(let text): requests.notify(text)
    case .announcement(let text): requests.announce(text)
    // A tree without a screen has no page of commands.
    case .commands: break
    }
  }

  package func make(_ element: ElementBox, for instance: ElementInstance) -> RecordedWidget {
    let widget = RecordedWidget(
      name: name(element.element), box: element, instance: instance)
    operations.append(.make(widget.name))
    if let size = size(element.element) { instance.report(size: size) }
    return widget
  }

  package func update(_ widget: RecordedWidget, from old: ElementBox, to new: ElementBox) {
    precondition(
      widget.box?.describesSame(as: old) == true,
      "updated from an element that the widget does not show")
    let last = widget.name
    widget.box = new.bare
    widget.name = name(new.element)
    operations.append(.update(last, to: widget.name))
  }

  package func insert(_ widget: RecordedWidget, into parent: RecordedWidget, at index: Int) {
    precondition(widget.parent == nil, "\(widget.name) already has a parent")
    widget.parent = parent
    parent.children.insert(widget, at: index)
    operations.append(.insert(widget.name, into: parent.name, at: index))
  }

  package func move(_ widget: RecordedWidget, in parent: RecordedWidget, from old: Int, to new: Int)
  {
    precondition(parent.children[old] === widget, "\(widget.name) is not at \(old)")
    parent.children.remove(at: old)
    parent.children.insert(widget, at: new)
    operations.append(.move(widget.name, in: parent.name, from: old, to: new))
  }

  package func remove(_ widget: RecordedWidget, from parent: RecordedWidget, at index: Int) {
    precondition(parent.children[index] === widget, "\(widget.name) is not at \(index)")
    parent.children.remove(at: index)
    widget.parent = nil
    operations.append(.remove(widget.name, from: parent.name, at: index))
  }

  package func present(_ widget: RecordedWidget, order: Int) {
    widget.parent = root
    root.children.append(widget)
    operations.append(.present(widget.name))
  }

  package func dismiss(_ widget: RecordedWidget) {
    root.children.removeAll { $0 === widget }
    widget.parent = nil
    operations.append(.dismiss(widget.name))
  }
}

/// A widget of a ``RecordingHost``.
@MainActor
package final class RecordedWidget {
  /// The name of the element in the operations.
  package internal(set) var name: String
  /// The widgets inserted into this one, in order.
  package internal(set) var children: [RecordedWidget] = []
  /// The widget that contains this one; `nil` for the root and for removed widgets.
  package internal(set) weak var parent: RecordedWidget?
  var box: ElementBox?
  // The instance owns the widget. The engine handles events after the instance is freed.
  package private(set) weak var instance: ElementInstance?
  private weak var engine: Engine?

  init(name: String, box: ElementBox?, instance: ElementInstance?) {
    self.name = name
    // Without the children: a node of an earlier render holds the state that it was made from.
    self.box = box?.bare
    self.instance = instance
    engine = instance?.engine
  }

  /// The element that the widget shows.
  package var element: (any Element)? { box?.element }

  /// Sends an event of the element, as its widget would.
  package func send<E: Element>(_ event: E.Event, of type: E.Type) {
    EventSender<E>(instance, of: engine).send(event)
  }

  /// Reports which lazy children are in the viewport.
  package func report(window: Range<Int>) { instance?.report(window: window) }

  /// Reports the widget's size in cells, as the layout would.
  package func report(columns: Int, rows: Int) {
    instance?.report(size: CellSize(columns: columns, rows: rows))
  }

  /// The tree below as text, one widget per line, indented.
  package var picture: String {
    lines().joined(separator: "\n")
  }

  private func lines(indent: String = "") -> [String] {
    return [indent + pictureName] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// The name as it is now: the content of a box, and of a list, changes without an update of it.
  private var pictureName: String {
    switch element {
    case let box as BoxedElement: describe(box)
    case let element? where element is any Accessible:
      describe(element, in: instance) { all.compactMap(\.element) }
    default: name
    }
  }

  /// This widget and its descendants, in tree order. O(n).
  package var all: [RecordedWidget] { [self] + children.flatMap(\.all) }

  /// The first descendant, or this widget, with a name.
  package subscript(name: String) -> RecordedWidget? { all.first { $0.name == name } }
}
