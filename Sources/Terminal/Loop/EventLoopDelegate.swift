/// The calls of an ``EventLoop``, in the order of one turn: input, a new size, signals that end the
/// app, the deadline, then the end of the turn.
@MainActor
package protocol EventLoopDelegate: AnyObject {
  /// Handles typed events, in order.
  ///
  /// - Returns: how many events were handled, at least one. The others are delivered again in the
  ///   next turn, before anything else is read.
  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int
  /// Handles the terminal's answers, before the events that came with them.
  func eventLoopDidReceive(_ replies: [TerminalReply])
  func eventLoopDidResize(to size: CellSize)
  /// Also `hangUp`, once, when the terminal is closed.
  func eventLoopDidReceive(_ signal: TerminationSignal)
  /// The end of a turn, after the main queue's jobs: commit, paint, present.
  func eventLoopTurn()
  /// The latest time at which the next turn begins, in ``MonotonicTime``, or `nil` for no limit.
  var eventLoopDeadline: Duration? { get }
  func eventLoopDeadlinePassed()
}

extension EventLoopDelegate {
  package func eventLoopDidReceive(_ replies: [TerminalReply]) {}
}
