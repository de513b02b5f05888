import FileWork
import Foundation
import Recurse
import RecurseReaders

/// A form for a text and a pattern of names, and the lines of the files below a folder that have
/// both. They are shown as they are found; Escape ends the search, and closes the sheet after that.
struct ContentSearchSheet: Component, Equatable {
  let folder: RawPath
  /// The path of the folder as a person knows it.
  let title: RawPath
  let hidden: Bool
  /// The last search, which is shown again.
  let last: State?

  struct State: Equatable {
    var text = ""
    var names = "*"
    var isExpression = false
    var matchesCase = false
    /// The search that goes on or has ended.
    var search: ContentSearch?
    /// The number of searches that were begun.
    var number = 0
    var stage = Stage.ready
    var rows: [FoundRow] = []
    /// The lines that were found, the files with them, and the files that were looked at.
    var counts = Counts()
    var selected: FoundRow.ID?
    var focus: Place? = .text
    /// Whether ↓ leads to the next line, since a person has been at the selected one.
    var goesOn = false
  }

  struct Counts: Equatable {
    var lines = 0
    /// Whether a file has more lines than are shown.
    var isCut = false
    var found = 0
    var files = 0
  }

  enum Stage: Equatable {
    case ready, searching, stopped
    case ended(ContentSearch.End)
    case failed(String)
  }

  enum Place: Hashable, Sendable { case text, names, options, matches }
  enum Output: Equatable {
    /// A row was chosen in a search, which can go on from there later.
    case chosen(FoundRow, of: State)
    /// A search has begun or ended in place of the last one: what is shown from then on.
    case changed(State)
  }

  var initialState: State { last ?? State() }

  /// Nobody reads more lines. Names may be all of a kind, as of files to delete.
  private nonisolated static func limits(of search: ContentSearch) -> ContentSearch.Limits {
    ContentSearch.Limits(all: search.pattern.text.isEmpty ? 100_000 : 5_000, inFile: 200)
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Find in files below \(title)").bold().lineLimit(1).truncationMode(.middle)
      Form {
        TextField("Text", text: \.text, prompt: prompt(state))
          .focused(\.focus, equals: .text)
          // What is typed after a search begins another one.
          .selectsTextOnFocus()
          .onKey(.down) { $0.goToMatches() }
        TextField("Names", text: \.names, prompt: "*.txt a*")
          .focused(\.focus, equals: .names)
          .onKey(.down) { $0.goToMatches() }
      }
      .onSubmit { begin(&$0, &$1) }
      FlowStack(spacing: 2) {
        Toggle("Regular expression", isOn: \.isExpression).focused(\.focus, equals: .options)
        Toggle("Match case", isOn: \.matchesCase)
      }
      .onSubmit { begin(&$0, &$1) }
      Text(state.status(below: folder)).foreground(state.statusColor).lineLimit(1)
      List(\.rows, selection: \.selected) { row in
        content(row)
          .onSelect { state, emit in emit(.chosen(row, of: state.kept(at: row))) }
          // The key of the preview, which shows the line.
          .onKey(.function(3)) { state, emit in emit(.chosen(row, of: state.kept(at: row))) }
      } placeholder: {
        if state.search == nil || state.isChanged && state.stage != .searching {
          Text("Enter begins the search").foreground(.secondaryText)
        } else if state.stage != .searching {
          Text("No file has it").foreground(.secondaryText)
        }
      }
      .accessibilityLabel("Found lines")
      .focused(\.focus, equals: .matches)
      .flex(grow: 1, shrink: 1)
    }
    .commands {
      if state.stage == .searching {
        Command("Stop", key: "escape") { state, emit in
          state.stage = .stopped
          emit(.changed(state.kept))
        }
      }
    }
  }

  private func begin(_ state: inout State, _ emit: inout Emit<Output>) {
    state.begin(below: folder, hidden: hidden)
    emit(.changed(state.form))
  }

  private func prompt(_ state: State) -> String {
    state.isExpression ? #"such as "id": \d+"# : "nothing: names alone"
  }

  @NodeBuilder<Self>
  private func content(_ row: FoundRow) -> Node {
    switch row.content {
    case .file(let name):
      Text(name).foreground(.accent).lineLimit(1).truncationMode(.middle)
    case .line(let line):
      WithEnvironment(\.windowSize) { window in
        if window.rows < 10 {
          // The row with the name of the file is out of sight.
          let name = row.path.name.description
          HStack(spacing: 1) {
            Text(name).foreground(.accent).lineLimit(1).truncationMode(.middle)
              .frame(width: min(name.cellWidth, window.columns / 2))
            self.text(of: line)
          }
        } else {
          HStack(spacing: 2) {
            Text("\(line.number)").foreground(.secondaryText)
              .frame(minWidth: 6, alignment: .trailing)
            self.text(of: line)
          }
        }
      }
    case .more(let count):
      Text("        … more than \(count) lines").foreground(.warning).lineLimit(1)
    }
  }

  @NodeBuilder<Self>
  private func text(of line: ContentSearch.Line) -> Node {
    line.parts.reduce(Text("")) { $0 + text($1) }.lineLimit(1).flex(grow: 1, shrink: 1)
  }

  private func text(_ part: ContentSearch.Part) -> Text {
    part.isHit ? Text(verbatim: part.text).bold().foreground(.warning) : Text(verbatim: part.text)
  }

  // MARK: - Effects

  func effects(state: State) -> [Effect] {
    if state.stage == .searching, let search = state.search {
      Effect.task(id: state.number) { [number = state.number] app in
        do {
          let end = try await search.run(Self.limits(of: search)) { @MainActor matches, files in
            app.send { if $0.number == number { $0.take(matches, of: files) } }
          }
          app.send { state, emit in
            guard state.end(.ended(end), of: number) else { return }
            emit(.changed(state.kept))
          }
        } catch {
          let reason = "\(error)"
          app.send { $0.end(.failed(reason), of: number) }
        }
      }
    }
  }
}

extension ContentSearchSheet.State {
  /// Begins a search, unless its expression cannot be read.
  fileprivate mutating func begin(below folder: RawPath, hidden: Bool) {
    let pattern = pattern
    (rows, counts, selected, goesOn) = ([], ContentSearchSheet.Counts(), nil, false)
    guard !pattern.isMalformed else {
      stage = .failed("“\(text)” is no regular expression.")
      return
    }
    search = ContentSearch(pattern, names: namePattern, below: folder, hidden: hidden)
    number += 1
    stage = .searching
  }

  /// The form as it is filled in, without what was found.
  fileprivate var form: Self {
    Self(text: text, names: names, isExpression: isExpression, matchesCase: matchesCase)
  }

  /// Whether the form says something else than the search whose rows are there.
  fileprivate var isChanged: Bool {
    guard let search else { return false }
    return pattern != search.pattern || namePattern != search.names
  }

  /// The pattern that the form asks for.
  private var pattern: TextPattern {
    var options: TextPattern.Options = []
    if isExpression { options.insert(.regularExpression) }
    if matchesCase { options.insert(.matchesCase) }
    return TextPattern(text, options: options)
  }

  /// The names to search; all if none are typed.
  private var namePattern: NamePattern {
    NamePattern(names.contains { $0 != " " } ? names : "*")
  }

  /// Goes from the form to what was found, or to the next part of the form.
  fileprivate mutating func goToMatches() {
    if goesOn, let place = rows.firstIndex(where: { $0.id == selected }),
      let next = rows[(place + 1)...].first(where: { $0.number != nil })
    {
      selected = next.id
    }
    goesOn = false
    focus = !rows.isEmpty ? .matches : focus == .text ? .names : .options
  }

  /// The search as it is shown again, with the cursor on a row. One that goes on ends here.
  func kept(at row: FoundRow) -> Self {
    var kept = kept
    (kept.selected, kept.goesOn) = (row.id, true)
    return kept
  }

  fileprivate var kept: Self {
    var kept = self
    kept.focus = .text
    if stage == .searching { kept.stage = .stopped }
    return kept
  }

  fileprivate mutating func take(_ matches: [ContentSearch.Match], of files: Int) {
    guard stage == .searching else { return }
    counts.files = files
    guard !matches.isEmpty else { return }
    let isFirst = rows.isEmpty
    for match in matches {
      rows += FoundRow.rows(of: match)
      counts.found += 1
      counts.lines += match.lines.count
      counts.isCut = counts.isCut || match.isCut
    }
    // The cursor begins on a line, and a list without rows takes no focus.
    if isFirst { (selected, focus) = (rows[min(1, rows.count - 1)].id, .matches) }
  }

  /// - Returns: whether the search is the last one, and went on.
  @discardableResult
  fileprivate mutating func end(_ end: ContentSearchSheet.Stage, of number: Int) -> Bool {
    guard stage == .searching, number == self.number else { return false }
    stage = end
    return true
  }

  fileprivate var statusColor: Color {
    switch stage {
    case .failed: .error
    case .ended(.slow), .ended(.cut): .warning
    case .ready, .searching, .stopped, .ended(.complete): .secondaryText
    }
  }

  /// What was found. It is said where, if a new search would be in another folder.
  fileprivate func status(below folder: RawPath) -> String {
    if isChanged, !rows.isEmpty, stage != .searching {
      return "Enter searches anew. Shown is the last search."
    }
    guard let search, search.folder != folder else { return status }
    return "\(status), below \(search.folder)"
  }

  private var status: String {
    switch stage {
    case .ready: "A text without capital letters is found in both."
    case .searching: found + ", searching… Esc stops"
    case .stopped: found + ", stopped"
    case .failed(let reason): reason
    case .ended(.complete): found
    case .ended(.cut): "The first \(counts.lines > 0 ? lines : files), where a search ends"
    case .ended(.slow(let path)): "The expression takes too long in “\(path.name)”. \(found)"
    }
  }

  /// `3 lines in 2 files of 58`; `200+ lines` if a file has more than are shown.
  private var found: String {
    (counts.lines > 0 ? "\(lines) in " : "") + "\(files) of \(counts.files.formatted())"
  }

  private var lines: String {
    counts.lines == 1 ? "1 line" : "\(counts.lines.formatted())\(counts.isCut ? "+" : "") lines"
  }

  private var files: String {
    counts.found == 1 ? "1 file" : "\(counts.found.formatted()) files"
  }
}
