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
