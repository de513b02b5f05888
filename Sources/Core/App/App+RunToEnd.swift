import RecurseReconciler
import RecurseTerminal

extension App {
  /// Runs an app from synchronous code until it ends, and returns a value of its last state and
  /// what was typed after the key that ended it. The terminal is then as it was found.
  ///
  /// A signal that ends the app ends the process.
  ///
  /// - Parameters:
  ///   - typed: what a person has typed for the app before it starts.
  ///   - value: the value of the last state.
  /// - Throws: `TerminalError` if the terminal cannot be used, and what the app did not catch.
  package func runToEnd<Value>(
    typed: [InputEvent] = [], value: @MainActor (State) throws -> Value
  ) throws -> (value: Value, typedAhead: [InputEvent]) {
    let runner = try AppRunner(self, typed: typed)
    var last: AppEnd?
    runner.run { last = $0 }
    try runner.keepMainThread { last != nil }
    if case .signal(let signal) = last?.cause { signal.endProcess() }
    last?.tellUnfinished()
    if let failure = last?.failure { throw failure.error }
    return (try value(runner.lastState(of: self)), last?.typedAhead ?? [])
  }
}
