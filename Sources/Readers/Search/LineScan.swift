import Dispatch
import Synchronization

/// The lines that a query chooses, found a part at a time.
///
///     lines   │ 1 … 900 │ 901 … 5000 │
///               looked at   next part: here if it is small, otherwise on another thread
///
/// The scan forgets lines that change meanwhile.
@MainActor
final class LineScan {
  /// The bytes that are looked at before the next event is handled.
  private nonisolated static let nearBytes = 64 << 10
  /// The bytes that another thread looks at before it tells what it has found.
  private nonisolated static let farBytes = 4 << 20

  let query: LineQuery
  private(set) var found = LineSet()
  /// The matches up to and including each line that was found, if they are counted.
  private var totals: [Int] = []
  /// Whether all lines were looked at.
  private(set) var isComplete = false
  /// The lines that were looked at.
  private var done = Progress()
  /// The same before the last one of them, which may grow.
  private var before = Progress()
  /// The part that another thread looks at.
  private var part: Part.Stop?
  /// A thread of its own: a regular expression may backtrack without end, and must not keep one
  /// that others need.
  private let queue = DispatchQueue(label: "recurse.scan", qos: .utility)
  /// The first line that has changed since that part was begun.
  private var changed = Int.max

  init(_ query: LineQuery) { self.query = query }

  deinit { part?.stops.store(true, ordering: .relaxed) }

  struct Progress: Sendable {
    /// The line after the last one that was looked at.
    var next = 0
    /// The severity of the last one.
    var level: LogLevel?
  }

  /// The matches in some lines.
  struct Part: Sendable {
    /// Tells another thread that nobody needs the part.
    final class Stop: Sendable {
      let stops = Atomic(false)
    }

    var lines: [Int] = []
    /// The number of matches in each of them.
    var counts: [Int] = []
    var end: Progress
    var beforeLast: Progress

    /// Looks at lines until it has seen a number of bytes.
    init(
      of lines: Range<Int>, _ query: LineQuery, from start: Progress, bytes most: Int,
      forEachLine: (_ body: (Int, ArraySlice<UInt8>) -> Bool) -> Void
    ) {
      (end, beforeLast) = (start, start)
      var test = LineTest(query, after: start.level)
      var (found, counts) = ([Int](), [Int]())
      var (bytes, next, level) = (0, start.next, start.level)
      var levelBefore = level
      forEachLine { line, text in
        levelBefore = level
        let count = test.matches(in: text)
        if count > 0 {
          found.append(line)
          if query.countsMatches { counts.append(count) }
        }
        level = test.level
        next = line + 1
        bytes += text.count + 1
        return bytes < most
      }
      (self.lines, self.counts) = (found, counts)
      if next > start.next {
        beforeLast = Progress(next: next - 1, level: levelBefore)
        end = Progress(next: next, level: level)
      }
    }
  }

  /// Whether all lines before one were looked at.
  func hasLookedAt(linesBefore line: Int) -> Bool { done.next >= line }

  // MARK: - Looking

  /// Looks at lines that were not looked at yet.
  ///
  /// - Parameter onPart: called after each part that another thread has looked at.
  func look(at source: any LineSource, onPart: @escaping @MainActor () -> Void) {
    follow(source.lines)
    guard !isComplete, part == nil else { return }
    // How long a regular expression takes is not known.
    if !query.pattern.isRegularExpression {
      take(Self.part(of: source, query, from: done, bytes: Self.nearBytes), of: source.lines)
    }
    guard !isComplete else { return }
    let (stop, query, done, lines) = (Part.Stop(), query, done, source.lines)
    part = stop
    queue.async { [weak self] in
      let part = Self.part(of: source, query, from: done, bytes: Self.farBytes, stop)
      guard !stop.stops.load(ordering: .relaxed) else { return }
      Task { @MainActor in self?.takeFar(part, of: lines, onPart) }
    }
  }

  /// Looks at a further part of texts that only the main thread can make.
  func look(at lines: Range<Int>, madeBy text: (Int) -> ArraySlice<UInt8>) {
    follow(lines)
    guard !isComplete, part == nil else { return }
    let part = Part(of: lines, query, from: done, bytes: Self.nearBytes) { body in
      for line in done.next..<lines.upperBound where !body(line, text(line)) { return }
    }
    take(part, of: lines)
  }

  private nonisolated static func part(
    of source: any LineSource, _ query: LineQuery, from start: Progress, bytes: Int,
    _ stop: Part.Stop? = nil
  ) -> Part {
    Part(of: source.lines, query, from: start, bytes: bytes) { body in
      source.forEachLine(in: start.next..<source.lines.upperBound) { line, bytes in
        stop?.stops.load(ordering: .relaxed) != true && body(line, source.text(of: bytes))
      }
    }
  }

  private func take(_ part: Part, of lines: Range<Int>) {
    for (index, line) in part.lines.enumerated() where line >= lines.lowerBound {
      found.append(line)
      if query.countsMatches { totals.append(matchCount + part.counts[index]) }
    }
    (done, before) = (part.end, part.beforeLast)
    isComplete = done.next >= lines.upperBound
  }

  private func takeFar(_ part: Part, of lines: Range<Int>, _ onPart: @MainActor () -> Void) {
    self.part = nil
    take(part, of: lines)
    if changed < .max { forget(from: changed) }
    changed = .max
    onPart()
  }

  // MARK: - Matches

  /// The number of matches, if they are counted, or else of the lines that have one.
  var matchCount: Int { query.countsMatches ? totals.last ?? 0 : found.count }

  /// Returns the number of matches before a line.
  func matches(before line: Int) -> Int {
    let rank = found.rank(of: line)
    return query.countsMatches ? rank > 0 ? totals[rank - 1] : 0 : rank
  }

  // MARK: - Changes

  /// Forgets a line that has changed, and all after it.
  func forget(from line: Int) {
    isComplete = false
    if part != nil { changed = min(changed, line) }
    guard part == nil, line < done.next else { return }
    found.removeAll(from: line)
    if query.countsMatches { totals.removeLast(totals.count - found.count) }
    if line == before.next {
      done = before
    } else if query.level == nil {
      done = Progress(next: line)
    } else {
      (found, totals, done) = (LineSet(), [], Progress())
    }
    before = done
  }

  /// Goes on with lines of which the first ones may be gone.
  private func follow(_ lines: Range<Int>) {
    if done.next > lines.upperBound {
      (found, totals, done, before) = (LineSet(), [], Progress(), Progress())
      if part != nil { changed = 0 }
    }
    if done.next < lines.lowerBound { done = Progress(next: lines.lowerBound, level: done.level) }
    found.removeAll(below: lines.lowerBound)
    isComplete = done.next >= lines.upperBound
  }
}
