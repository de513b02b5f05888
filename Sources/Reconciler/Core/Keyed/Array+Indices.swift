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

/// The identity that distinguishes a child from its siblings.
package struct ChildIdentity: Hashable {
  package let type: ObjectIdentifier
  package let key: NodeKey

  package init(type: ObjectIdentifier, key: NodeKey) {
    self.type = type
    self.key = key
  }

  /// A hash that takes few steps if the key is a number, as most are. Not well distributed:
  /// `KeyedMatching` mixes its bits.
  package var quickHash: UInt {
    let type = UInt(bitPattern: type)
    switch key {
    case .integer(let number): return UInt(bitPattern: number) &+ type
    case .position(let index): return ~UInt(bitPattern: index) &+ type
    case .string, .other: return UInt(bitPattern: key.hashValue) &+ type
    }
  }
}
