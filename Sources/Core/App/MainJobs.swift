import RecurseTerminal

/// The jobs of the main queue, run from synchronous code without a terminal until work has a value.
@MainActor
package final class MainJobs<Value: Sendable> {
  private let waiter: any LoopWaiter
  private let loop: EventLoop
  private var result: Result<Value, any Error>?
  private var isOver = false

  package init() throws(TerminalError) {
    let waiter = try LoopForm(environment: processEnvironment()).makeWaiter()
    self.waiter = waiter
    loop = EventLoop(terminal: NoTerminal(), decoder: InputDecoder(), waiter: waiter)
  }

  /// Runs work beside the main actor, and returns its value.
  package func value(of work: @escaping @Sendable () async throws -> Value) throws -> Value {
    Task {
      do { result = .success(try await work()) } catch { result = .failure(error) }
      loop.setNeedsTurn()
    }
    while true {
      isOver = false
      loop.run(until: MonotonicTime.now + .seconds(1_000_000_000)) {
        self.result == nil
      } completion: {
        self.isOver = true
      }
      try waiter.keepMainThread { isOver }
      if let result { return try result.get() }
    }
  }
}

/// A stand-in for the terminal.
@MainActor
final class NoTerminal: EventLoopTerminal {
  let inputDescriptor: Int32 = -1
  let mayBeRead = true
  let signalDescriptor: Int32 = -1
  let isBlocked = false
  func flush() {}
  func stopRequested() {}
  func wasContinued() {}
  func sizeMayHaveChanged() {}
  func takeNewSize() -> CellSize? { nil }
  func didFinishTurn() {}
  func willWait() {}
  func didWait() {}
}
