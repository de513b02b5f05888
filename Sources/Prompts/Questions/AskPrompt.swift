import Recurse

/// A question whose answer is typed.
struct AskPrompt<Format: FieldFormat>: Prompt {
  let question: String
  let format: Format
  /// The text of the answer that an empty field has.
  let standard: String?

  enum Answer: Sendable {
    case standard
    /// A text that means a value in the format.
    case typed(String)
  }

  struct State: PromptState {
    var value: Format.Value? { didSet { mistake = nil } }
    /// The error of an empty field, which the field itself takes for one without input so far.
    var mistake: String?
    var result: Result<Answer, any Error>?
  }
  var initialState: State { State() }

  func content(_ state: State, in size: CellSize) -> Node {
    asked(in: size) {
      // A control that may have an error keeps a row for it.
      state.mistake == nil ? field : field.fieldError(state.mistake)
    }
  }

  private var field: Node {
    TextField(
      question, value: \.value,
      format: AnswerFormat(base: format, isOptional: standard != nil), prompt: standard ?? ""
    )
    // A line up to the edge would be broken in a narrower terminal.
    .underline(false)
    .flex(grow: 1, shrink: 0, basis: 12)
    .onSubmit { state in submit(&state) }
  }

  private func submit(_ state: inout State) {
    if let value = state.value {
      state.answer(.typed(format.text(of: value)))
    } else if standard != nil {
      state.answer(.standard)
    } else {
      do throws(FieldError) {
        _ = try format.value(of: "")
        state.answer(.typed(""))
      } catch {
        state.mistake = error.message()
      }
    }
  }

  func words(for answer: Answer) -> String {
    switch answer {
    case .standard: standard ?? ""
    case .typed(let text): text
    }
  }
}

/// The format of an answer: an empty text is none where there is another for it, and is read as any
/// other text where there is not.
struct AnswerFormat<Base: FieldFormat>: FieldFormat {
  let base: Base
  let isOptional: Bool

  func text(of value: Base.Value?) -> String { value.map { base.text(of: $0) } ?? "" }

  func value(of text: String) throws(FieldError) -> Base.Value? {
    if isOptional, text.isEmpty { return nil }
    return try base.value(of: text)
  }

  func isComplete(_ text: String) -> Bool { base.isComplete(text) }

  func value(_ value: Base.Value??, steppedBy steps: Int, cursor: Int) -> Base.Value?? {
    base.value(value ?? nil, steppedBy: steps, cursor: cursor)
  }
}
