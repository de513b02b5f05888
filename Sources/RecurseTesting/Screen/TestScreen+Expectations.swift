import RecurseCore
import RecurseReconciler
import RecurseTerminal
internal import Testing

/// Runs a test that must expect every change before its next action. Changes are those of a
/// component's state, the start and end of an effect, and each output of the root.
///
/// ```swift
/// try await exhaustively(LoginApp(delay: .milliseconds(500))) { app in
///   try app.press("Signup")
///   try app.expectState { $0 = .signingUp }
///   try app.expectEffects(started: ["sign up"])
///   await app.advance(by: .milliseconds(500))
///   try app.expectState { $0 = .users(nil) }
///   try app.expectEffects(ended: ["sign up"])
/// }
/// ```
///
/// States are compared part by part, through their mirrors; references are not followed. Three
/// kinds of state need no expectation: that of an unmounted component, the initial state of a new
/// one, and the internal state of controls. A cursor in a picker's menu is of the last kind.
///
/// - Throws: ``ExpectationFailure`` that names every unexpected change and the action that caused
///   it. Rethrows the body's errors.
@MainActor
public func exhaustively<Root: Component>(
  _ root: Root, state: Root.State? = nil, columns: Int = 80, rows: Int = 24,
  environment: EnvironmentValues = EnvironmentValues(),
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column,
  _ body: @MainActor (TestScreen<Root>) async throws -> Void
) async throws {
  let ledger = Ledger()
  let screen = TestScreen(
    root, state: state, columns: columns, rows: rows, environment: environment,
    colors: TerminalColors(of: root), ledger: ledger,
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  try await body(screen)
  await screen.settle()
  screen.closeLedger(next: "the end")
  guard !ledger.failures.isEmpty else { return }
  throw ExpectationFailure(
    description: "the test did not expect these changes\n" + ledger.failures.joined(separator: "\n")
  )
}

extension TestScreen {
  /// Expects one change of the root's state since the last expectation, and no other.
  public func expectState(_ change: (inout Root.State) throws -> Void) throws {
    try expectState(of: Root.self, change)
  }

  /// Expects one change of a component's state since the last expectation, and no other.
  ///
  /// - Parameter path: the component's path, as named in failures, if several components have the
  ///   type.
  /// - Throws: ``ExpectationFailure`` with the parts that differ.
  public func expectState<C: Component>(
    of type: C.Type, path: String? = nil, _ change: (inout C.State) throws -> Void
  ) throws {
    let ledger = try expectingLedger()
    let found = components.compactMap { $0 as? TypedComponentInstance<C> }
      .filter { path == nil || $0.path == path }
    guard found.count == 1, let component = found.first else {
      throw ExpectationFailure(
        description: "\(found.count) components are a \(type)"
          + (found.isEmpty ? "" : ": \(found.map(\.path).joined(separator: ", "))"))
    }
    guard var expected = ledger.value(of: component) as? C.State else { return }
    try change(&expected)
    ledger.accept(component.state, of: component)
    let wrong = ValueLines(expected).differences(to: ValueLines(component.state))
    guard !wrong.isEmpty else { return }
    throw ExpectationFailure(
      description: "\(component.path) is in another state than expected (expected → found)\n"
        + wrong.map { "  \($0)" }.joined(separator: "\n"))
  }

  /// Expects the effects that started and ended since the last expectation, by id, in order.
  ///
  /// An effect that restarts under its id has both ended and started.
  ///
  /// - Throws: ``ExpectationFailure`` with the effects that actually started or ended.
  public func expectEffects(started: [String] = [], ended: [String] = []) throws {
    let happened = try expectingLedger().takeEffects()
    for (change, expected) in [(EffectChange.started, started), (.ended, ended)] {
      let found = happened.filter { $0.change == change }.map(\.name)
      let isAsExpected =
        found.count == expected.count
        && zip(found, expected).allSatisfy { $0 == $1 || $0.hasSuffix(": \($1)") }
      guard !isAsExpected else { continue }
      throw ExpectationFailure(
        description: "expected effects to have \(change): \(Self.list(expected));"
          + " those that have: \(Self.list(found))")
    }
  }

  /// Expects the outputs of the root since the last expectation, in order.
  ///
  /// - Throws: ``ExpectationFailure`` with the actual outputs.
  public func expectOutputs(_ expected: Root.Output...) throws {
    let ledger = try expectingLedger()
    let found = outputs.dropFirst(ledger.outputs)
    ledger.outputs = outputs.count
    guard found.map({ ValueLines($0) }) != expected.map({ ValueLines($0) }) else { return }
    throw ExpectationFailure(
      description: "expected the outputs \(Self.list(expected.map { "\($0)" }));"
        + " those that came: \(Self.list(found.map { "\($0)" }))")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private func expectingLedger() throws -> Ledger {
    guard let ledger else {
      throw ExpectationFailure(
        description: "expectState, expectEffects and expectOutputs work in exhaustively(…) alone")
    }
    return ledger
  }

  func closeLedger(next: @autoclosure () -> String) {
    ledger?.close(components, outputs: outputs.map { "\($0)" }, next: next())
  }

  private var components: [ComponentInstance] {
    stage.runtime.rootInstance.components.filter { !$0.isOfLibrary }
  }
}

extension ComponentInstance {
  /// Whether the component is inside a control of the library, whose state a test does not know.
  fileprivate var isOfLibrary: Bool {
    String(reflecting: Self.self)
      .hasPrefix("RecurseReconciler.TypedComponentInstance<RecurseControls.")
  }
}

extension Instance {
  /// The components at and below this instance, in tree order.
  fileprivate var components: [ComponentInstance] {
    let mine = (self as? ComponentInstance).map { [$0] } ?? []
    return childInstances.reduce(mine) { $0 + $1.components }
  }
}
