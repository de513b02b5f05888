import RecurseReconciler
import RecurseWidgets

/// A host that shows nothing: it keeps the tree and writes down every operation.
///
/// ```swift
/// let host = RecordingHost()
/// let runtime = Runtime(Counter(), on: host, clock: clock)
/// host.root["Add one"]?.send(.press, of: PlainButton.self)
/// runtime.commit()
/// #expect(host.takeOperations() == [.update("Count: 0", to: "Count: 1")])
/// ```
@MainActor
public final class RecordingHost: WidgetHost {
  public let root = RecordedWidget(name: "root", box: nil, instance: nil)
  private var operations: [Operation] = []
  private let name: @MainActor (any Element) -> String
  private let size: @MainActor (any Element) -> ElementSize?

  /// - Parameter name: how an element is called in the log; its description by default.
  public convenience init(name: @escaping @MainActor (any Element) -> String = { "\($0)" }) {
    self.init(name: name, size: { _ in nil })
  }

  /// - Parameter size: how large the widget of an element is to be.
  package init(
    name: @escaping @MainActor (any Element) -> String,
    size: @escaping @MainActor (any Element) -> ElementSize?
  ) {
    self.name = name
    self.size = size
  }

  /// The operations since the last call.
  public func takeOperations() -> [Operation] {
    defer { operations = [] }
    return operations
  }

  public func make(_ element: ElementBox, for instance: ElementInstance) -> RecordedWidget {
    let widget = RecordedWidget(
      name: name(element.element), box: element, instance: instance)
    operations.append(.make(widget.name))
    if let size = size(element.element) { instance.report(size: size) }
    return widget
  }

  public func update(_ widget: RecordedWidget, from old: ElementBox, to new: ElementBox) {
    precondition(
      widget.box?.describesSame(as: old) == true,
      "updated from an element that the widget does not show")
    let last = widget.name
    widget.box = new.bare
    widget.name = name(new.element)
    operations.append(.update(last, to: widget.name))
  }

  public func insert(_ widget: RecordedWidget, into parent: RecordedWidget, at index: Int) {
    precondition(widget.parent == nil, "\(widget.name) already has a parent")
    widget.parent = parent
    parent.children.insert(widget, at: index)
    operations.append(.insert(widget.name, into: parent.name, at: index))
  }

  public func move(_ widget: RecordedWidget, in parent: RecordedWidget, from old: Int, to new: Int)
  {
    precondition(parent.children[old] === widget, "\(widget.name) is not at \(old)")
    parent.children.remove(at: old)
    parent.children.insert(widget, at: new)
    operations.append(.move(widget.name, in: parent.name, from: old, to: new))
  }

  public func remove(_ widget: RecordedWidget, from parent: RecordedWidget, at index: Int) {
    precondition(parent.children[index] === widget, "\(widget.name) is not at \(index)")
    parent.children.remove(at: index)
    widget.parent = nil
    operations.append(.remove(widget.name, from: parent.name, at: index))
  }
}

/// A widget of a ``RecordingHost``.
@MainActor
public final class RecordedWidget {
  public internal(set) var name: String
  public internal(set) var children: [RecordedWidget] = []
  public internal(set) weak var parent: RecordedWidget?
  var box: ElementBox?
  // The instance holds the widget, and the engine is asked when the instance is gone.
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
  public var element: (any Element)? { box?.element }

  /// Reports an event of the element, as its widget would.
  public func send<E: Element>(_ event: E.Event, of type: E.Type) {
    EventSender<E>(instance, of: engine).send(event)
  }

  /// Reports which lazy children can be seen.
  public func report(window: Range<Int>) { instance?.report(window: window) }

  /// Reports how large the widget is, for what depends on that.
  public func report(columns: Int, rows: Int) {
    instance?.report(size: ElementSize(columns: columns, rows: rows))
  }

  /// The tree below, one widget a line, indented.
  public var picture: String {
    lines().joined(separator: "\n")
  }

  private func lines(indent: String = "") -> [String] {
    // What is in a box changes with no update of the box.
    let name = (element as? BoxedElement).map { describe($0) } ?? name
    return [indent + name] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// This widget and all below it, in tree order.
  public var all: [RecordedWidget] { [self] + children.flatMap(\.all) }

  /// The first widget below with a name.
  public subscript(name: String) -> RecordedWidget? { all.first { $0.name == name } }
}
