import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension TestTree: TestedApp {
  public var depth: Depth { .tree }

  /// Whether a text stands on an element. A field with a text hides its title, a secret one its
  /// text.
  public func shows(_ text: String) -> Bool { elements.contains { $0.shown.contains(text) } }

  public func press(_ keys: [Key]) throws {
    throw missing("keyboard", "press a button by its label, type into a field")
  }
  public func type(_ text: String) throws { throw missing("keyboard", "type into a field") }
  public func paste(_ text: String) throws { throw missing("keyboard", "type into a field") }
  public func click(_ label: String, count: Int) throws {
    throw missing("mouse", "press a button by its label")
  }
  public func drag(from start: CellPoint, to end: CellPoint) throws {
    throw missing("mouse", "move a row with moveRow")
  }
  public func scroll(_ direction: WheelDirection, notches: Int, over label: String) throws {
    throw missing("place to scroll to", "all that there is can be seen")
  }
  public func focus(_ label: String) throws {
    throw missing("focus", "say it in the state that the tree is made with")
  }
  public func resize(columns: Int, rows: Int) throws {
    throw missing("size", "give it an environment with another windowSize")
  }

  private func missing(_ what: String, _ instead: String) -> DepthFailure {
    DepthFailure(description: "a tree has no \(what): \(instead), or test at .screen")
  }

  /// A tree has no time: the condition holds now, or never.
  public func wait(
    until what: String, within limit: Duration, _ condition: () throws -> Bool
  ) async throws {
    guard try !condition() else { return }
    throw WaitFailure(what: what, running: [], picture: picture)
  }
}

extension FoundElement {
  /// What a person reads on the element.
  fileprivate var shown: String {
    guard role == .textField || role == .secureField else { return label }
    guard let value, !value.isEmpty else { return label }
    return role == .textField ? value : String(repeating: "•", count: value.count)
  }
}
