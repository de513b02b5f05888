/// The way in which an event loop waits. Both forms behave alike, and each system has a default.
///
/// `RECURSE_LOOP` selects one: `poll` waits on the main thread, with a descriptor of the main queue
/// that exists only on Linux; `dispatch` needs only Dispatch's public interface.
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

  /// The number of descriptors that Dispatch opens after the session did. Dispatch ends the process
  /// if it gets none: three on Linux for its timers and sources, and one for the main queue.
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
