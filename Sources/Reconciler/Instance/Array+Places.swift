extension Array {
  /// So many places are cheaper to move up one by one than to make the array anew.
  private static var few: Int { 32 }

  /// Takes out what stands at places that ascend. O(n).
  mutating func remove(atAll places: [Int]) {
    guard places.count > Self.few else {
      for place in places.reversed() { remove(at: place) }
      return
    }
    var rest: [Element] = []
    rest.reserveCapacity(count - places.count)
    var start = 0
    for place in places {
      rest += self[start..<place]
      start = place + 1
    }
    self = rest + self[start...]
  }

  /// Puts elements in so that they stand at places that ascend. O(n).
  mutating func insert(_ elements: [Element], at places: [Int]) {
    guard places.count > Self.few else {
      for (element, place) in zip(elements, places) { insert(element, at: place) }
      return
    }
    var all: [Element] = []
    all.reserveCapacity(count + elements.count)
    var start = 0
    for (element, place) in zip(elements, places) {
      let end = start + place - all.count
      all += self[start..<end]
      all.append(element)
      start = end
    }
    self = all + self[start...]
  }
}
