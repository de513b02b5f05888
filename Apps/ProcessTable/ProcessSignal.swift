#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A signal for a process.
public enum ProcessSignal: String, Hashable, Sendable, CaseIterable, Identifiable {
  /// Asks it to end.
  case terminate = "TERM"
  /// Ends it, whatever it does.
  case kill = "KILL"
  /// Asks it to stop what it does, as Ctrl-C.
  case interrupt = "INT"
  /// Says that its terminal is gone; a service reads its settings again.
  case hangUp = "HUP"
  /// Halts it.
  case stop = "STOP"
  /// Lets it go on.
  case resume = "CONT"
  /// Means what the program says.
  case user1 = "USR1"

  public var id: Self { self }

  /// The number that the system has for it.
  public var number: Int32 {
    switch self {
    case .terminate: SIGTERM
    case .kill: SIGKILL
    case .interrupt: SIGINT
    case .hangUp: SIGHUP
    case .stop: SIGSTOP
    case .resume: SIGCONT
    case .user1: SIGUSR1
    }
  }

  /// Sends the signal to a process.
  ///
  /// - Returns: the reason why it was not sent.
  public func send(to process: Int32) -> String? {
    // Other numbers mean groups of processes, or all.
    guard process > 0 else { return "It is no process." }
    #if canImport(Glibc)
      let result = Glibc.kill(process, number)
    #else
      let result = Darwin.kill(process, number)
    #endif
    return result == 0 ? nil : String(cString: strerror(errno))
  }
}
