/// The requirements of an ``EventLoop`` on its terminal.
@MainActor
package protocol EventLoopTerminal: AnyObject {
  var inputDescriptor: Int32 { get }
  /// Whether reading does not stop the process.
  var mayBeRead: Bool { get }
  /// Delivers signals as bytes: their numbers, with another bit for a key.
  var signalDescriptor: Int32 { get }
  /// The answers that the terminal may still give.
  var awaited: AwaitedAnswers { get }
  /// The latest time at which ``didWait()`` is called next.
  var deadline: Duration? { get }
  /// The events as the app is to have them, without those that are not for the app.
  func located(_ events: [InputEvent]) -> [InputEvent]
  /// Whether bytes wait because the terminal was blocked.
  var isBlocked: Bool { get }
  /// Writes the bytes that wait.
  func flush()
  /// SIGTSTP was sent.
  func stopRequested()
  /// SIGCONT was sent.
  func wasContinued()
  /// The program that has the terminal has ended or stopped.
  func childMayHaveChanged()
  /// SIGWINCH was sent.
  func sizeMayHaveChanged()
  /// Returns a new size once.
  func takeNewSize() -> CellSize?
  func didFinishTurn()
  /// The loop is about to wait.
  func willWait()
  /// A turn begins.
  func didWait()
}

extension EventLoopTerminal {
  package var awaited: AwaitedAnswers { AwaitedAnswers() }
  package var deadline: Duration? { nil }
  package func located(_ events: [InputEvent]) -> [InputEvent] { events }
  package func childMayHaveChanged() {}
}

/// The times until which a terminal may answer questions; `nil` where no answer is pending.
package struct AwaitedAnswers {
  /// The end of the time for an answer about colors.
  package var colors: Duration?
  /// The end of the time for the place of the cursor.
  package var place: Duration?

  package init(colors: Duration? = nil, place: Duration? = nil) {
    self.colors = colors
    self.place = place
  }
}
