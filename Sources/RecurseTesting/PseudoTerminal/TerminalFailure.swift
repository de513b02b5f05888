/// An error for an action on a program or its terminal that failed or timed out.
public struct TerminalFailure: Error, CustomStringConvertible {
  /// The reason of the failure, and the content of the terminal.
  public var description: String
}
