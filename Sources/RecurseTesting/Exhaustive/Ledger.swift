import RecurseReconciler

/// What happened in an app and has not been expected yet.
///
///     verb ─▶ something happens ─▶ expect… takes it out ─▶ next verb: what is left is a failure
@MainActor
final class Ledger {
  /// The states that the test knows of, by component.
  private var known: [ObjectIdentifier: Known] = [:]
  private(set) var effects: [(change: EffectChange, name: String)] = []
  /// How many outputs the test knows of.
  var outputs = 0
  /// What was left at the begin of a later verb.
  private(set) var failures: [String] = []
  private var verb = "the first frame"

  private struct Known {
    /// Kept, so that no other takes its identity.
    let instance: ComponentInstance
    var value: Any
    var lines: ValueLines
  }

  func note(_ change: EffectChange, _ name: String) { effects.append((change, name)) }

  func takeEffects() -> [(change: EffectChange, name: String)] {
    defer { effects = [] }
    return effects
  }

  /// The state that the test knows of a component.
  func value(of instance: ComponentInstance) -> Any {
    known[ObjectIdentifier(instance)]?.value ?? instance.anyInitialState
  }

  func know(_ value: Any, of instance: ComponentInstance) {
    known[ObjectIdentifier(instance)] = Known(
      instance: instance, value: value, lines: ValueLines(value))
  }

  /// What the components' states are beyond what the test knows, a line for each part.
  func stateChanges(in components: [ComponentInstance]) -> [String] {
    let mounted = Set(components.map { ObjectIdentifier($0) })
    known = known.filter { mounted.contains($0.key) }
    return components.flatMap { component in
      if known[ObjectIdentifier(component)] == nil {
        know(component.anyInitialState, of: component)
      }
      guard let known = known[ObjectIdentifier(component)] else { return [String]() }
      let changes = known.lines.differences(to: ValueLines(component.anyState))
      return changes.map { "\(component.path): \($0)" }
    }
  }

  /// Takes what is left as failures, then knows it.
  func close(_ components: [ComponentInstance], outputs new: [String], next: String) {
    let left =
      stateChanges(in: components) + effects.map { "effect \($0.change): \($0.name)" }
      + new.dropFirst(outputs).map { "output: \($0)" }
    if !left.isEmpty {
      failures.append((["after \(verb):"] + left.map { "  \($0)" }).joined(separator: "\n"))
    }
    for component in components { know(component.anyState, of: component) }
    effects = []
    outputs = new.count
    verb = next
  }
}

/// Something happened in an exhaustive test that it did not expect, or not as it expected.
public struct ExpectationFailure: Error, CustomStringConvertible {
  public let description: String
}
