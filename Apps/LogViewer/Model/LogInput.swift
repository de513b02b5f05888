import Recurse
import RecurseReaders

/// The source of a pane's lines.
package enum LogInput: Equatable, Sendable {
  case file(String)
  /// Standard input, of which the last bytes are kept.
  case pipe(bytes: Int)

  /// The name in a pane's border.
  var title: String {
    switch self {
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .pipe: "standard input"
    }
  }
}

/// The lines of a pane as they are known now.
package enum LogLines: Equatable, Sendable {
  case file(LogFile)
  case pipe(Log, hasEnded: Bool)

  init(_ input: LogInput) {
    switch input {
    case .file(let path): self = .file(LogFile(path))
    case .pipe(let bytes): self = .pipe(Log(limit: .bytes(bytes)), hasEnded: false)
    }
  }

  /// The state of the input, in words.
  var status: String {
    switch self {
    case .file(let file): file.words
    case .pipe(let log, let hasEnded):
      (hasEnded ? "ended" : Self.live)
        + (log.dropped > 0 ? ", \(log.dropped) lines dropped" : "")
    }
  }

  /// The same where lines that come are out of view.
  var heldStatus: String {
    status.hasPrefix(Self.live) ? "paused" + status.dropFirst(Self.live.count) : status
  }

  fileprivate static let live = "live"

  var isFaulty: Bool {
    guard case .file(let file) = self else { return false }
    switch file.status {
    case .missing, .unreadable: return true
    case .reading, .following, .complete: return false
    }
  }

  /// The reason why there are no lines, for a person who expects some.
  struct Fault: Equatable {
    let title: String
    let message: String
  }

  var fault: Fault? {
    guard case .file(let file) = self, file.isEmpty else { return nil }
    switch file.status {
    case .missing:
      return Fault(
        title: "There is no such file", message: "Its lines are shown as soon as it is there.")
    case .unreadable(.compressed(let program)):
      return Fault(
        title: "The file is compressed", message: "\(program) -dc FILE | log-viewer shows it.")
    case .unreadable(.special):
      return Fault(title: "This is no regular file", message: "log-viewer < FILE shows it.")
    case .unreadable(let reason):
      return Fault(title: "The file cannot be read", message: "\(reason)")
    case .reading, .following, .complete: return nil
    }
  }

  /// Whether the lines of a file are searched for, for the first time.
  var isCounting: Bool {
    guard case .file(let file) = self, case .reading = file.status else { return false }
    return file.change == nil
  }

  /// The program that unpacks the file, if that is compressed and the program can be asked.
  var compressor: String? {
    guard case .file(let file) = self,
      case .unreadable(.compressed(let program)) = file.status,
      UnpackedFile.programs.contains(program)
    else { return nil }
    return program
  }

  /// Numbers that are others after the lines have changed.
  var version: [Int] {
    switch self {
    case .file(let file): [file.count, file.size, file.change?.count ?? 0]
    case .pipe(let log, _): [log.dropped, log.count]
    }
  }

  /// The numbers of the lines that are there. That of the first one is read from a file.
  var numbers: Range<Int> {
    switch self {
    case .file(let file): file.first.map { $0.number..<$0.number + file.count } ?? 1..<1
    case .pipe(let log, _): log.dropped + 1..<log.dropped + 1 + log.count
    }
  }

  /// Returns the text of the line at an index, counted from the first one that is there.
  func text(at index: Int) -> String {
    switch self {
    case .file(let file): file[index].text
    case .pipe(let log, _): log[index].text
    }
  }
}

extension LogFile {
  fileprivate var words: String {
    let event =
      switch change?.last {
      case .truncated: ", was truncated"
      case .replaced: ", was replaced"
      case nil: ""
      }
    switch status {
    case .reading(let fraction): return "reading \(Int(fraction * 100)) %" + event
    case .following: return LogLines.live + event
    case .complete: return "complete" + event
    case .missing: return isEmpty ? "no such file yet" : "the file is gone"
    case .unreadable(.compressed(let program)):
      return "compressed: \(program) -dc FILE | log-viewer"
    case .unreadable(.special): return "no regular file: log-viewer < FILE"
    case .unreadable(let reason): return "cannot be read: \(reason)"
    }
  }
}
