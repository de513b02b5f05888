import RecurseCore

/// The options of a picker in its popover, filtered by typed text.
struct PickerMenu: Component {
  struct State: Equatable {
    /// The search text.
    var query = ""
    var cursor: Cursor?
  }

  /// The option with the cursor: its index among all options, and its text.
  struct Cursor: Equatable {
    var index: Int
    var text: String
  }

  let label: String
  let texts: [String]
  let options: [ContentNodes]
  let disabled: [Int]
  let selected: Int?

  /// The index of the chosen option.
  typealias Output = Int

  var initialState: State {
    State(cursor: (selected ?? first(of: Array(texts.indices))).map(cursor(on:)))
  }

  private func cursor(on index: Int) -> Cursor { Cursor(index: index, text: texts[index]) }

  /// Returns the index of the option with the cursor. The cursor stays on its option when others
  /// are added or removed.
  private func index(of cursor: Cursor?) -> Int? {
    guard let cursor else { return nil }
    let isThere = texts.indices.contains(cursor.index) && texts[cursor.index] == cursor.text
    return isThere ? cursor.index : texts.firstIndex(of: cursor.text)
  }

  /// Returns the first option that can be chosen.
  private func first(of found: [Int]) -> Int? { found.first { !disabled.contains($0) } }

  /// Returns the options whose text matches the search text, the best first.
  private func found(_ query: String) -> [Int] { fuzzyMatches(of: query, in: texts) }

  func render(state: State) -> Node {
    let found = found(state.query)
    VStack(alignment: .stretch) {
      if !state.query.isEmpty { Text("/\(state.query)").foreground(.secondaryText).lineLimit(1) }
      WithEnvironment(\.windowSize.rows) { rows in
        // The line above stays visible, and the border takes two rows.
        ScrollView(fitsContent: true) { list(found, state) }
          .frame(maxHeight: .cells(max(1, rows - 3)))
      }
      if found.isEmpty {
        WithEnvironment(\.words) { Text($0.noMatch).foreground(.secondaryText) }
      }
    }
  }

  private func list(_ found: [Int], _ state: State) -> Node {
    VirtualNode(element(found, state), children: rows(found)) { state, event, emit in
      switch event {
      case .choose(let index): if found.indices.contains(index) { emit(found[index]) }
      case .point(let index):
        if found.indices.contains(index) { state.cursor = cursor(on: found[index]) }
      case .type(let text): look(for: state.query + text, &state)
      case .erase: look(for: String(state.query.dropLast()), &state)
      }
    }
  }

  private func element(_ found: [Int], _ state: State) -> OptionsElement {
    var element = OptionsElement(label: label, mark: .tick, texts: found.map { texts[$0] })
    element.isMenu = true
    element.chosen = found.indices.filter { found[$0] == selected }
    let current = index(of: state.cursor)
    element.cursor = found.firstIndex { $0 == current }
    element.disabled = found.indices.filter { disabled.contains(found[$0]) }
    return element
  }

  @NodeBuilder<Self> private func rows(_ found: [Int]) -> Node {
    ForEach(found, id: \.self) { index in
      OptionRow.row(
        texts[index], .tick, isDisabled: disabled.contains(index), content: content(index))
    }
  }

  @NodeBuilder<Self> private func content(_ index: Int) -> Node { Content(options[index]) }

  /// Searches for a text. The cursor stays on an option that still matches, otherwise it moves to
  /// the first match.
  private func look(for query: String, _ state: inout State) {
    state.query = query
    let found = found(query)
    let current = index(of: state.cursor)
    let isFound = found.contains { $0 == current && !disabled.contains($0) }
    if !isFound { state.cursor = first(of: found).map(cursor(on:)) }
  }
}
