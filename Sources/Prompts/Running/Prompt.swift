import RecurseCore

/// The state of a prompt, which ends with a result.
protocol PromptState {
  associatedtype Value: Sendable

  /// The value, or the reason for which there is none, once the prompt has ended.
  var result: Result<Value, any Error>? { get set }
  /// The input that is not for this prompt.
  var typed: [InputEvent] { get }
}

extension PromptState {
  var typed: [InputEvent] { [] }

  mutating func answer(_ value: Value) { result = .success(value) }

  mutating func cancel() { result = .failure(PromptError.cancelled) }
}

/// An app of some rows below the prompt that ends with a value. Its question and the answer stay as
/// a line; nothing else does.
protocol Prompt: App where State: PromptState {
  typealias Value = State.Value

  var question: String { get }

  /// Returns what is shown until there is an answer.
  ///
  /// - Parameter size: the most columns and rows.
  func content(_ state: State, in size: CellSize) -> Node

  /// The sign of the line that stays.
  var doneSign: String { get }

  /// Returns the words for an answer.
  func words(for value: Value) -> String

  /// Returns what the prompt does beside.
  func work(_ state: State) -> [Effect]
}

extension Prompt {
  // The history stays the terminal's own, with its wheel and its selection.
  var mouse: MouseReporting { .none }

  func presentation(state: State) -> Presentation { .inline(maxHeight: 12) }

  var doneSign: String { "?" }

  func work(_ state: State) -> [Effect] { [] }

  @NodeBuilder<Self>
  func render(state: State) -> Node {
    if state.result == nil {
      WithEnvironment(\.windowSize) { size in content(state, in: size) }
        .onKey(.escape) { $0.cancel() }
        .command("Cancel", id: "quit", key: "ctrl+q") { $0.cancel() }
    }
  }

  @EffectBuilder<Self>
  func effects(state: State) -> [Effect] {
    if let result = state.result {
      .print(id: "answer") { line(result) }
        .quit()
    } else {
      work(state)
    }
  }

  /// The line that stays.
  private func line(_ result: Result<Value, any Error>) -> Text {
    switch result {
    case .success(let value):
      sign(doneSign, .success) + Text(question).bold() + Text(" ")
        + Text(words(for: value)).foreground(.accent)
    case .failure: sign("✗", .error) + Text(question).bold()
    }
  }

  func sign(_ text: String, _ color: Color) -> Text { Text("\(text) ").foreground(color) }

  /// The question and its control, in a line if both have room there.
  @NodeBuilder<Self>
  func asked(
    in size: CellSize, @NodeBuilder<Self> control: () -> Node
  ) -> Node {
    let text = sign("?", .accent) + Text(question).bold()
    // The name of the control, too, so that a person who hears both hears it once.
    if size.rows > 1 {
      FlowStack(spacing: 1) {
        text.lineLimit(size.rows - 1).accessibilityLabel(question)
        control()
      }
    } else {
      HStack(spacing: 1) {
        text.lineLimit(1).flex(shrink: 1).accessibilityLabel(question)
        control()
      }
    }
  }
}
