import RecurseCore
import RecurseReconciler

/// The changes in an app that the test has not expected yet.
///
///     action ─▶ changes ─▶ expect… removes them ─▶ next action: what remains is a failure
@MainActor
final class Ledger {
  /// The states that the test has expected, by component.
  private var known: [ObjectIdentifier: Known] = [:]
  private(set) var effects: [(change: EffectChange, name: String)] = []
  /// The number of outputs that the test has expected.
  var outputs = 0
  /// The changes that the test had not expected when its next action began.
  private(set) var failures: [String] = []
  private var action = "the first frame"

  private struct Known {
    /// Retained, so that no other instance gets the same identity.
    let instance: ComponentInstance
    var value: Any
    var lines: ValueLines
  }

  func record(_ change: EffectChange, _ name: String) { effects.append((change, name)) }

  func takeEffects() -> [(change: EffectChange, name: String)] {
    defer { effects = [] }
    return effects
  }

  /// Returns the state of a component that the test has expected.
  func value(of instance: ComponentInstance) -> Any {
    known[ObjectIdentifier(instance)]?.value ?? instance.anyInitialState
  }

  func accept(_ value: Any, of instance: ComponentInstance) {
    known[ObjectIdentifier(instance)] = Known(
      instance: instance, value: value, lines: ValueLines(value))
  }

  /// Returns the differences between the components' states and the expected ones, one line per
  /// part.
  func stateChanges(in components: [ComponentInstance]) -> [String] {
    let mounted = Set(components.map { ObjectIdentifier($0) })
    known = known.filter { mounted.contains($0.key) }
    return components.flatMap { component in
      if known[ObjectIdentifier(component)] == nil {
        accept(component.anyInitialState, of: component)
      }
      guard let known = known[ObjectIdentifier(component)] else { return [String]() }
      let changes = known.lines.differences(to: ValueLines(component.anyState))
      return changes.map { "\(component.path): \($0)" }
    }
  }

  /// Turns the remaining changes into a failure, then accepts them.
  func close(_ components: [ComponentInstance], outputs new: [String], next: String) {
    let remaining =
      stateChanges(in: components) + effects.map { "effect \($0.change): \($0.name)" }
      + new.dropFirst(outputs).map { "output: \($0)" }
    if !remaining.isEmpty {
      failures.append((["after \(action):"] + remaining.map { "  \($0)" }).joined(separator: "\n"))
    }
    for component in components { accept(component.anyState, of: component) }
    effects = []
    outputs = new.count
    action = next
  }
}

/// An error for a change in an exhaustive test that was not expected, or that differs from the
/// expectation.
public struct ExpectationFailure: Error, CustomStringConvertible {
  /// The changes, and the action that caused them.
  public let description: String
}
