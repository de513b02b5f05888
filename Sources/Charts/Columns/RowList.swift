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

  /// The first index of which a predicate is true, if it is true of all after one of which it is
  /// true; else the count.
  func firstIndex(where predicate: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        predicate(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
