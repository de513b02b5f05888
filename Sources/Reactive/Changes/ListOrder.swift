import RecurseAlgorithms

/// The indices of a list's elements while it becomes another, step by step.
///
/// Every element of both lists has a slot in one fixed order, and its index is the number of
/// occupied slots before its own. Behind each element that stays come the slots of those that are
/// inserted next to it, then of those that are still to move away:
///
///     old a b c d   new b x a d      b stays, d stays:   a₀ │ b x a₁ c │ d
struct ListOrder {
  private var presentSlots: PrefixSums
  private var isStaying: [Bool]
  private var oldSlots: [Int]
  private var newSlots: [Int]

  /// - Parameter keepsRemoved: whether the removed elements are still in the list, to be removed
  ///   later.
  init(_ matching: ElementMatching, keepsRemoved: Bool = false) {
    isStaying = matching.stays
    oldSlots = [Int](repeating: -1, count: matching.targets.count)
    newSlots = [Int](repeating: -1, count: matching.sources.count)
    var isPresent: [Bool] = []
    isPresent.reserveCapacity(oldSlots.count + newSlots.count)
    var old = 0
    var new = 0
    while true {
      while new < newSlots.count, !isStaying[new] {
        newSlots[new] = isPresent.count
        isPresent.append(false)
        new += 1
      }
      let anchor = new < newSlots.count ? matching.sources[new] : oldSlots.count
      while old < anchor {
        if keepsRemoved || matching.targets[old] >= 0 {
          oldSlots[old] = isPresent.count
          isPresent.append(true)
        }
        old += 1
      }
      guard new < newSlots.count else { break }
      newSlots[new] = isPresent.count
      isPresent.append(true)
      new += 1
      old += 1
    }
    presentSlots = PrefixSums(isPresent.map { $0 ? 1 : 0 })
  }

  func stays(_ new: Int) -> Bool { isStaying[new] }

  /// The index of an element of the new list that has been inserted or stays.
  func index(ofNew new: Int) -> Int { presentSlots.total(before: newSlots[new]) }

  /// The index of an element that is removed later.
  func index(ofRemoved old: Int) -> Int { presentSlots.total(before: oldSlots[old]) }

  /// Removes an element and returns the index that it had.
  mutating func remove(removed old: Int) -> Int {
    presentSlots.add(-1, at: oldSlots[old])
    return presentSlots.total(before: oldSlots[old])
  }

  /// Inserts a new element and returns its index.
  mutating func insert(_ new: Int) -> Int {
    presentSlots.add(1, at: newSlots[new])
    return presentSlots.total(before: newSlots[new])
  }

  /// Moves an old element to its slot in the new list.
  mutating func move(_ new: Int, from old: Int) -> (from: Int, to: Int) {
    let from = presentSlots.total(before: oldSlots[old])
    presentSlots.add(-1, at: oldSlots[old])
    return (from, insert(new))
  }
}
