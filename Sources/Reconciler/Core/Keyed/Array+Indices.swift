extension Array {
  /// Up to so many elements are inserted or removed in place; for more the array is built anew.
  private static var few: Int { 32 }

  /// Removes the elements at ascending indices. O(n).
  mutating func remove(atAll indices: [Int]) {
    guard indices.count > Self.few else {
      for index in indices.reversed() { remove(at: index) }
      return
    }
    var rest: [Element] = []
    rest.reserveCapacity(count - indices.count)
    var start = 0
    for index in indices {
      rest += self[start..<index]
      start = index + 1
    }
    self = rest + self[start...]
  }

  /// Puts elements in so that they stand at indices that ascend. O(n).
  mutating func insert(_ elements: [Element], at indices: [Int]) {
    guard indices.count > Self.few else {
      for (element, index) in zip(elements, indices) { insert(element, at: index) }
      return
    }
    var all: [Element] = []
    all.reserveCapacity(count + elements.count)
    var start = 0
    for (element, index) in zip(elements, indices) {
      let end = start + index - all.count
      all += self[start..<end]
      all.append(element)
      start = end
    }
    self = all + self[start...]
  }
}
