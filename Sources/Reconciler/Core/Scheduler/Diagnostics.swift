/// The warnings, and the records for traces.
@MainActor
package final class Diagnostics {
  package var onReport: @MainActor (String) -> Void
  /// Takes what an app does against a rule, in strict mode.
  package var onMisuse: (@MainActor (String) -> Void)?
  /// Takes the mistakes of the app's author that fail a test, besides the report; at first those
  /// that were made before it was set.
  package var onMistake: (@MainActor (String) -> Void)? {
    didSet { if let onMistake { mistakes.forEach(onMistake) } }
  }
  private var mistakes: [String] = []
  /// Takes effects that start and end, by path and key.
  package var onEffect: (@MainActor (EffectChange, String) -> Void)?
  private var reported: Set<String> = []
  /// Events dropped because their node was gone.
  private(set) package var dropped: [String] = []

  init(onReport: @escaping @MainActor (String) -> Void) { self.onReport = onReport }

  /// Reports a warning once for each subject.
  package func report(_ message: String, about subject: String? = nil) {
    if reported.insert(subject ?? message).inserted { onReport(message) }
  }

  /// Reports a mistake of the app's author once.
  func reportMistake(_ message: String) {
    guard reported.insert(message).inserted else { return }
    onReport(message)
    if let onMistake { onMistake(message) } else { mistakes.append(message) }
  }

  func reportDuplicate(
    _ key: NodeKey, in path: String, _ first: String, at index: Int, _ second: String,
    at otherIndex: Int
  ) {
    let key = key.description
    report(
      "two siblings have the key \(key): \(path) > \(first) at \(index)"
        + " and \(path) > \(second) at \(otherIndex)",
      about: "\(path) key \(key)")
  }

  func drop(eventFor name: String) {
    // The last ones are enough for a trace.
    if dropped.count == 100 { dropped.removeFirst() }
    dropped.append(name)
  }
}

/// The change of an effect under its key.
package enum EffectChange: Sendable { case started, ended }

/// An error for updates that cause further updates without end.
public struct UpdateLoopError: Error, CustomStringConvertible {
  /// The path of components from the root to the one that kept rendering.
  public let path: String
  let cause: Cause

  enum Cause { case effects, layout }

  public var description: String {
    let reason =
      switch cause {
      case .effects: "something that runs after a commit changes the state again each time"
      case .layout: "what it shows in the room that it has changes that room again each time"
      }
    return "\(path) was still being updated after \(Engine.maximumPasses) passes: \(reason)"
  }
}
