import CRecurse

/// The reason why the terminal cannot be used. Its description is one line for the user.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// `TERM` is unset or empty.
  case terminalNotNamed
  /// The terminal that `TERM` names has no entry.
  case terminalUnknown(String)
  /// The terminal cannot move its cursor, such as `TERM=dumb`.
  case terminalTooSimple(String)
  /// Neither standard input nor standard output is a terminal, and the process has no controlling
  /// one.
  case noTerminal
  /// The process already has a session.
  case alreadyOpen
  /// The event loop was started while the main queue cannot run.
  case mainQueueIsBusy
  /// An error of the system, with its text.
  case system(String)

  /// The error for an error number of the system.
  static func refused(_ number: Int32, _ what: String) -> TerminalError {
    switch number {
    case EMFILE, ENFILE:
      .system(
        "Too few files may be open at once (ulimit -n): an app needs 16, and those that it opens.")
    case ENOMEM: .system("There is too little memory: \(what).")
    default: .system("\(what): \(String(cString: strerror(number))).")
    }
  }

  package var description: String {
    switch self {
    case .terminalNotNamed:
      "TERM is not set, so the terminal is not known; try TERM=xterm-256color."
    case .terminalUnknown(let name):
      "The terminal \"\(Self.printable(name))\" (TERM) is unknown here; "
        + "install its terminfo entry or try TERM=xterm-256color."
    case .terminalTooSimple(let name):
      "The terminal \"\(Self.printable(name))\" (TERM) cannot move its cursor; "
        + "a full-screen app needs one that can."
    case .noTerminal:
      "No terminal: standard input and output are not one, and the process has no other."
    case .alreadyOpen:
      "The terminal is already in use by this process."
    case .mainQueueIsBusy:
      "The event loop cannot run inside a job of the main queue; start the app from a synchronous "
        + "main: `App.main()` or `launch`, not from async code."
    case .system(let what):
      what
    }
  }

  /// The name comes from the environment and is printed to a terminal.
  private static func printable(_ name: String) -> String {
    String(name.unicodeScalars.prefix(64)).terminalSafeLine
  }
}
