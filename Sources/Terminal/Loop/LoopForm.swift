/// How an event loop waits: the two forms behave alike, and each system has a default.
///
/// `RECURSE_LOOP` chooses one: `poll` waits on the main thread, with a descriptor of the main queue
/// that exists on Linux alone; `dispatch` needs only Dispatch's public interface.
package enum LoopForm: String, CaseIterable {
  case poll, dispatch

  /// The form that the environment asks for, or the system's default.
  package init(environment: [String: String]) throws(TerminalError) {
    guard let name = environment["RECURSE_LOOP"], !name.isEmpty else {
      self = MainQueue.canPoll ? .poll : .dispatch
      return
    }
    guard let form = LoopForm(rawValue: name) else {
      throw .system(
        "RECURSE_LOOP is \"\(name.terminalSafeLine)\"; it can be \"poll\" or \"dispatch\".")
    }
    self = form
  }

  /// How many descriptors Dispatch opens after the session did. It ends the process where it gets
  /// none: for its timers and sources three, on Linux, and one for the main queue.
  var laterDescriptors: Int32 {
    switch self {
    case .poll: 0
    case .dispatch: 4
    }
  }

  /// Makes the waiter of a loop, on the main thread and outside of the main queue's jobs.
  @MainActor
  package func makeWaiter() throws(TerminalError) -> any LoopWaiter {
    switch self {
    case .poll: PollingWaiter(mainQueue: try MainQueue.process())
    case .dispatch: try DispatchWaiter.process()
    }
  }
}
