import Recurse

/// A question that is answered by one of two buttons.
struct ConfirmPrompt: Prompt {
  let question: String
  /// The answer that has the focus first.
  let standard: Bool
  let yes: String
  let no: String

  struct State: PromptState {
    var result: Result<Bool, any Error>?
  }
  var initialState: State { State() }

  func content(_ state: State, in size: CellSize) -> Node {
    asked(in: size) {
      HStack(spacing: 1) {
        Button(yes) { $0.answer(true) }.defaultFocus(standard)
        Button(no) { $0.answer(false) }.defaultFocus(!standard)
      }
      .accessibilityLabel(question)
      .flex(shrink: 0)
    }
    .onKey { state, key in
      guard let letter = key.text?.lowercased() else { return .ignored }
      if letter == first(of: yes), letter != first(of: no) {
        state.answer(true)
      } else if letter == first(of: no), letter != first(of: yes) {
        state.answer(false)
      } else {
        return .ignored
      }
      return .handled
    }
  }

  private func first(of word: String) -> String? { word.first?.lowercased() }

  func words(for answer: Bool) -> String { answer ? yes : no }
}
