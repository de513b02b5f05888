/// An action on a program or its terminal failed or timed out.
public struct TerminalFailure: Error, CustomStringConvertible {
  /// What failed, and what the terminal showed.
  public var description: String
}
