/// What an ``EventLoop`` calls, in the order of one wake-up: signals, input, a new size, the
/// deadline, then the turn.
@MainActor
package protocol EventLoopDelegate: AnyObject {
  /// What was typed, in order.
  ///
  /// - Returns: how many of them were handled; the others come again after a turn, before anything
  ///   else is read. One at least.
  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int
  func eventLoopDidResize(to size: CellSize)
  /// Also `hangUp`, once, when the terminal is gone.
  func eventLoopDidReceive(_ signal: TerminationSignal)
  /// The end of a wake-up, after the main queue's jobs: commit, paint, present.
  func eventLoopTurn()
  /// When to wake up though nothing happens, in the time of ``EventLoop/now``; `nil` for never.
  var eventLoopDeadline: Duration? { get }
  func eventLoopDeadlinePassed()
}

/// The terminal as an ``EventLoop`` sees it.
@MainActor
package protocol EventLoopTerminal: AnyObject {
  var inputDescriptor: Int32 { get }
  /// Signals as bytes: their numbers, and more where it was a key.
  var signalDescriptor: Int32 { get }
  /// Bytes wait until the terminal takes more.
  var isBlocked: Bool { get }
  /// The terminal takes more.
  func flush()
  /// SIGTSTP was sent.
  func stopRequested()
  /// SIGCONT was sent.
  func wasContinued()
  /// SIGWINCH was sent.
  func sizeMayHaveChanged()
  /// The new size, once, where it changed.
  func takeNewSize() -> CellSize?
  func turnEnded()
  /// The loop waits for what comes next.
  func waitBegins()
  /// Something has come: a turn begins.
  func waitEnded()
}
