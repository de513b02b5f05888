import GitWork
import Recurse

/// A commit in a log, with its part of the graph.
package struct LogRow: Identifiable, Hashable, Sendable {
  package let commit: GitCommit
  package let graph: GitGraphRow?

  package var id: GitID { commit.id }
}

/// The commits that were read so far, page by page.
package struct LogPage {
  package var rows: [LogRow] = []
  /// The columns that the parts of the rows need.
  private(set) var needs = CommitNeeds()
  package var selected: GitID?
  /// The text of the search. The commits follow it while it is typed.
  package var search = "" {
    didSet { if isSearching, search != oldValue { restart() } }
  }
  /// Whether the field of the search is shown.
  var isSearching = false
  /// The file whose history is shown.
  package private(set) var file: GitPath?
  var showsAll = true
  /// Whether there are no more commits.
  package private(set) var isComplete = false
  private(set) var failure: String?
  /// The page that is to be read.
  private(set) var reading: Reading? = Reading()
  private var reader: GitLog?
  private var graph = GitGraph()

  /// A page of a log.
  struct Reading: Hashable, Sendable {
    /// The number of times that a log was begun.
    var log = 0
    var page = 0
    /// The number of commits.
    var count = LogPage.pageSize
  }

  static let pageSize = 500

  /// The words for the commits that are shown.
  func title(branch: String) -> String {
    if let file { return "History of \(file)" }
    if !search.isEmpty { return isAnswered ? "Commits that match" : "Finding commits" }
    return showsAll ? "Commits of all branches" : "Commits of \(branch)"
  }

  /// The number of them, as far as they are known.
  var count: String { isAnswered ? "\(rows.count)\(isComplete ? "" : "+")" : "" }

  /// The number of the rows of a short log; `nil` where there may be more. While it is searched, no
  /// typed key may move what is below.
  var fewRows: Int? { isComplete && !isFiltered && !isSearching ? max(1, rows.count) : nil }

  /// Whether the rows are those that were asked for last. Others stay until the answer comes.
  private var isAnswered: Bool { !isFiltered || reading?.page != 0 }

  /// The words that the search finds in messages.
  var words: String { file == nil ? query.message ?? "" : "" }

  /// The commit whose details are shown.
  var shown: GitID? { selected ?? sought }

  package var row: LogRow? { selected.flatMap { id in rows.first { $0.id == id } } }

  /// The commit of `HEAD`, if it is among the rows.
  private var head: GitID? {
    rows.first { $0.commit.decorations.contains(where: \.isHead) }?.id
  }

  var isFiltered: Bool { file != nil || !search.isEmpty }

  // MARK: - Reading

  /// Reads from the first commit on. What is shown stays until the answer comes.
  mutating func reload() {
    let log = (reading?.log ?? logs) + 1
    logs = log
    reading = Reading(log: log, count: max(Self.pageSize, isNew ? 0 : rows.count))
    isNew = false
    reader = nil
  }

  /// Reads another log.
  mutating func restart() {
    isNew = true
    reload()
  }

  /// The number of the log that was begun last.
  private var logs = 0
  private var isNew = true
  /// The number of the last page.
  private var pages = 0

  /// Puts the cursor on a commit, and reads on until that is found.
  mutating func show(_ id: GitID) {
    selected = id
    guard !rows.contains(where: { $0.id == id }) else { return }
    sought = id
    if isFiltered || !showsAll {
      (file, isSearching, search, showsAll) = (nil, false, "", true)
      restart()
    } else {
      readMore()
    }
  }

  /// The commit that is read on for, unless a person chooses another one. Until then none is
  /// selected, since a list selects only what it has.
  private var sought: GitID?
  private static let mostSoughtPages = 40

  mutating func readMore() {
    guard reading == nil, !isComplete, failure == nil else { return }
    pages += 1
    reading = Reading(log: logs, page: pages)
  }

  mutating func take(_ result: Result<Page, GitError>, of reading: Reading) {
    guard reading == self.reading else { return }
    self.reading = nil
    switch result {
    case .success(let page):
      (reader, graph, failure) = (page.reader, page.graph, nil)
      isComplete = page.rows.count < reading.count
      let wasAtHead = selected != nil && selected == head
      if reading.page == 0 { (rows, pages, needs) = ([], 0, CommitNeeds()) }
      rows += page.rows
      needs = needs.joined(with: page.needs)
      // After a commit, the cursor is on the new one.
      if wasAtHead, let head { selected = head }
      if selected != nil, selected != sought { sought = nil }
      if let id = sought ?? selected, rows.contains(where: { $0.id == id }) {
        (selected, sought) = (id, nil)
      } else if sought != nil, !isComplete, pages < Self.mostSoughtPages {
        readMore()
      } else {
        (selected, sought) = (rows.first?.id, nil)
      }
    case .failure(let error):
      (failure, isComplete) = (error == .cancelled ? nil : "\(error)", true)
      if reading.page == 0 { rows = [] }
    }
  }

  /// Commits that were read, and what goes on after them.
  struct Page: Sendable {
    let reader: GitLog
    let rows: [LogRow]
    let graph: GitGraph
    let needs: CommitNeeds
  }

  /// Reads a page away from the main actor.
  func reader(in repository: GitRepository) -> @Sendable (Int) async throws(GitError) -> Page {
    let (known, query, hasGraph) = (reader, query, !isFiltered)
    let graph = known == nil ? GitGraph() : graph
    return { count throws(GitError) in
      let reader = known ?? repository.log(query)
      return try await Self.read(count, from: reader, graph, hasGraph: hasGraph)
    }
  }

  @concurrent
  private static func read(
    _ count: Int, from reader: GitLog, _ graph: GitGraph, hasGraph: Bool
  ) async throws(GitError) -> Page {
    var graph = graph
    let rows = try await reader.next(count).map { commit in
      LogRow(
        commit: commit, graph: hasGraph ? graph.append(commit.id, parents: commit.parents) : nil)
    }
    return Page(reader: reader, rows: rows, graph: graph, needs: CommitNeeds(rows))
  }

  // MARK: - Searching

  /// The query that the search means: `author:`, `path:` and `content:` before a word, and words of
  /// the message.
  var query: GitLogQuery {
    var query = GitLogQuery()
    query.includesAll = showsAll && file == nil
    var words: [Substring] = []
    for word in search.split(separator: " ") {
      let parts = word.split(separator: ":", maxSplits: 1)
      // A name whose word is not typed yet asks for nothing.
      if parts.count == 1, word.hasSuffix(":"), Self.names.contains(String(parts[0])) { continue }
      switch (parts.first, parts.count) {
      case ("author", 2): query.author = String(parts[1])
      case ("path", 2): query.paths.append(GitPath(String(parts[1])))
      case ("content", 2): query.content = String(parts[1])
      default: words.append(word)
      }
    }
    if !words.isEmpty { query.message = words.joined(separator: " ") }
    if let file {
      query.paths = [file]
      query.followsRenames = true
    }
    return query
  }

  /// The names before words that are no part of a message.
  private static let names: Set = ["author", "path", "content"]

  /// Shows the commits that changed a file.
  mutating func showHistory(of file: GitPath) {
    (self.file, isSearching, search) = (file, false, "")
    restart()
  }

  /// Shows all commits again.
  mutating func endSearch() {
    let wasFiltered = isFiltered
    (file, isSearching, search) = (nil, false, "")
    if wasFiltered { restart() }
  }
}
