import FileWork
import Foundation
import Recurse

/// A field for a part of a name, and the files below a folder whose paths match it, the best first.
/// They can be found while they are read.
struct SearchSheet: Component, Equatable {
  let folder: RawPath
  /// The path of the folder as a person knows it.
  let title: RawPath
  let hidden: Bool
  /// The entries of the folder, which are found before anything is read.
  let shown: ArraySlice<FileEntry>

  struct State {
    var query = ""
    /// Everything below the folder, as far as it is read.
    var names: [TreeNames.Item] = []
    var isRead = false
    var isCut = false
    /// The number of names that match.
    var found: Int?
    var failure: String?
    var selected: TreeNames.Item.ID?

    /// The query whose first match is awaited, to be chosen: Enter came before there was one.
    var awaited: String?

    /// Whether a match of what is typed now is awaited.
    var awaitsMatch: Bool { awaited == query && !(isRead && found == 0) }

    /// The path of the selected name, for which a million names are not looked through.
    var path: RawPath? { selected.flatMap { RawPath(id: $0) } }

    /// Takes what is read so far. The entries of the folder are there from the beginning, and what
    /// has fewer names would take some of them away again.
    mutating func take(_ part: [TreeNames.Item]) {
      if !isRead, part.count > names.count { names = part }
    }

    mutating func take(_ all: TreeNames) {
      (names, isRead, isCut) = (all.items, true, all.isCut)
    }
  }

  enum Output: Equatable { case chosen(RawPath) }

  var initialState: State {
    State(names: shown.map { TreeNames.Item($0) })
  }

  /// The number of items that are read.
  private nonisolated static let mostRead = 1_000_000

  func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { window in
      if window.rows >= 16 {
        // The line of keys stays in sight.
        content(state).frame(width: min(100, window.columns - 6), height: window.rows - 8)
      } else {
        content(state)
      }
    }
  }

  private func content(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Find file", text: \.query, prompt: "letters of a name below \(title)")
        .onSubmit { state, emit in
          if let path = state.path { emit(.chosen(path)) } else { state.awaited = state.query }
        }
      Text(status(state)).foreground(state.failure == nil ? .secondaryText : .error).lineLimit(1)
      List(\.names, matching: \.query, in: \.text, selection: \.selected) { item in
        HStack(spacing: 0) {
          Text(item.text).lineLimit(1).truncationMode(.middle).flex(shrink: 1)
          if item.isFolder { Text("/") }
        }
        .onSelect { _, emit in emit(.chosen(item.path)) }
      } placeholder: {
        Text(state.isRead ? state.found == 0 ? "No such name" : "Searching…" : "Reading…")
          .foreground(.secondaryText)
      }
      .onMatch { $0.found = $1 }
      .accessibilityLabel("Found names")
    }
  }

  private func status(_ state: State) -> String {
    if let failure = state.failure { return failure }
    let count = state.names.count
    if count == 0, !state.isRead { return "Reading…" }
    let all = state.isCut ? "the first \(count.formatted()) names" : "\(count.formatted()) names"
    let isNarrow = state.query.contains { $0 != " " }
    let found = isNarrow ? state.found.map { "\($0.formatted()) of " } ?? "" : ""
    let rest = state.awaitsMatch ? ", the first match is awaited" : state.isRead ? "" : ", reading…"
    return found + all + rest
  }

  // MARK: - Effects

  func effects(state: State) -> [Effect] {
    if state.awaitsMatch, let path = state.path {
      Effect.task(id: path) { app in
        app.send { _, emit in emit(.chosen(path)) }
      }
    }
    Effect.task(id: "names") { [folder, hidden] app in
      do {
        let names = try await TreeNames.read(
          below: folder, hidden: hidden, most: Self.mostRead
        ) { @MainActor part in
          app.send { $0.take(part) }
        }
        app.send { $0.take(names) }
      } catch {
        let reason = "\(error)"
        app.send { ($0.failure, $0.isRead) = (reason, true) }
      }
    }
  }
}
