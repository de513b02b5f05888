import RecurseCore
import RecurseTerminal

/// The prompts of a process, one after the other, each an app that is run to a value.
@MainActor
enum PromptRun {
  /// The input for the next prompt, typed while another one had the terminal.
  private static var typedAhead: [InputEvent] = []

  /// Runs a prompt until it has a value; `nil` if the process has no terminal.
  nonisolated static func answer<Asked: Prompt>(
    _ make: @MainActor () -> Asked
  ) throws -> Asked.Value? {
    guard MainQueue.isMainThread else { throw TerminalError.mainQueueIsBusy }
    // The guard has checked that this is the main thread.
    return try MainActor.assumeIsolated {
      guard TerminalSession.hasTerminal else { return nil }
      let typed = typedAhead
      typedAhead = []
      let end = try make().runToEnd(typed: typed) { state in
        guard let result = state.result else { throw PromptError.cancelled }
        return (value: try result.get(), typed: state.typed)
      }
      typedAhead = end.value.typed + end.typedAhead
      return end.value.value
    }
  }

  /// Runs work with the main queue's jobs, as a prompt does.
  nonisolated static func valueWithoutTerminal<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    guard MainQueue.isMainThread else { throw TerminalError.mainQueueIsBusy }
    // The guard has checked that this is the main thread.
    return try MainActor.assumeIsolated { try MainJobs().value(of: work) }
  }
}
