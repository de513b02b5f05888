/// The requirements of an ``EventLoop`` on its terminal.
@MainActor
package protocol EventLoopTerminal: AnyObject {
  var inputDescriptor: Int32 { get }
  /// Whether reading does not stop the process.
  var mayBeRead: Bool { get }
  /// Delivers signals as bytes: their numbers, with another bit for a key.
  var signalDescriptor: Int32 { get }
  /// The time until which the terminal may answer a question, or `nil` if no answer is pending.
  var answersUntil: Duration? { get }
  /// The time until which the terminal may tell the place of its cursor, as above.
  var placesUntil: Duration? { get }
  /// The latest time at which ``didWait()`` is called next.
  var deadline: Duration? { get }
  /// The event as the app is to have it, or `nil` if it is not for the app.
  func located(_ event: InputEvent) -> InputEvent?
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
  package var answersUntil: Duration? { nil }
  package var placesUntil: Duration? { nil }
  package var deadline: Duration? { nil }
  package func located(_ event: InputEvent) -> InputEvent? { event }
  package func childMayHaveChanged() {}
}
