import RecurseTerminal

/// Lines of text that grow at the end, such as the output of a task.
///
/// ```swift
/// var log = Log(limit: .lines(10_000))
/// log.append("GET /index.html")
/// print("200", "3 ms", to: &log)
/// log.last?.text  // "200 3 ms"
/// ```
///
/// A log is a value, and a collection of its lines. Copies share their lines, so a copy costs O(1),
/// and appending to one costs the same whatever its length. Beyond its limit a log drops its first
/// lines; ``dropped`` counts them. A line keeps its number as long as it is there.
public struct Log: Equatable, Sendable {
  /// The most that a log keeps.
  public enum Limit: Hashable, Sendable {
    /// A number of lines, at least one.
    case lines(Int)
    /// A number of bytes: those of the text, and 8 for each line. The last line stays, however long
    /// it is.
    case bytes(Int)
    /// Everything.
    case none
  }

  /// The bytes at which a line is broken: memory is bounded also without a line end.
  static let mostLineBytes = 16 << 20

  /// The most that the log keeps. A smaller limit drops lines at once.
  public var limit: Limit {
    didSet { dropLines() }
  }

  /// The number of lines that were dropped because of the limit or by ``removeAll()``.
  public private(set) var dropped = 0

  private(set) var store = LineStore()
  /// Whether the next written text continues the last line.
  private var isLineOpen = false

  /// Creates an empty log.
  public init(limit: Limit = .lines(100_000)) { self.limit = limit }

  /// Creates a log of the lines of a text.
  public init(_ text: String, limit: Limit = .none) {
    self.init(limit: limit)
    if !text.isEmpty { append(text) }
  }

  /// Returns whether both have the same lines with the same numbers. O(1) for copies of one log of
  /// which neither has changed; otherwise O(n) at most, because shared lines are not compared.
  public static func == (left: Log, right: Log) -> Bool {
    left.dropped == right.dropped && left.store.hasSameLines(as: right.store)
  }

  /// Appends a line, or several if the text contains newlines. O(n) in the length of the text.
  ///
  /// A line end at the end of the text adds no empty line. A line that ``write(_:)`` left
  /// unfinished ends before.
  public mutating func append(_ text: String) {
    isLineOpen = false
    if text.isEmpty { store.append([]) } else { write(text) }
    isLineOpen = false
    dropLines()
  }

  /// Removes all lines. Later lines have higher numbers than those.
  public mutating func removeAll() {
    dropped += store.count
    store.removeAll()
    isLineOpen = false
  }

  private mutating func dropLines() {
    while store.count > 1, isOverLimit {
      store.removeFirst()
      dropped += 1
    }
  }

  private var isOverLimit: Bool {
    switch limit {
    case .lines(let most): store.count > Swift.max(1, most)
    case .bytes(let most): store.byteCount + 8 * store.count > most
    case .none: false
    }
  }
}

extension Log: TextOutputStream {
  /// Writes text as a stream: it continues the last line, and each newline ends a line. O(n) in the
  /// length of the text.
  ///
  /// ```swift
  /// log.write("Compiling… ")
  /// log.write("done\n")
  /// ```
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = UnsafeRawBufferPointer(bytes).firstLineFeed(in: rest.startIndex..<rest.endIndex)
      var line = rest[..<(end ?? rest.endIndex)]
      if isLineOpen, store.byteCount(of: store.count - 1) + line.count > Self.mostLineBytes {
        isLineOpen = false
      }
      let isPart = line.count > Self.mostLineBytes
      if isPart { line = line.prefix(Self.mostLineBytes) }
      if isLineOpen { store.extendLast(line) } else { store.append(line) }
      isLineOpen = end == nil && !isPart
      rest = isPart ? rest[line.endIndex...] : rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      dropLines()
    }
  }
}

extension Log: RandomAccessCollection {
  /// A line of a log.
  public struct Line: Hashable, Sendable, Identifiable {
    /// The number of the line, counted from 1 with the dropped ones.
    public let number: Int
    /// The text, without its line end. Controls and escape sequences are those that were written.
    public let text: String

    /// The number of the line.
    public var id: Int { number }

    init(number: Int, bytes: ArraySlice<UInt8>) {
      self.number = number
      text = String(decoding: bytes.withoutReturn, as: UTF8.self)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { store.count }

  /// The line at an index, counted from the first one that is kept. O(n) in its length.
  public subscript(position: Int) -> Line {
    guard indices.contains(position) else {
      fatalError("Log has no line at index \(position); it has \(count)")
    }
    return Line(number: dropped + position + 1, bytes: store[position])
  }
}

extension Log: LineSource {
  /// The numbers of the lines, counted from 1 with the dropped ones.
  package var lines: Range<Int> { dropped + 1..<dropped + 1 + store.count }

  package func firstChange(since old: any LineSource) -> Int {
    guard let old = old as? Log else { return lines.lowerBound }
    let gone = dropped - old.dropped
    guard gone >= 0, gone <= old.store.count else { return lines.lowerBound }
    return lines.lowerBound + store.commonCount(with: old.store, dropped: gone)
  }

  package func isEqual(to other: any LineSource) -> Bool { other as? Log == self }

  package func byteCount(of line: Int) -> Int { store.byteCount(of: line - dropped - 1) }
  package func bytes(of line: Int) -> ArraySlice<UInt8> { store[line - dropped - 1] }
}
