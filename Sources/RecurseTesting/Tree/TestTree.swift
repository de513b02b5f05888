import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// What a component shows in a state, with nothing running: no effect, no time, no screen.
///
/// ```swift
/// let tree = tree(LoginForm(), state: .init(username: "Test", password: "no"))
/// try tree.press("Login")
/// #expect(!tree.state.usernameValid)
/// #expect(tree.outputs.isEmpty)
/// ```
///
/// There is no layout: what depends on its size, in a `GeometryReader`, has that of the
/// environment's window.
@MainActor
public func tree<Root: Component>(
  _ root: Root, state: Root.State? = nil, environment: EnvironmentValues = EnvironmentValues()
) -> TestTree<Root> {
  TestTree(root, state: state, environment: environment)
}

/// A component's elements in a state, to be queried and pressed.
@MainActor
public final class TestTree<Root: Component>: ElementQueries {
  private let runtime: Runtime<RecordingHost>
  private let emitted = Log<Root.Output>()
  private let reported = Log<String>()

  /// What the component emitted, in order.
  public var outputs: [Root.Output] { emitted.entries }
  /// Warnings: duplicate keys, content placed nowhere.
  public var reports: [String] { reported.entries }

  init(_ root: Root, state: Root.State?, environment: EnvironmentValues) {
    let window = environment.windowSize
    let host = RecordingHost(
      name: describe,
      size: {
        $0 is GeometryElement ? ElementSize(columns: window.columns, rows: window.rows) : nil
      })
    runtime = Runtime(
      root, state: state, on: host, clock: ManualTime().clock,
      environment: environment, startsEffects: false,
      onOutput: { [emitted] in emitted.entries.append($0) },
      onReport: { [reported] in reported.entries.append($0) })
    showRows()
  }

  /// The rows of a list that a tree shows at most.
  private static var shownRows: Int { 10_000 }

  /// Renders what changed, and every row of its lists.
  func commit() {
    runtime.commit()
    showRows()
  }

  /// There is nothing to scroll: a list has all its rows, of very many the first.
  private func showRows() {
    repeat {
      for element in elements {
        guard let lazy = element.instance.lazyChildren else { continue }
        element.instance.report(window: 0..<min(lazy.count, Self.shownRows))
      }
      runtime.commit()
    } while elements.contains {
      guard let lazy = $0.instance.lazyChildren else { return false }
      return lazy.indices.count < min(lazy.count, Self.shownRows)
    }
  }

  /// The component's state.
  public var state: Root.State {
    unsafeDowncast(runtime.rootInstance, to: TypedComponentInstance<Root>.self).state
  }

  /// The elements; what properties changed since the last look is rendered first.
  public var elements: [FoundElement] {
    runtime.commit()
    return runtime.rootElement.elementsBelow.dropFirst().map { $0 }
  }

  /// The tree as text, an element a line: its role, label and value.
  public var picture: String {
    runtime.commit()
    return runtime.host.root.children.map(\.picture).joined(separator: "\n")
  }

  /// The operations on widgets since the last call.
  public func takeOperations() -> [Operation] {
    runtime.commit()
    return runtime.host.takeOperations()
  }

  /// What the updates since the last call did.
  public func takeRecord() -> UpdateRecord {
    runtime.commit()
    return runtime.takeRecord()
  }

  /// The error that a handler threw and nobody caught.
  public var failure: Failure? { runtime.uncaughtFailure }

  /// Presses the button, or turns the toggle, with a label.
  public func press(_ label: String) throws { try press(pressable(label)) }

  /// Presses the button, or turns the toggle, that was found.
  public func press(_ element: FoundElement) throws {
    switch element.element {
    case is ButtonElement: element.send(ButtonElement.Press(), of: ButtonElement.self)
    case let toggle as ToggleElement: element.send(!toggle.isOn, of: ToggleElement.self)
    default:
      throw SearchFailure(message: "“\(element.label)” cannot be pressed", picture: picture)
    }
    commit()
  }

  /// Writes a text into the field with a title, in place of what it holds.
  public func type(_ text: String, into title: String) throws {
    try field(title).send(text, of: TextFieldElement.self)
    commit()
  }

  /// Reports an event of the one element of a type.
  public func send<E: Element>(_ event: E.Event, to type: E.Type) throws {
    let found = elements.filter { $0.element is E }
    guard found.count == 1 else {
      throw SearchFailure(message: "\(found.count) elements are a \(type)", picture: picture)
    }
    found[0].send(event, of: type)
    commit()
  }
}

/// An element in words: its role, label and value, else its description.
@MainActor
func describe(_ element: any Element) -> String {
  if let box = element as? BoxedElement { return "box [\(describeViews(in: box.widget))]" }
  guard let known = element as? any Accessible else { return "\(element)" }
  let name = "\(known.role) “\(known.label)”"
  return known.value.map { "\(name) = “\($0)”" } ?? name
}

/// The views of a box in words.
@MainActor
private func describeViews(in widget: Widget) -> String {
  let name = widget.shownElement.map { $0 is any Accessible ? [describe($0)] : [] } ?? []
  return (name + widget.children.map(describeViews)).joined(separator: ", ")
}

/// What was told so far.
@MainActor
final class Log<Entry> {
  var entries: [Entry] = []
}
