#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the terminal cannot be used; its description is the one line to show.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// `TERM` is unset or empty.
  case terminalNotNamed
  /// No entry describes the terminal that `TERM` names.
  case terminalUnknown(String)
  /// The terminal cannot put its cursor anywhere, as `TERM=dumb`.
  case terminalTooSimple(String)
  /// Neither standard input nor standard output is a terminal, and the process has no other.
  case noTerminal
  /// A session is open: the process has one terminal.
  case alreadyOpen
  /// The event loop was started where the main queue cannot run.
  case mainQueueIsBusy
  /// The system refused something; the text says what.
  case system(String)

  /// What the system refused, by its error number.
  static func refused(_ number: Int32, _ what: String) -> TerminalError {
    switch number {
    case EMFILE, ENFILE:
      .system(
        "Too few files may be open at once (ulimit -n): an app needs 16, and those that it opens.")
    case ENOMEM: .system("There is too little memory: \(what).")
    default: .system("\(what): \(String(cString: strerror(number))).")
    }
  }

  public var description: String {
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

  /// The name comes from the environment and goes to a terminal.
  private static func printable(_ name: String) -> String {
    String(name.unicodeScalars.prefix(64)).terminalSafeLine
  }
}
