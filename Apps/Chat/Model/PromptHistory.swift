/// The prompts that were sent, and the way of a person through them:
///
///     first … last   empty text
///        ◀── ↑ ──  ── ↓ ──▶
struct PromptHistory: Equatable, Sendable {
  enum Step { case earlier, later }

  private var prompts: [String]
  /// The prompt that the person has recalled.
  private var place: Int?

  init(_ prompts: [String] = []) { self.prompts = prompts }

  mutating func add(_ prompt: String) {
    prompts.append(prompt)
    place = nil
  }

  /// Returns the prompt that a step leads to, which before the first one is the first.
  ///
  /// - Parameter text: the text that is shown.
  /// - Returns: `nil` if the person has typed that text: then the key means something else.
  mutating func go(_ step: Step, from text: String) -> String? {
    guard let place, prompts[place] == text else {
      guard text.isEmpty, step == .earlier, let last = prompts.indices.last else { return nil }
      self.place = last
      return prompts[last]
    }
    let next = step == .earlier ? max(0, place - 1) : place + 1
    self.place = next < prompts.count ? next : nil
    return next < prompts.count ? prompts[next] : ""
  }
}
