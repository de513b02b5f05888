import Recurse
import RecurseReaders

/// The source of the lines.
enum Source: Equatable, Sendable {
  case file(String)
  case standardInput

  /// The name of the file, without its folders.
  var title: String {
    switch self {
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .standardInput: "standard input"
    }
  }
}

/// The lines that a source has given so far.
enum Lines: Equatable, Sendable {
  case file(LogFile)
  case piped(Log, hasEnded: Bool)

  /// Piped lines are kept in memory, the last 64 MB of them; a file may have any size.
  init(of source: Source) {
    switch source {
    case .file(let path): self = .file(LogFile(path))
    case .standardInput: self = .piped(Log(limit: .bytes(64 << 20)), hasEnded: false)
    }
  }

  var count: Int {
    switch self {
    case .file(let file): file.count
    case .piped(let log, _): log.dropped + log.count
    }
  }

  /// The state of the source, in words.
  var status: String {
    switch self {
    case .piped(_, let hasEnded): return hasEnded ? "complete" : "following"
    case .file(let file):
      switch file.status {
      case .reading(let fraction): return "reading \(Int(fraction * 100)) %"
      case .following: return "following"
      case .complete: return "complete"
      case .missing: return "waiting for the file"
      case .unreadable(let reason): return "\(reason)"
      }
    }
  }

  var isFaulty: Bool {
    guard case .file(let file) = self else { return false }
    if case .unreadable = file.status { return true }
    return file.status == .missing
  }

  mutating func append(_ line: String) {
    guard case .piped(var log, let hasEnded) = self else { return }
    // Without another copy of the log, the line is added in place.
    self = .piped(Log(), hasEnded: hasEnded)
    log.append(line)
    self = .piped(log, hasEnded: hasEnded)
  }

  mutating func end() {
    if case .piped(let log, _) = self { self = .piped(log, hasEnded: true) }
  }
}
