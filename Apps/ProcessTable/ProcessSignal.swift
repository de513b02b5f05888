#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A signal that ends a process.
public enum ProcessSignal: String, Hashable, Sendable {
  /// Asks it to end.
  case terminate = "TERM"
  /// Ends it, whatever it does.
  case kill = "KILL"

  /// Sends the signal to a process.
  ///
  /// - Returns: the reason why it was not sent.
  public func send(to number: Int32) -> String? {
    // Other numbers mean groups of processes, or all.
    guard number > 0 else { return "It is no process." }
    let signal = self == .kill ? SIGKILL : SIGTERM
    #if canImport(Glibc)
      let result = Glibc.kill(number, signal)
    #else
      let result = Darwin.kill(number, signal)
    #endif
    return result == 0 ? nil : String(cString: strerror(errno))
  }
}
