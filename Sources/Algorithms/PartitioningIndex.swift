extension RandomAccessCollection {
  /// Returns the first index whose element fulfills a condition that all later elements fulfill,
  /// too, or `endIndex` if there is none.
  ///
  /// ```swift
  /// let edges = [0, 3, 3, 8]
  /// edges.partitioningIndex { $0 >= 3 }      // 1: where 3 is, or would be inserted
  /// edges.partitioningIndex { $0 > 3 }       // 3: behind the last 3
  /// ```
  ///
  /// - Parameter belongsInSecondPartition: false for the elements up to some index, and true for
  ///   all from there on. Otherwise the result is some index at which it changes.
  /// - Complexity: O(log n) calls, where n is the length of the collection.
  @inlinable
  package func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
