/// Some rows of a mark's columns, in the order of the data.
struct RowList: Sendable {
  /// The rows, or `nil` for all from the first on.
  private let order: ArraySlice<Int32>?
  let count: Int

  init(all count: Int) {
    order = nil
    self.count = count
  }

  init(_ order: ArraySlice<Int32>) {
    self.order = order
    count = order.count
  }

  subscript(index: Int) -> Int {
    order.map { Int($0[$0.startIndex + index]) } ?? index
  }

  /// The place of the first row among the rows of all series behind each other.
  var start: Int { order?.startIndex ?? 0 }

  /// The first index of which a predicate is true, if it is true of all after one of which it is
  /// true; else the count.
  func firstIndex(where predicate: (Int) -> Bool) -> Int {
    (0..<count).firstIndex { predicate(self[$0]) }
  }
}

extension Range<Int> {
  /// The first number of which a predicate is true, if it is true of all after one of which it is
  /// true; else the upper bound.
  ///
  /// - Complexity: O(log n).
  func firstIndex(where predicate: (Int) -> Bool) -> Int {
    var range = self
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        predicate(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
