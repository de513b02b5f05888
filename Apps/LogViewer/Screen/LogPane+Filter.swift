import Recurse
import RecurseReaders

/// What a filter leaves of the lines, which is read on another thread.
extension LogPane {
  /// The bytes that are given to a command at most.
  private nonisolated static let mostPiped = 256 << 20

  /// Collects the lines that are shown, for a command.
  func choose(from lines: LogLines) -> Effect {
    .task(id: "choose") { [filter] app in
      let text = await Self.text(of: lines, filter)
      app.send { $0.choose(text) }
    }
  }

  @concurrent private static func text(of lines: LogLines, _ filter: LogFilter) async -> String? {
    switch lines {
    case .file(let file): filter.text(of: file, most: mostPiped)
    case .pipe(let log, _): filter.text(of: log, most: mostPiped)
    }
  }

  /// Tells whether the filter leaves any line: an empty pane says why it is.
  func lookForMatch(in lines: LogLines) -> Effect {
    .task(id: MatchSearch(filter: filter, version: lines.version)) { [filter] app in
      let isUnmatched = await Self.isUnmatched(lines, by: filter)
      app.send { $0.unmatched = isUnmatched ? filter : nil }
    }
  }

  @concurrent private static func isUnmatched(
    _ lines: LogLines, by filter: LogFilter
  ) async -> Bool {
    // The first line that is found is too many.
    switch lines {
    case .file(let file): filter.text(of: file, most: 0) == ""
    case .pipe(let log, _): filter.text(of: log, most: 0) == ""
    }
  }
}

/// A search for a line that a filter leaves, in lines of a version.
private struct MatchSearch: Hashable {
  let filter: LogFilter
  let version: [Int]
}

extension LogLines {
  /// The bytes that are searched before a person has typed on.
  private static let mostSearched = 256 << 20

  /// Whether a search without a match ends soon.
  var isSearchedQuickly: Bool {
    switch self {
    case .file(let file): file.size <= Self.mostSearched
    case .pipe: true
    }
  }
}

extension LogFilter {
  /// Whether it leaves all lines.
  var isEverything: Bool { text.isEmpty && level == nil }

  /// The words for a log in which it leaves no line.
  var nothing: String {
    if text.isEmpty { return "No line is of this severity" }
    return level == nil ? "No line has “\(text)”" : "No line of this severity has “\(text)”"
  }
}
