import CRecurse

/// A signal that asks the app to end.
package enum TerminationSignal: Hashable, Sendable {
  case interrupt, terminate, quit
  /// The terminal was closed.
  case hangUp

  package init?(number: Int32) {
    switch number {
    case SIGINT: self = .interrupt
    case SIGTERM: self = .terminate
    case SIGQUIT: self = .quit
    case SIGHUP: self = .hangUp
    default: return nil
    }
  }

  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .quit: SIGQUIT
    case .hangUp: SIGHUP
    }
  }

  /// Ends the process by this signal, which is visible in its exit status: in a shell it is 128 +
  /// the number. The session must be closed first.
  package func endProcess() -> Never {
    fflush(nil)
    recurse_end_by_signal(number)
    exit(128 + number)
  }
}
