import Recurse

/// A question that is answered by one of some titles.
struct ChoosePrompt: Prompt {
  let question: String
  let titles: [String]
  /// The title that is chosen first.
  let first: Int

  struct Choice: Identifiable, Equatable {
    let id: Int
    let title: String
  }

  struct State: PromptState {
    let choices: [Choice]
    /// The choices with the characters of the query, the best first.
    private(set) var found: [Choice]
    var chosen: Int?
    var query = "" { didSet { if query != oldValue { find() } } }
    var result: Result<Int, any Error>?

    init(_ titles: [String], first: Int) {
      choices = titles.enumerated().map { Choice(id: $0.offset, title: $0.element) }
      found = choices
      chosen = first
    }

    private mutating func find() {
      found = fuzzyMatches(of: query, in: choices.map(\.title)).map { choices[$0] }
      chosen = found.first?.id
    }

    mutating func move(by step: Int) {
      guard !found.isEmpty else { return }
      let place = found.firstIndex { $0.id == chosen } ?? 0
      chosen = found[min(max(0, place + step), found.count - 1)].id
    }

    /// Answers by what is chosen, unless nothing was found.
    mutating func submit() {
      if let chosen { answer(chosen) }
    }
  }
  var initialState: State { State(titles, first: first) }

  private static let mostRows = 10

  func content(_ state: State, in size: CellSize) -> Node {
    VStack(alignment: .stretch) {
      asked(in: CellSize(columns: size.columns, rows: size.rows - 1)) {
        TextField(question, text: \.query, prompt: "")
          .underline(false)
          .flex(grow: 1, shrink: 0, basis: 4)
          .onSubmit { $0.submit() }
        // There is no room for a list.
        if size.rows == 1, let chosen = state.chosen {
          Text(titles[chosen]).foreground(.accent).lineLimit(1).flex(shrink: 1)
        }
      }
      if size.rows > 1 { list(rows: min(titles.count, Self.mostRows)) }
    }
    .flex(shrink: 1)
    .onKey(.up) { $0.move(by: -1) }
    .onKey(.down) { $0.move(by: 1) }
    .onKey(.pageUp) { $0.move(by: -Self.mostRows) }
    .onKey(.pageDown) { $0.move(by: Self.mostRows) }
  }

  private func list(rows: Int) -> Node {
    List(\.found, selection: \.chosen) { choice, state in
      Text(choice.title, marking: fuzzyMatch(state.query, in: choice.title)?.ranges ?? [])
        .lineLimit(1)
    } placeholder: {
      WithEnvironment(\.words) { Text($0.noMatch).foreground(.secondaryText) }
    }
    .focusable(false)
    .frame(minHeight: 1, idealHeight: rows, maxHeight: .cells(rows))
    .flex(shrink: 1)
  }

  func words(for answer: Int) -> String { titles[answer] }
}
