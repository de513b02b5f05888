/// Transitions run one after the other: one that is asked for inside another waits for its end.
@MainActor
final class TransitionQueue {
  private var queued: [@MainActor () -> Void] = []
  private(set) var isRunning = false
  private var nesting = 0

  func run(_ body: () throws -> Void) rethrows {
    isRunning = true
    defer { isRunning = false }
    try body()
  }

  /// Runs a transition that was asked for inside another, when that one has ended.
  func enqueue(_ transition: @escaping @MainActor () -> Void) { queued.append(transition) }

  /// Does something, and then what was asked for inside transitions: outputs come first, in order.
  func drain(after body: () -> Void = {}) {
    nesting += 1
    body()
    while nesting == 1, !queued.isEmpty { queued.removeFirst()() }
    nesting -= 1
  }
}
