/// The reason for which a prompt has no answer.
///
/// ```swift
/// import Foundation
/// import RecursePrompts
///
/// do {
///   let name = try ask("Name of the package?")
/// } catch PromptError.cancelled {
///   exit(130)
/// }
/// ```
public enum PromptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The person has cancelled the prompt, by Ctrl-C or Escape. As in a shell, a script that ends
  /// for it has the exit status 130.
  case cancelled
  /// There is no terminal to ask in, and the question has no default.
  case noTerminal(String)
  /// The question has nothing to choose from.
  case noChoices(String)

  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .noTerminal(let question): "there is no terminal in which to ask “\(question)”"
    case .noChoices(let question): "there is nothing to choose from for “\(question)”"
    }
  }
}
