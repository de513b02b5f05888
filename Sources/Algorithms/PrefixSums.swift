/// A list of numbers whose running totals stay known while single numbers change.
///
/// ```swift
/// var sums = PrefixSums([3, 1, 4])
/// sums.total(before: 2)          // 4
/// sums.add(10, at: 0)
/// sums.total(before: 2)          // 14
/// ```
///
/// A binary indexed tree (Fenwick, "A new data structure for cumulative frequency tables", 1994).
package struct PrefixSums {
  private var tree: [Int]

  /// - Complexity: O(n), where n is the number of numbers.
  package init(_ numbers: [Int]) {
    tree = [0]
    tree.reserveCapacity(numbers.count + 1)
    tree += numbers
    for index in tree.indices.dropFirst() {
      let above = index + (index & -index)
      if above < tree.count { tree[above] += tree[index] }
    }
  }

  /// Adds to the number at an index.
  ///
  /// - Complexity: O(log n).
  package mutating func add(_ difference: Int, at index: Int) {
    guard difference != 0 else { return }
    var index = index + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// Returns the total of all numbers before an index, which may be the count of all.
  ///
  /// - Complexity: O(log n).
  package func total(before index: Int) -> Int {
    var index = index
    var total = 0
    while index > 0 {
      total += tree[index]
      index -= index & -index
    }
    return total
  }
}
