/// The calls of an ``EventLoop``, in the order of one turn: input, a new size, signals that end the
/// app, the deadline, then the end of the turn.
@MainActor
package protocol EventLoopDelegate: AnyObject {
  /// Handles typed events, in order.
  ///
  /// - Returns: How many events were handled, at least one. The others are delivered again in the
  ///   next turn, before anything else is read.
  func eventLoopDidReceive(_ events: ArraySlice<InputEvent>) -> Int
  /// What the terminal answered, before the events that came with it.
  func eventLoopDidReceive(_ replies: [TerminalReply])
  func eventLoopDidResize(to size: CellSize)
  /// Also `hangUp`, once, when the terminal is closed.
  func eventLoopDidReceive(_ signal: TerminationSignal)
  /// The end of a turn, after the main queue's jobs: commit, paint, present.
  func eventLoopTurn()
  /// When the next turn begins at the latest, in ``MonotonicTime``; `nil` for no limit.
  var eventLoopDeadline: Duration? { get }
  func eventLoopDeadlinePassed()
}

extension EventLoopDelegate {
  package func eventLoopDidReceive(_ replies: [TerminalReply]) {}
}
