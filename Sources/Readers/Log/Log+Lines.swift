extension Log {
  /// The numbers of the lines, counted from 1 with the dropped ones.
  package var lines: Range<Int> { dropped + 1..<dropped + 1 + store.count }

  /// Returns the number of the first line that may be another than in an earlier log, or was not
  /// there.
  func firstChange(since old: Log) -> Int {
    let gone = dropped - old.dropped
    guard gone >= 0, gone <= old.store.count else { return lines.lowerBound }
    return lines.lowerBound + store.commonCount(with: old.store, dropped: gone)
  }

  /// Returns the number of bytes of a line. O(1).
  func byteCount(of line: Int) -> Int { store.byteCount(of: line - dropped - 1) }

  /// Returns the bytes of a line. O(1).
  func bytes(of line: Int) -> ArraySlice<UInt8> { store[line - dropped - 1] }
}
