import Recurse

/// Work that is under way.
struct SpinPrompt<Value: Sendable>: Prompt {
  typealias Work =
    @Sendable (_ progress: @escaping @Sendable (Double) -> Void) async throws -> Value

  let question: String
  let work: Work

  struct State: PromptState {
    var fraction: Double?
    var typed: [InputEvent] = []
    var result: Result<Value, any Error>?
    /// The latest progress. What comes before it is taken does not wait.
    let progress = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
  }
  var initialState: State { State() }

  func content(_ state: State, in size: CellSize) -> Node {
    FlexBox(direction: .row, wrap: size.rows > 1 ? .wrap : .nowrap, columnGap: 1) {
      Spinner(question).flex(shrink: 1)
      if let fraction = state.fraction {
        ProgressView(value: fraction).flex(grow: 1, basis: 8)
      }
    }
    .onKey { state, key in
      guard key.key != .escape, key.key.modifiers.isSubset(of: .shift) else { return .ignored }
      state.typed.append(.key(key))
      return .handled
    }
    .onPaste { $0.typed.append(.paste(Paste($1))) }
  }

  @EffectBuilder<Self>
  func work(_ state: State) -> [Effect] {
    .values(of: state.progress.stream, id: "progress") { $0.fraction = $1 }
      .task(id: "work") { [work, progress = state.progress.continuation] app in
        let result: Result<Value, any Error>
        do {
          result = .success(try await work { progress.yield($0) })
        } catch {
          result = .failure(error)
        }
        app.send { $0.result = result }
      }
  }

  var doneSign: String { "✓" }

  func words(for value: Value) -> String { "" }
}
