import RecurseReconciler
import RecurseTerminal
import RecurseWidgets
internal import Testing

/// Creates the tree that a component renders in a state, without effects, time or a screen.
///
/// ```swift
/// let tree = tree(LoginForm(), state: .init(username: "Test", password: "no"))
/// try tree.press("Login")
/// #expect(!tree.state.usernameValid)
/// #expect(tree.outputs.isEmpty)
/// ```
///
/// There is no layout: a `GeometryReader` gets the size of the environment's window.
///
/// - Parameter state: the root's state, or `nil` for the component's `initialState`.
@MainActor
public func tree<Root: Component>(
  _ root: Root, state: Root.State? = nil, environment: EnvironmentValues = EnvironmentValues(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> TestTree<Root> {
  TestTree(
    root, state: state, environment: environment,
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The elements that a component renders, which tests find by their labels and press. See
/// `tree(_:state:environment:)`.
@MainActor
public final class TestTree<Root: Component>: ElementQueries {
  let runtime: Runtime<RecordingHost>
  private let emitted = Collected<Root.Output>()
  private let reported = Collected<String>()

  /// The outputs of the component, in order.
  public var outputs: [Root.Output] { emitted.entries }
  /// The copied texts, the bells, the notifications and the announcements, as in ``TestScreen``.
  public var copied: [String] { runtime.host.requests.copied }
  public var bells: Int { runtime.host.requests.bells }
  public var notifications: [String] { runtime.host.requests.notifications }
  public var announcements: [String] { runtime.host.requests.announcements }
  /// Warnings, such as duplicate keys and content that is never mounted.
  public var reports: [String] { reported.entries }

  init(
    _ root: Root, state: Root.State?, environment: EnvironmentValues,
    sourceLocation: SourceLocation
  ) {
    let window = environment.windowSize
    let host = RecordingHost(
      name: describe,
      size: {
        $0 is GeometryElement ? window : nil
      })
    runtime = Runtime(
      root, state: state, on: host, clock: ManualTime().clock,
      environment: environment, startsEffects: false,
      onOutput: { [emitted] in emitted.entries.append($0) },
      onReport: { [reported] in reported.entries.append($0) })
    runtime.engine.diagnostics.onMistake = {
      StrictIssues(at: sourceLocation).record(mistake: $0)
    }
    showRows()
  }

  /// The maximum number of rows of a list that a tree mounts.
  private static var shownRows: Int { 10_000 }

  /// Renders the changes, and every row of the lists.
  func commit() {
    runtime.commit()
    showRows()
  }

  /// Mounts all rows of each list, up to `shownRows`: a tree has no viewport.
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

  /// The root component's state.
  public var state: Root.State {
    unsafeDowncast(runtime.rootInstance, to: TypedComponentInstance<Root>.self).state
  }

  /// All elements in tree order. Renders changes of properties first. O(n).
  public var elements: [FoundElement] {
    runtime.commit()
    return runtime.rootElement.elementsBelow.dropFirst().map { $0 }
  }

  /// The tree as text, one element per line: its role, label and value.
  public var picture: String {
    runtime.commit()
    return runtime.host.root.children.map(\.picture).joined(separator: "\n")
  }

  /// Returns the operations on widgets since the last call, in order.
  package func takeOperations() -> [Operation] {
    runtime.commit()
    return runtime.host.takeOperations()
  }

  /// Returns counts of the work done by the updates since the last call.
  public func takeRecord() -> UpdateRecord {
    runtime.commit()
    return runtime.takeRecord()
  }

  /// The error that no error boundary caught.
  public var failure: Failure? { runtime.uncaughtFailure }

  /// Presses the button or switches the toggle with a label.
  public func press(_ label: String) throws { try press(pressable(label)) }

  /// Presses a button or switches a toggle. A default button does nothing while its form has an
  /// error.
  public func press(_ element: FoundElement) throws {
    if isHeldBack(element) { return }
    switch element.element {
    case is ButtonElement: element.send(ButtonElement.Press(), of: ButtonElement.self)
    case let toggle as ToggleElement: element.send(!toggle.isOn, of: ToggleElement.self)
    default:
      throw SearchFailure(
        message: "“\(element.label)” cannot be pressed in a tree: test at .screen", picture: picture
      )
    }
    commit()
  }

  /// Replaces the text of the field with a title.
  public func type(_ text: String, into title: String) throws {
    try field(title).send(FieldEdit(text), of: TextFieldElement.self)
    commit()
  }

  /// Sends an event of the only element of a type, as its widget would.
  ///
  /// - Throws: ``SearchFailure`` if there is no such element, or more than one.
  public func send<E: Element>(_ event: E.Event, to type: E.Type) throws {
    let found = elements.filter { $0.element is E }
    guard found.count == 1 else {
      throw SearchFailure(message: "\(found.count) elements are a \(type)", picture: picture)
    }
    found[0].send(event, of: type)
    commit()
  }
}
