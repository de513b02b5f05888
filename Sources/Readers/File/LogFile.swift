/// The lines of a file as far as they have been found, such as a log that a program writes.
///
/// ```swift
/// struct Viewer: Component {
///   let path: String
///   var initialState: LogFile { LogFile(path) }
///
///   func render(state: LogFile) -> Node { LogView(state) }
///
///   func effects(state: LogFile) -> [Effect] {
///     Effect.values(of: LogFile.updates(of: path), id: path) { $0 = $1 }
///   }
/// }
/// ```
///
/// It is a value, and a collection of lines. A line is read from the file when it is needed; only
/// the places of lines are kept, some 1 MB for a file of 1 GB. When another file takes the place of
/// this one, as when a log is rotated, its lines follow those of the old one. The last three old
/// files stay open. When the file becomes shorter, or is rewritten and longer, its lines are found
/// again. Lines of a file whose bytes change in another way may be shown as they were.
public struct LogFile: Sendable {
  /// The state of the file.
  public enum Status: Hashable, Sendable {
    /// Lines are still searched for, up to this fraction of the file.
    case reading(Double)
    /// All lines that are there were found, and further ones are waited for.
    case following
    /// All lines were found, and further ones are not waited for.
    case complete
    /// There is no file at the path. It is waited for; lines of a file that was there stay.
    case missing
    /// The file cannot be read.
    case unreadable(Reason)
  }

  /// The reason why a file cannot be read.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    case directory
    /// It is a FIFO, a socket or a device.
    case special
    /// It is compressed by a program, such as `gzip`.
    case compressed(by: String)
    /// The system's reason, in its words.
    case system(String)

    public var description: String {
      switch self {
      case .directory: "it is a directory"
      case .special: "it is no regular file"
      case .compressed(let program): "it is compressed by \(program)"
      case .system(let reason): reason
      }
    }
  }

  /// A change of the file, beside lines that were added.
  public enum Change: Hashable, Sendable {
    /// It became shorter or was rewritten, so its lines are read again.
    case truncated
    /// Another file took its place, whose lines follow.
    case replaced
  }

  /// The path, as it was given.
  public let path: String
  /// The state of the file.
  public internal(set) var status = Status.reading(0)
  /// The last change of the file's place or size, and the number of such changes.
  public internal(set) var change: (last: Change, count: Int)?
  /// The files that were at the path, and are kept open.
  private(set) var parts: [Part] = []

  /// The lines of one file.
  struct Part: Sendable {
    /// The number of its first line.
    var first: Int
    var lines: FileLines
    var end: Int { first + lines.count }
  }

  /// The most files that are kept open.
  private static let mostParts = 4

  /// Creates the value before anything is known of the file.
  public init(_ path: String) { self.path = path }

  /// The bytes of the file in which lines were found.
  public var size: Int { parts.last?.lines.size ?? 0 }

  /// Returns the number of the line that has a byte of the file, from 0, or of the last line that
  /// was found; `nil` if there is none.
  package func number(ofLineAtByte offset: Int) -> Int? {
    guard let part = parts.last else { return nil }
    return part.lines.line(at: Swift.max(0, offset)).map { $0 + part.first }
  }

  // MARK: - Parts

  /// Adds the lines of a file, which has another one's place.
  mutating func begin(_ file: OpenFile) {
    parts.append(Part(first: parts.last?.end ?? 1, lines: FileLines(file)))
    if parts.count > Self.mostParts { parts.removeFirst() }
  }

  /// Forgets the lines of the last file, which are read anew.
  mutating func restart() {
    guard let last = parts.popLast() else { return }
    parts.append(Part(first: last.first, lines: FileLines(last.lines.file)))
  }

  /// Finds lines in further bytes of the last file.
  mutating func append(_ bytes: [UInt8]) { parts[parts.count - 1].lines.append(bytes) }

  mutating func note(_ change: Change) { self.change = (change, (self.change?.count ?? 0) + 1) }

  private func part(of line: Int) -> Part? { parts.last { $0.first <= line } }
}

extension LogFile: Equatable {
  public static func == (left: LogFile, right: LogFile) -> Bool {
    left.path == right.path && left.status == right.status
      && left.change?.count == right.change?.count && left.hasSameLines(as: right)
  }

  private func hasSameLines(as other: LogFile) -> Bool {
    parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy {
        $0.first == $1.first && $0.lines.file === $1.lines.file && $0.lines.size == $1.lines.size
      }
  }
}

extension LogFile: LineSource {
  package var lines: Range<Int> { (parts.first?.first ?? 1)..<(parts.last?.end ?? 1) }

  package func byteCount(of line: Int) -> Int { bytes(of: line).count }

  package func bytes(of line: Int) -> ArraySlice<UInt8> {
    part(of: line).map { $0.lines[line - $0.first] } ?? []
  }

  package func forEachLine(in range: Range<Int>, _ body: (Int, ArraySlice<UInt8>) -> Bool) {
    var goesOn = true
    for part in parts where goesOn {
      let wanted = range.clamped(to: part.first..<part.end)
      part.lines.forEachLine(in: wanted.lowerBound - part.first..<wanted.upperBound - part.first) {
        goesOn = body($0 + part.first, $1)
        return goesOn
      }
    }
  }

  package func firstChange(since old: any LineSource) -> Int {
    guard let old = old as? LogFile, let first = parts.first else { return lines.lowerBound }
    guard var index = old.parts.firstIndex(where: { $0.lines.file === first.lines.file }) else {
      return lines.lowerBound
    }
    for part in parts {
      guard index < old.parts.count else { return part.first }
      let before = old.parts[index]
      guard before.first == part.first, before.lines.file === part.lines.file,
        before.lines.size <= part.lines.size, before.lines.isSameReading(as: part.lines)
      else { return part.first }
      if before.lines.size < part.lines.size {
        return before.lines.openStart == nil ? before.end : before.end - 1
      }
      index += 1
    }
    return lines.upperBound
  }

  package func isEqual(to other: any LineSource) -> Bool { other as? LogFile == self }
}

extension LogFile: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { lines.count }

  /// The line at an index, which is read from the file. A line that can no longer be read is empty.
  public subscript(position: Int) -> Log.Line {
    guard indices.contains(position) else {
      fatalError("LogFile has no line at index \(position); it has \(count)")
    }
    let number = lines.lowerBound + position
    return Log.Line(number: number, bytes: bytes(of: number))
  }
}
