/// The way in which a program ended.
public enum ExitStatus: Hashable, Sendable {
  /// The program called `exit` with a status.
  case exited(Int32)
  /// A signal ended the program.
  case signaled(Int32)

  /// The value of `$?` in a shell.
  public var shellStatus: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}
