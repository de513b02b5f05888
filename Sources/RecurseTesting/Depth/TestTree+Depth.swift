import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension TestTree: TestedApp {
  /// The depth of a tree: ``Depth/tree``.
  public var depth: Depth { .tree }

  /// Returns a Boolean value that indicates whether an element shows a text.
  ///
  /// A field that contains text hides its title, and a secure field hides its text.
  public func shows(_ text: String) -> Bool {
    elements.contains { $0.shown.contains(text) || $0.error?.contains(text) == true }
  }

  /// Throws ``DepthFailure``: a tree has no keyboard.
  public func press(_ keys: [Key]) throws {
    throw missing("keyboard", "press a button by its label, type into a field")
  }
  /// Throws ``DepthFailure``: a tree has no keyboard.
  public func type(_ text: String) throws { throw missing("keyboard", "type into a field") }
  /// Throws ``DepthFailure``: a tree has no keyboard.
  public func paste(_ text: String) throws { throw missing("keyboard", "type into a field") }
  /// Throws ``DepthFailure``: a tree has no mouse.
  public func click(_ label: String, count: Int) throws {
    throw missing("mouse", "press a button by its label")
  }
  /// Throws ``DepthFailure``: a tree has no mouse.
  public func drag(from start: CellPoint, to end: CellPoint) throws {
    throw missing("mouse", "move a row with moveRow")
  }
  /// Throws ``DepthFailure``: a tree has no viewport.
  public func scroll(_ direction: WheelDirection, notches: Int, over label: String) throws {
    throw missing("viewport", "it shows all rows")
  }
  /// Throws ``DepthFailure``: a tree has no focus.
  public func focus(_ label: String) throws {
    throw missing("focus", "make the tree with a state that has it")
  }
  /// Throws ``DepthFailure``: a tree has no size.
  public func resize(columns: Int, rows: Int) throws {
    throw missing("size", "give it an environment with another windowSize")
  }

  private func missing(_ what: String, _ instead: String) -> DepthFailure {
    DepthFailure(description: "a tree has no \(what): \(instead), or test at .screen")
  }

  /// Throws ``WaitFailure`` unless the condition is already true: a tree has no time.
  public func wait(
    until what: String, within limit: Duration, _ condition: () throws -> Bool
  ) async throws {
    guard try !condition() else { return }
    throw WaitFailure(what: what, running: [], picture: picture)
  }
}

extension FoundElement {
  /// The text that the element shows.
  fileprivate var shown: String {
    guard role == .textField || role == .secureField else { return label }
    guard let value, !value.isEmpty else { return label }
    return role == .textField ? value : String(repeating: "•", count: value.count)
  }
}
