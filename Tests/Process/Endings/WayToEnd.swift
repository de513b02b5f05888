import RecurseTerminal
import RecurseTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Everything that ends an app.
enum WayToEnd: String, CaseIterable, Sendable {
  case quit, quitWithStatus, controlC, controlBackslash
  case interrupt, terminate, hangUp, quitSignal
  case fatalError, stackOverflow, abort, segmentationFault
  case error, exit
  case closedTerminal

  /// The fixture's action at `!`.
  var fixture: String {
    switch self {
    case .fatalError: "fatal-error"
    case .stackOverflow: "stack-overflow"
    case .abort: "abort"
    case .error: "handler-error"
    case .exit: "exit"
    default: "quit"
    }
  }

  /// The key that leads to it, if any.
  var key: Key? {
    switch self {
    case .quit: .character("q")
    case .controlC: .control("c")
    case .controlBackslash: .control("\\")
    case .quitWithStatus, .fatalError, .stackOverflow, .abort, .error, .exit: .character("!")
    default: nil
    }
  }

  /// The signal that leads to it, if any.
  var signal: Int32? {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quitSignal: SIGQUIT
    case .segmentationFault: SIGSEGV
    default: nil
    }
  }

  /// The statuses that a waiting process may see: a trap is another signal on another processor.
  var statuses: Set<RecurseTesting.ExitStatus> {
    switch self {
    case .quit: [.exited(0)]
    case .quitWithStatus: [.exited(7)]
    case .controlC: [.exited(130)]
    case .interrupt: [.signaled(SIGINT)]
    case .controlBackslash, .quitSignal: [.signaled(SIGQUIT)]
    case .terminate: [.signaled(SIGTERM)]
    case .hangUp, .closedTerminal: [.signaled(SIGHUP)]
    case .fatalError: [.signaled(SIGILL), .signaled(SIGTRAP)]
    case .stackOverflow, .segmentationFault: [.signaled(SIGSEGV)]
    case .abort: [.signaled(SIGABRT)]
    case .error: [.exited(1)]
    case .exit: [.exited(3)]
    }
  }

  /// The text on the normal screen afterwards.
  var message: String? {
    switch self {
    case .fatalError: "Fatal error: the fixture's last words"
    case .error: "ending-fixture: the fixture's mistake"
    default: nil
    }
  }

  func happen(to app: TerminalProcess) throws {
    if let key { return try app.press(key) }
    if let signal { return app.signal(signal) }
    app.closeTerminal()
  }
}
