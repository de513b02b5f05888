import FileWork
import Foundation
import Recurse

/// A form for a text and a pattern of names, and the files below a folder that have both. They are
/// shown as they are found; Escape ends the search, and closes the sheet after that.
struct ContentSearchSheet: Component, Equatable {
  let folder: RawPath
  let hidden: Bool

  struct State {
    var text = ""
    var names = "*"
    /// The search that goes on or has ended.
    var search: ContentSearch?
    /// The number of searches that were begun.
    var number = 0
    var isSearching = false
    var matches: [ContentSearch.Match] = []
    /// The number of files that were looked at.
    var files = 0
    var isCut = false
    var isStopped = false
    var failure: String?
    var selected: ContentSearch.Match.ID?
    var focus: Place? = .text
  }

  enum Place: Hashable, Sendable { case text, names, matches }
  enum Output: Equatable { case chosen(RawPath) }

  var initialState: State { State() }

  /// The number of matches after which a search ends.
  private nonisolated static let most = 1_000

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Find files below \(folder)").bold().lineLimit(1).truncationMode(.middle)
      Form {
        TextField("Text", text: \.text, prompt: "nothing: names alone")
          .onSubmit { $0.begin(below: folder, hidden: hidden) }
          .focused(\.focus, equals: .text)
        TextField("Names", text: \.names, prompt: "*.txt a*")
          .onSubmit { $0.begin(below: folder, hidden: hidden) }
          .focused(\.focus, equals: .names)
      }
      Text(status(state)).foreground(state.failure == nil ? .secondaryText : .error).lineLimit(1)
      List(\.matches, selection: \.selected) { match in
        row(match).onSelect { _, emit in emit(.chosen(match.path)) }
      } placeholder: {
        if state.search == nil {
          Text("Enter begins the search").foreground(.secondaryText)
        } else if !state.isSearching {
          Text("No file has it").foreground(.secondaryText)
        }
      }
      .accessibilityLabel("Found files")
      .focused(\.focus, equals: .matches)
      .flex(grow: 1, shrink: 1)
    }
    .commands {
      if state.isSearching {
        Command("Stop", key: "escape") { $0.end(isStopped: true) }
      }
    }
  }

  @NodeBuilder<Self>
  private func row(_ match: ContentSearch.Match) -> Node {
    HStack(spacing: 1) {
      Text(match.name).lineLimit(1).truncationMode(.middle).flex(shrink: 1)
      if let line = match.line {
        Text("\(line.number)").foreground(.accent)
        Text(verbatim: line.text).foreground(.secondaryText).lineLimit(1).flex(grow: 1, shrink: 10)
      }
    }
  }

  private func status(_ state: State) -> String {
    if let failure = state.failure { return failure }
    guard state.search != nil else { return "A text without capital letters is found in both." }
    let (count, files) = (state.matches.count, state.files)
    let found = count == 1 ? "1 file of \(files)" : "\(count) files of \(files)"
    if state.isSearching { return found + ", searching… Esc stops" }
    if state.isCut { return "The first \(count.formatted()) files, where a search ends" }
    return found + (state.isStopped ? ", stopped" : "")
  }

  // MARK: - Effects

  func effects(state: State) -> [Effect] {
    if state.isSearching, let search = state.search {
      Effect.task(id: state.number) { [number = state.number] app in
        do {
          let end = try await search.run(most: Self.most) { @MainActor match, files in
            app.send { if $0.number == number { $0.take(match, of: files) } }
          }
          app.send { $0.end(isCut: end == .cut) }
        } catch {
          let reason = "\(error)"
          app.send { state in
            guard state.isSearching, state.number == number else { return }
            state.end()
            state.failure = reason
          }
        }
      }
    }
  }
}

extension ContentSearchSheet.State {
  /// Begins a search.
  fileprivate mutating func begin(below folder: RawPath, hidden: Bool) {
    let pattern = names.contains { $0 != " " } ? names : "*"
    search = ContentSearch(text, names: NamePattern(pattern), below: folder, hidden: hidden)
    number += 1
    (matches, files, selected, failure) = ([], 0, nil, nil)
    (isSearching, isCut, isStopped) = (true, false, false)
  }

  fileprivate mutating func take(_ match: ContentSearch.Match?, of files: Int) {
    guard isSearching else { return }
    self.files = files
    guard let match else { return }
    matches.append(match)
    // A list without rows takes no focus.
    if matches.count == 1 { (selected, focus) = (match.id, .matches) }
  }

  fileprivate mutating func end(isCut: Bool = false, isStopped: Bool = false) {
    (isSearching, self.isCut, self.isStopped) = (false, isCut, isStopped)
  }
}
