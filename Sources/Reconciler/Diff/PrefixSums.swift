/// Numbers whose running totals stay known while single ones change.
///
/// Both operations take O(log n) (Fenwick, "A new data structure for cumulative frequency
/// tables", 1994).
package struct PrefixSums {
  private var tree: [Int]

  package init(_ numbers: [Int]) {
    tree = [0] + numbers
    for index in tree.indices.dropFirst() {
      let above = index + (index & -index)
      if above < tree.count { tree[above] += tree[index] }
    }
  }

  package mutating func add(_ difference: Int, at place: Int) {
    guard difference != 0 else { return }
    var index = place + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// The total of all numbers before a place.
  package func total(before place: Int) -> Int {
    var index = place
    var total = 0
    while index > 0 {
      total += tree[index]
      index -= index & -index
    }
    return total
  }
}
