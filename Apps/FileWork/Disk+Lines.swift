import Foundation
import RecurseReaders
import RecurseTerminal

extension Disk {
  /// The lines of a file with a pattern, `most` of them; none if it is no text or cannot be read.
  /// The file is read in parts, so that its size does not matter.
  func lines(
    of path: RawPath, with matcher: SearchMatcher, most: Int, _ patience: Duration
  ) async throws(FileError) -> FileLines {
    var lines = FileLines()
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let opened = try? run(.open, path, { Int(Foundation.open(path.cString, flags)) }) else {
      return lines
    }
    let file = Int32(opened)
    defer { close(file) }
    var text = LineText(matcher)
    var count = 0
    while count < Self.mostOfFile, lines.found.count < most {
      if count > 0 { try await Pause.take() }
      guard let part = try? read(from: file, path, most: Self.searchPart) else { return lines }
      if count == 0, part.prefix(Self.checkedForText).contains(0) { return lines }
      count += part.count
      text.append(part)
      guard let found = await text.lines(after: lines.found.last?.number, patience) else {
        lines.isSlow = true
        return lines
      }
      lines.found += found.prefix(most - lines.found.count)
      if part.isEmpty { return lines }
      text.drop()
    }
    return lines
  }

  /// The bytes that are read of a file at once, and those that tell whether it is a text.
  private static var searchPart: Int { 64 << 10 }
  private static var checkedForText: Int { 8 << 10 }
  /// The bytes of a file that are searched. A system has files without an end.
  private static var mostOfFile: Int { 1 << 30 }
}

/// A pattern that is made ready once for all files of a search: doing so takes a regular expression
/// longer than looking through a small file.
///
/// Not checked, because a regular expression is for one thread at a time. A search asks for one
/// part of one file after the other, and ends with the thread that takes too long.
final class SearchMatcher: @unchecked Sendable {
  fileprivate let matcher: TextMatcher?

  init(_ pattern: TextPattern) { matcher = TextMatcher(pattern) }
}

/// Lines of a file that are searched together, of which the last one may go on in the next part.
private struct LineText: Sendable {
  private let search: SearchMatcher
  /// The number of the first line.
  private var number = 1
  private var bytes: [UInt8] = []
  /// The place after the last line that has an end, or the end of what is searched.
  private var end = 0

  /// The bytes of a line without an end after which it is searched in pieces, and those that two
  /// pieces have in common.
  private static let mostOfLine = 256 << 10
  private static let overlap = 4 << 10
  private static let feed = UInt8(ascii: "\n")

  init(_ search: SearchMatcher) { self.search = search }

  /// Adds a part of the file; an empty one is its end.
  mutating func append(_ part: [UInt8]) {
    bytes += part
    end =
      if part.isEmpty || bytes.count > Self.mostOfLine {
        bytes.count
      } else {
        bytes.lastIndex(of: Self.feed).map { $0 + 1 } ?? 0
      }
  }

  /// Drops what was searched.
  mutating func drop() {
    let isPiece = end > 0 && end == bytes.count && bytes.last != Self.feed
    let start = bytes[..<end].lastIndex(of: Self.feed).map { $0 + 1 } ?? 0
    let kept = isPiece ? max(start, end - Self.overlap) : end
    number += bytes[..<kept].count { $0 == Self.feed }
    bytes.removeFirst(kept)
    end = 0
  }

  /// The lines with the pattern; `nil` if a regular expression takes longer than anybody waits.
  ///
  /// - Parameter last: the number of a line that is known, of which this may have another piece.
  func lines(after last: Int?, _ patience: Duration) async -> [ContentSearch.Line]? {
    guard end > 0, let matcher = search.matcher else { return [] }
    guard matcher.pattern.isRegularExpression else { return eachHit(matcher, after: last ?? 0) }
    // Most parts of most files need no other thread.
    guard matcher.mayMatch(bytes[..<end]) else { return [] }
    let possible = possibleLines(matcher, after: last ?? 0)
    guard !possible.isEmpty else { return [] }
    return await Patience.value(within: patience) { eachLine(of: possible, while: $0) }
  }

  private struct NumberedLine {
    var number: Int
    var range: Range<Int>
  }

  /// The lines that an expression may match, as far as is known without doing so.
  private func possibleLines(_ matcher: TextMatcher, after last: Int) -> [NumberedLine] {
    var lines: [NumberedLine] = []
    var (start, number) = (0, number)
    while start < end {
      let stop = bytes[start..<end].firstIndex(of: Self.feed) ?? end
      if number > last, matcher.mayMatch(bytes[start..<stop]) {
        lines.append(NumberedLine(number: number, range: start..<stop))
      }
      (start, number) = (stop + 1, number + 1)
    }
    return lines
  }

  /// Looks for an expression in one line after the other, as long as a condition holds.
  private func eachLine(
    of possible: [NumberedLine], while goesOn: () -> Bool
  ) -> [ContentSearch.Line] {
    guard let matcher = search.matcher else { return [] }
    var lines: [ContentSearch.Line] = []
    for found in possible {
      guard goesOn() else { break }
      let range = found.range
      let hits = matcher.matches(in: bytes[range].withoutReturn)
      if !hits.isEmpty {
        lines.append(line(found.number, range, hits.map { $0.offset(by: range.lowerBound) }))
      }
    }
    return lines
  }

  /// Looks for a text in all lines at once, which is much faster.
  private func eachHit(_ matcher: TextMatcher, after last: Int) -> [ContentSearch.Line] {
    var lines: [ContentSearch.Line] = []
    var hits = matcher.matches(in: bytes[..<end])[...]
    var (place, number) = (0, number)
    while let first = hits.first {
      number += bytes[place..<first.lowerBound].count { $0 == Self.feed }
      let start = bytes[..<first.lowerBound].lastIndex(of: Self.feed).map { $0 + 1 } ?? 0
      let stop = bytes[first.lowerBound..<end].firstIndex(of: Self.feed) ?? end
      let inLine = hits.prefix { $0.lowerBound < stop }
      if number > last { lines.append(line(number, start..<stop, Array(inLine))) }
      hits = hits.dropFirst(inLine.count)
      place = first.lowerBound
    }
    return lines
  }

  // MARK: - Showing a line

  /// The bytes of a line that are shown, and those before the first hit: in a line that begins
  /// with it soon, and in any other.
  private static let mostShown = 300
  private static let mostFromStart = 80
  private static let mostBefore = 40

  /// A line with its hits. A long one begins a little before the first of them.
  private func line(
    _ number: Int, _ range: Range<Int>, _ hits: [Range<Int>]
  ) -> ContentSearch.Line {
    let isNear = hits[0].lowerBound - range.lowerBound <= Self.mostFromStart
    var start = isNear ? range.lowerBound : hits[0].lowerBound - Self.mostBefore
    // Neither in a character nor at a space.
    while start < hits[0].lowerBound, bytes[start] & 0xC0 == 0x80 || bytes[start].isSpace {
      start += 1
    }
    var stop = min(range.upperBound, start + Self.mostShown)
    while stop > start, stop < range.upperBound, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    while stop > start, bytes[stop - 1].isSpace, stop > hits[0].upperBound { stop -= 1 }
    var parts: [ContentSearch.Part] = []
    func add(_ part: Range<Int>, isHit: Bool) {
      guard !part.isEmpty else { return }
      let shown = bytes[part].map { $0.isSpace ? 0x20 : $0 }
      parts.append(ContentSearch.Part(text: String(terminalSafeName: shown), isHit: isHit))
    }
    var place = start
    for hit in hits where hit.lowerBound >= place && hit.lowerBound < stop {
      let end = min(hit.upperBound, stop)
      add(place..<hit.lowerBound, isHit: false)
      add(hit.lowerBound..<end, isHit: true)
      place = end
    }
    add(place..<max(place, stop), isHit: false)
    return ContentSearch.Line(number: number, parts: parts)
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or the return before the end of a line.
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension Range<Int> {
  fileprivate func offset(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
