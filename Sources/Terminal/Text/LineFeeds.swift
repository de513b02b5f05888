import CRecurse

extension UnsafeRawBufferPointer {
  /// Returns the index of the first line feed in a range of the bytes. The C library looks at many
  /// bytes at a time.
  package func firstLineFeed(in range: Range<Int>) -> Int? {
    // The result of the search is among the bytes of the range, which the caller has.
    guard let baseAddress else { return nil }
    let found = memchr(baseAddress + range.lowerBound, 0x0A, range.count)
    return found.map { UnsafeRawPointer($0) - baseAddress }
  }
}
