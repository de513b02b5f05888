import RecurseCore

/// The options of a picker in its popover, which typing filters.
struct PickerMenu: Component {
  struct State: Equatable {
    /// What is looked for.
    var query = ""
    /// The option with the cursor, among all.
    var cursor: Int?
  }

  let label: String
  let texts: [String]
  let options: [ContentNodes]
  let selected: Int?

  /// The option that was chosen.
  typealias Output = Int

  var initialState: State { State(cursor: selected ?? (options.isEmpty ? nil : 0)) }

  /// The options whose text has what is looked for in it.
  private func found(_ query: String) -> [Int] {
    let query = query.lowercased()
    return texts.indices.filter { query.isEmpty || texts[$0].lowercased().hasPart(query) }
  }

  func render(state: State) -> Node {
    let found = found(state.query)
    VStack(alignment: .stretch) {
      if !state.query.isEmpty { Text("/\(state.query)").foreground(.secondaryText).lineLimit(1) }
      VirtualNode(element(found, state), children: rows(found)) { state, event, emit in
        switch event {
        case .choose(let index): if found.indices.contains(index) { emit(found[index]) }
        case .point(let index): if found.indices.contains(index) { state.cursor = found[index] }
        case .type(let text): look(for: state.query + text, &state)
        case .erase: look(for: String(state.query.dropLast()), &state)
        }
      }
      if found.isEmpty {
        WithEnvironment(\.words) { Text($0.noData).foreground(.secondaryText) }
      }
    }
  }

  private func element(_ found: [Int], _ state: State) -> OptionsElement {
    var element = OptionsElement(label: label, mark: .tick, texts: found.map { texts[$0] })
    element.isMenu = true
    element.chosen = found.indices.filter { found[$0] == selected }
    element.cursor = found.firstIndex { $0 == state.cursor }
    return element
  }

  @NodeBuilder<Self> private func rows(_ found: [Int]) -> Node {
    ForEach(found, id: \.self) { index in
      VirtualNode(OptionRow(label: texts[index]), children: content(index))
        .lineLimit(1).padding(.leading, OptionsElement.Mark.tick.indent)
    }
  }

  @NodeBuilder<Self> private func content(_ index: Int) -> Node { Content(options[index]) }

  /// The cursor stays on an option that is still found, else it goes to the first.
  private func look(for query: String, _ state: inout State) {
    state.query = query
    let found = found(query)
    if !found.contains(where: { $0 == state.cursor }) { state.cursor = found.first }
  }
}

extension String {
  /// Whether another text is a part of this one. O(n · m).
  fileprivate func hasPart(_ part: String) -> Bool {
    var rest = self[...]
    while rest.utf8.count >= part.utf8.count {
      if rest.hasPrefix(part) { return true }
      guard !rest.isEmpty else { return false }
      rest.removeFirst()
    }
    return false
  }
}
