/// What was waited for and what the terminal showed instead; or what could not be done at all.
public struct TerminalFailure: Error, CustomStringConvertible {
  public var description: String
}
