import RecurseAlgorithms

/// Where the elements of a list are while it becomes another, step by step.
///
/// Every element that is there at some time has a place in one fixed order. Behind each that stays
/// come the ones that arrive next to it, then those that are still to leave:
///
///     old a b c d   new b x a d      b stays, d stays:   a₀ │ b x a₁ c │ d
struct ListOrder {
  private var present: PrefixSums
  private var isStaying: [Bool]
  private var oldPlaces: [Int]
  private var newPlaces: [Int]

  /// - Parameter keepsEnding: whether the elements that end are still there, to be removed later.
  init(_ matching: ElementMatching, keepsEnding: Bool = false) {
    isStaying = matching.stays
    oldPlaces = [Int](repeating: -1, count: matching.targets.count)
    newPlaces = [Int](repeating: -1, count: matching.sources.count)
    var isPresent: [Bool] = []
    isPresent.reserveCapacity(oldPlaces.count + newPlaces.count)
    var old = 0
    var new = 0
    while true {
      while new < newPlaces.count, !isStaying[new] {
        newPlaces[new] = isPresent.count
        isPresent.append(false)
        new += 1
      }
      let anchor = new < newPlaces.count ? matching.sources[new] : oldPlaces.count
      while old < anchor {
        if keepsEnding || matching.targets[old] >= 0 {
          oldPlaces[old] = isPresent.count
          isPresent.append(true)
        }
        old += 1
      }
      guard new < newPlaces.count else { break }
      newPlaces[new] = isPresent.count
      isPresent.append(true)
      new += 1
      old += 1
    }
    present = PrefixSums(isPresent.map { $0 ? 1 : 0 })
  }

  func stays(_ new: Int) -> Bool { isStaying[new] }

  /// Where an element of the new list is, once it is there.
  func index(ofNew new: Int) -> Int { present.total(before: newPlaces[new]) }

  /// Where an element that ends is.
  func index(ofEnding old: Int) -> Int { present.total(before: oldPlaces[old]) }

  /// Takes an element that ends out, and says where it was.
  mutating func remove(ending old: Int) -> Int {
    present.add(-1, at: oldPlaces[old])
    return present.total(before: oldPlaces[old])
  }

  /// Puts a new element in, and says where it is then.
  mutating func insert(_ new: Int) -> Int {
    present.add(1, at: newPlaces[new])
    return present.total(before: newPlaces[new])
  }

  /// Takes an old element from where it is to where the new list has it.
  mutating func move(_ new: Int, from old: Int) -> (from: Int, to: Int) {
    let from = present.total(before: oldPlaces[old])
    present.add(-1, at: oldPlaces[old])
    return (from, insert(new))
  }
}
