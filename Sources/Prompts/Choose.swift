import Recurse

/// Lets a person choose one of some values below the prompt, and returns it.
///
/// ```swift
/// let color = try choose("Color", from: ["red", "green", "blue"])
/// let branch = try choose("Branch", from: branches, default: main) { $0.name }
/// ```
///
///     ? Color
///       red
///     ▌ green
///       blue
///
/// ↑ and ↓ move, Enter chooses. Typed text leaves the values with these characters in their titles,
/// the best first, as `fuzzyMatches(of:in:)` finds them. At most ten rows are shown.
///
/// - Parameters:
///   - question: the question.
///   - choices: the values. Each is shown as one line.
///   - standard: the value that is chosen first, which is found by its title, and that of a script
///     without a terminal.
///   - title: returns the title of a value, by default its description.
/// - Throws: ``PromptError``, or the reason for which the terminal cannot be used.
/// - Complexity: O(n) for n characters of all titles, for each character that is typed.
@available(*, noasync, message: "ask from synchronous code: the prompt runs the main queue")
public func choose<Choices: Collection>(
  _ question: String, from choices: Choices, default standard: Choices.Element? = nil,
  title: (Choices.Element) throws -> String = { "\($0)" }
) throws -> Choices.Element {
  guard !choices.isEmpty else { throw PromptError.noChoices(question) }
  let values = Array(choices)
  let titles = try values.map(title)
  let first = try standard.map(title).flatMap { titles.firstIndex(of: $0) } ?? 0
  let answer = try PromptRun.answer {
    ChoosePrompt(question: question, titles: titles, first: first)
  }
  if let answer { return values[answer] }
  guard let standard else { throw PromptError.noTerminal(question) }
  return standard
}
