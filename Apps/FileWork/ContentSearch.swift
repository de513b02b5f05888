import RecurseReaders

/// A search for files by their names and by a text or a regular expression in them, below a folder.
///
/// Links are not followed, and what cannot be read is passed over. A file with a zero among its
/// first bytes is no text and is not searched, and only the first GiB of any other.
package struct ContentSearch: Hashable, Sendable {
  package let folder: RawPath
  /// What is looked for in lines; if its text is empty, the names alone count.
  package let pattern: TextPattern
  /// The names of the files that are searched.
  package let names: NamePattern
  /// Whether hidden files are searched, too.
  package let hidden: Bool

  /// A file that was found.
  package struct Match: Hashable, Sendable, Identifiable {
    package let path: RawPath
    /// The path below the folder, as text that is safe to show.
    package let name: String
    /// The lines with the text; none in a search for names.
    package let lines: [Line]
    /// Whether the file has more of them than are asked for.
    package let isCut: Bool

    package var id: String { path.id }
  }

  /// A line of a file.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The line as text that is safe to show, without the spaces at its start, and shortened.
    package let parts: [Part]

    package var text: String { parts.map(\.text).joined() }
  }

  /// A part of a line, which was looked for or not.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let isHit: Bool
  }

  /// The end of a search.
  package enum End: Hashable, Sendable {
    case complete
    /// There are more lines, or files, than were asked for.
    case cut
    /// The regular expression takes too long in a file.
    case slow(RawPath)
  }

  /// The limits of a search.
  package struct Limits: Hashable, Sendable {
    /// The number of lines, or of files in a search for names, after which it ends.
    package var all: Int
    /// The number of lines of one file.
    package var inFile: Int
    /// The time that a regular expression has for some 64 KiB of lines.
    package var patience: Duration

    package init(all: Int, inFile: Int, patience: Duration = .seconds(3)) {
      (self.all, self.inFile, self.patience) = (all, inFile, patience)
    }
  }

  package init(_ pattern: TextPattern, names: NamePattern, below folder: RawPath, hidden: Bool) {
    (self.pattern, self.names, self.folder, self.hidden) = (pattern, names, folder, hidden)
  }

  /// Searches off the caller's actor, folder by folder, those of many items last. Stops with
  /// `.cancelled` soon after its task is cancelled.
  ///
  /// - Parameter report: called with matches soon after they are found, now and then without any,
  ///   and at the end. Its other argument is the number of files that were looked at.
  @concurrent
  package func run(
    _ limits: Limits, disk: Disk = Disk(), report: @Sendable ([Match], Int) async -> Void
  ) async throws(FileError) -> End {
    var folders = SearchFolders(below: folder, matching: names, hidden: hidden, disk: disk)
    let matcher = SearchMatcher(pattern)
    var reports = Reports()
    var end = End.complete
    while end == .complete, let files = try folders.next() {
      try await Pause.take()
      for name in files.names {
        if Task.isCancelled { throw .cancelled }
        let path = files.folder.path.appending(name)
        let most = min(limits.inFile, limits.all - reports.found)
        reports.files += 1
        if let lines = try await lines(of: path, matcher, most: most, limits, disk) {
          if lines.isSlow { end = .slow(path) } else if most <= 0 { end = .cut }
          guard end == .complete else { break }
          let (shown, isCut) = (lines.found.prefix(most), lines.found.count > most)
          let text = files.folder.text + name.description
          reports.add(Match(path: path, name: text, lines: Array(shown), isCut: isCut))
          if isCut, reports.found >= limits.all { end = .cut }
        }
        if reports.isDue { await report(reports.take(), reports.files) }
        guard end == .complete else { break }
      }
    }
    await report(reports.take(), reports.files)
    return end
  }

  /// The lines of a file with the pattern; `nil` if it has none. A search for names asks for none.
  private func lines(
    of path: RawPath, _ matcher: SearchMatcher, most: Int, _ limits: Limits, _ disk: Disk
  ) async throws(FileError) -> FileLines? {
    guard !pattern.text.isEmpty else { return FileLines() }
    // One more tells that there are more.
    let lines = try await disk.lines(of: path, with: matcher, most: most + 1, limits.patience)
    return lines.found.isEmpty && !lines.isSlow ? nil : lines
  }

  /// The matches that are not reported yet. Whoever shows them does so some times in a second.
  private struct Reports {
    private var matches: [Match] = []
    /// The files that were looked at, and the lines that were found; in a search for names, the
    /// files.
    var files = 0
    private(set) var found = 0
    private var last = ContinuousClock.now
    private var hasReportedMatch = false

    private static let pause = Duration.milliseconds(50)

    mutating func add(_ match: Match) {
      matches.append(match)
      found += max(1, match.lines.count)
    }

    /// The first match is reported at once.
    var isDue: Bool {
      if !hasReportedMatch, !matches.isEmpty { return true }
      // A look at the clock takes as long as one at a short name.
      return files.isMultiple(of: 16) && ContinuousClock.now - last >= Self.pause
    }

    mutating func take() -> [Match] {
      last = .now
      if !matches.isEmpty { hasReportedMatch = true }
      defer { matches = [] }
      return matches
    }
  }
}

/// The lines of a file that a search has found.
struct FileLines: Sendable {
  var found: [ContentSearch.Line] = []
  /// Whether the search gave up.
  var isSlow = false
}
