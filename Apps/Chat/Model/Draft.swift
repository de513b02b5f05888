import RecurseEditor

/// The prompt that a person writes.
struct Draft {
  var text = TextDocument()
  var selection = TextSelection()
  private var history: PromptHistory

  init(_ history: PromptHistory) { self.history = history }

  /// Returns the prompt and begins another one; `nil` if nothing is written.
  mutating func take() -> String? {
    let prompt = text.text
    guard prompt.contains(where: { !$0.isWhitespace }) else { return nil }
    history.add(prompt)
    show("")
    return prompt
  }

  /// Shows another prompt of the history.
  ///
  /// The editor gives away an arrow only at the end of the text to which it leads. So the cursor is
  /// there: the same arrow then goes on.
  ///
  /// - Returns: whether the text is one of the history.
  mutating func recall(_ step: PromptHistory.Step) -> Bool {
    guard let prompt = history.go(step, from: text.text) else { return false }
    switch step {
    case .earlier: show(prompt)
    case .later:
      // Another text in the same document: with another document, an editor begins at its start
      // where the selection is a number that it had before.
      text.text = prompt
      selection = TextSelection(cursor: text.byteCount)
    }
    return true
  }

  /// Shows a text with the cursor at its start.
  private mutating func show(_ prompt: String) {
    text = TextDocument(prompt)
    selection = TextSelection()
  }
}
