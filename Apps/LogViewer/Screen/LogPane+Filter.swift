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
