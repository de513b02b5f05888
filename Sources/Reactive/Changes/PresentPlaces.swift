/// Which of many places are taken, and how many of those come before one.
///
/// Both operations take O(log n) (Fenwick, "A new data structure for cumulative frequency
/// tables", 1994).
struct PresentPlaces {
  private var tree: [Int]

  init(_ isPresent: [Bool]) {
    tree = [0]
    tree.reserveCapacity(isPresent.count + 1)
    for present in isPresent { tree.append(present ? 1 : 0) }
    for index in tree.indices.dropFirst() {
      let above = index + (index & -index)
      if above < tree.count { tree[above] += tree[index] }
    }
  }

  mutating func insert(_ place: Int) { add(1, at: place) }
  mutating func remove(_ place: Int) { add(-1, at: place) }

  private mutating func add(_ difference: Int, at place: Int) {
    var index = place + 1
    while index < tree.count {
      tree[index] += difference
      index += index & -index
    }
  }

  /// The number of taken places before one.
  func count(before place: Int) -> Int {
    var index = place
    var total = 0
    while index > 0 {
      total += tree[index]
      index -= index & -index
    }
    return total
  }
}
