import CRecurse

extension Graphemes {
  /// The version of the Unicode Character Database for clusters and widths.
  package static var unicodeVersion: String { String(cString: unicode_tables_version) }

  /// The end of the next cluster. Reads only that cluster.
  package static func boundary(after offset: Int, in text: String) -> Int {
    text.withBytes { boundary(after: offset, in: $0) }
  }

  /// The start of the previous cluster. Reads only that cluster, or the flags before it.
  package static func boundary(before offset: Int, in text: String) -> Int {
    text.withBytes { boundary(before: offset, in: $0) }
  }

  /// The offset itself between two clusters, otherwise the end of the cluster that contains it.
  package static func boundary(atOrAfter offset: Int, in text: String) -> Int {
    text.withBytes { boundary(atOrAfter: offset, in: $0) }
  }
}

/// The same in valid UTF-8.
extension Graphemes {
  package static func boundary(after offset: Int, in bytes: UTF8Bytes) -> Int {
    bytes.boundary(after: bytes.scalarStart(offset))
  }

  package static func boundary(before offset: Int, in bytes: UTF8Bytes) -> Int {
    bytes.boundary(before: bytes.scalarStart(offset))
  }

  package static func boundary(atOrAfter offset: Int, in bytes: UTF8Bytes) -> Int {
    let offset = bytes.scalarStart(offset)
    guard offset > 0, offset < bytes.count else { return offset }
    let end = bytes.boundary(after: bytes.boundary(before: offset))
    return end
  }

  /// The end of the word that starts at or after an offset, as for Alt-Right.
  package static func wordEnd(after offset: Int, in bytes: UTF8Bytes) -> Int {
    var end = bytes.scalarStart(offset)
    while end < bytes.count, !bytes.wordClass(at: end).isWord { end = bytes.boundary(after: end) }
    guard end < bytes.count else { return end }
    let word = bytes.wordClass(at: end)
    while end < bytes.count, bytes.wordClass(at: end) == word { end = bytes.boundary(after: end) }
    return end
  }

  /// The start of the word that ends at or before an offset, as for Alt-Left.
  package static func wordStart(before offset: Int, in bytes: UTF8Bytes) -> Int {
    var start = bytes.scalarStart(offset)
    var previous = bytes.boundary(before: start)
    while start > 0, !bytes.wordClass(at: previous).isWord {
      start = previous
      previous = bytes.boundary(before: start)
    }
    guard start > 0 else { return 0 }
    let word = bytes.wordClass(at: previous)
    while start > 0, bytes.wordClass(at: previous) == word {
      start = previous
      previous = bytes.boundary(before: start)
    }
    return start
  }

  /// The start of the run of other characters than white space that ends at or before an offset, as
  /// for Ctrl-W.
  package static func wordStart(betweenSpacesBefore offset: Int, in bytes: UTF8Bytes) -> Int {
    var start = bytes.scalarStart(offset)
    var isInWord = false
    while start > 0 {
      let previous = bytes.boundary(before: start)
      let isSpace = bytes.wordClass(at: previous) == .space
      if isInWord, isSpace { break }
      isInWord = !isSpace
      start = previous
    }
    return start
  }

  /// The word, spaces or punctuation at an offset, as for a double click. Empty at the end of the
  /// text.
  package static func word(at offset: Int, in bytes: UTF8Bytes) -> Range<Int> {
    var start = bytes.scalarStart(offset)
    guard start < bytes.count else { return start..<start }
    let run = bytes.wordClass(at: start)
    var end = bytes.boundary(after: start)
    while end < bytes.count, bytes.wordClass(at: end) == run { end = bytes.boundary(after: end) }
    while start > 0 {
      let previous = bytes.boundary(before: start)
      guard bytes.wordClass(at: previous) == run else { break }
      start = previous
    }
    return start..<end
  }

  /// The first place at which a cluster starts whatever precedes the bytes, or `nil`.
  package static func certainBoundary(in bytes: UTF8Bytes) -> Int? {
    var position = 0
    while position < bytes.count {
      let last = bytes.graphemeBreak(at: position)
      repeat { position += 1 } while position < bytes.count && bytes[position] & 0xC0 == 0x80
      guard position < bytes.count else { return nil }
      if !ClusterState.mayJoin(last, bytes.graphemeBreak(at: position)) { return position }
    }
    return nil
  }
}

extension WordClass {
  var isWord: Bool { self != .punctuation && self != .space }
}

extension UnsafeBufferPointer<UInt8> {
  /// An offset within the text, at the start of a scalar.
  func scalarStart(_ offset: Int) -> Int {
    var offset = Swift.min(Swift.max(0, offset), count)
    while offset > 0, offset < count, self[offset] & 0xc0 == 0x80 { offset -= 1 }
    return offset
  }

  func boundary(after offset: Int) -> Int {
    var scanner = ClusterScanner(self, from: offset)
    return scanner.next()?.upperBound ?? count
  }

  /// Returns the start of the last cluster before an offset. Goes back to a place at which a
  /// cluster starts whatever precedes it, then forward.
  func boundary(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    var certain = scalarStart(offset - 1)
    var next = graphemeBreak(at: certain)
    while certain > 0 {
      let previous = scalarStart(certain - 1)
      let before = graphemeBreak(at: previous)
      guard ClusterState.mayJoin(before, next) else { break }
      certain = previous
      next = before
    }
    var scanner = ClusterScanner(self, from: certain)
    var start = certain
    while let cluster = scanner.next(), cluster.lowerBound < offset { start = cluster.lowerBound }
    return start
  }

  func wordClass(at offset: Int) -> WordClass {
    var position = offset
    return ScalarProperties(scalar(at: &position)).wordClass
  }

  func graphemeBreak(at offset: Int) -> GraphemeBreak {
    var position = offset
    return ScalarProperties(scalar(at: &position)).graphemeBreak
  }
}
