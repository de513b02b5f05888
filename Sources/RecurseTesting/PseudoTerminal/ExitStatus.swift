/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
  /// By `exit`, with a status.
  case exited(Int32)
  /// By a signal.
  case signaled(Int32)

  /// What a shell shows as `$?`.
  public var shellStatus: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
