import FileWork
import Recurse

/// A field for a part of a name, and the files below a folder whose paths match it, the best first.
struct SearchSheet: Component, Equatable {
  let folder: RawPath
  let hidden: Bool

  struct State {
    var query = ""
    /// Everything below the folder, once it is read.
    var names: TreeNames?
    var failure: String?
    var found: [TreeNames.Item] = []
    var selected: TreeNames.Item.ID?

    var item: TreeNames.Item? { found.first { $0.id == selected } ?? found.first }

    mutating func take(_ found: [TreeNames.Item]) {
      self.found = found
      selected = found.first?.id
    }

    mutating func moveCursor(by rows: Int) {
      guard let place = found.firstIndex(where: { $0.id == selected }) else { return }
      selected = found[min(max(0, place + rows), found.count - 1)].id
    }
  }

  enum Output: Equatable { case chosen(RawPath) }

  var initialState: State { State() }

  /// The numbers of items that are read, and of those that are shown.
  private nonisolated static let mostRead = 1_000_000
  private nonisolated static let mostShown = 500

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Search", text: \.query, prompt: "letters of a name below \(folder)")
        .onSubmit { state, emit in
          if let item = state.item { emit(.chosen(item.path)) }
        }
        .onKey(.up) { $0.moveCursor(by: -1) }
        .onKey(.down) { $0.moveCursor(by: 1) }
        .onKey(.pageUp) { $0.moveCursor(by: -10) }
        .onKey(.pageDown) { $0.moveCursor(by: 10) }
      Text(status(state)).foreground(state.failure == nil ? .secondaryText : .error).lineLimit(1)
      List(\.found, selection: \.selected) { item, state in
        let ranges = fuzzyMatch(state.query, in: item.text)?.ranges ?? []
        (Text(item.text, marking: ranges) + Text(item.isFolder ? "/" : ""))
          .lineLimit(1).truncationMode(.middle)
          .onSelect { _, emit in emit(.chosen(item.path)) }
      }
    }
  }

  private func status(_ state: State) -> String {
    if let failure = state.failure { return failure }
    guard let names = state.names else { return "Reading…" }
    let all = names.isCut ? "the first \(names.items.count)" : "\(names.items.count)"
    if state.query.isEmpty { return "\(all) names" }
    let found = state.found.count
    return "\(found)\(found == Self.mostShown ? " and more" : "") of \(all) names"
  }

  // MARK: - Effects

  func effects(state: State) -> [Effect] {
    Effect.task(id: "names") { [folder, hidden] app in
      do {
        let names = try await TreeNames.read(
          below: folder, hidden: hidden, most: Self.mostRead)
        app.send { $0.names = names }
      } catch {
        let reason = "\(error)"
        app.send { $0.failure = reason }
      }
    }
    if let names = state.names {
      Effect.task(id: ["query", state.query]) { [query = state.query] app in
        let found = await Self.rank(names, query)
        app.send { $0.take(found) }
      }
    }
  }

  @concurrent
  private nonisolated static func rank(
    _ names: TreeNames, _ query: String
  ) async -> [TreeNames.Item] {
    guard !query.isEmpty else { return Array(names.items.prefix(mostShown)) }
    let places = fuzzyMatches(of: query, in: names.items.map(\.text))
    return places.prefix(mostShown).map { names.items[$0] }
  }
}
