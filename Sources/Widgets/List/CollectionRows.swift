import RecurseReactive
import RecurseReconciler

/// Rows that know where each of them went.
struct CollectionRows<Element: Identifiable>: LazyRows, FindableRows {
  let elements: DataRows<[Element]>
  let steps: [ChangeStep<Element>]
  /// Whether the steps are the source's own; else somebody says that they led here.
  let isTrusted: Bool
  /// How many rows the steps say that there were.
  var claimedCount: Int?

  var count: Int { elements.count }
  func key(at index: Int) -> NodeKey { elements.key(at: index) }
  func node(at index: Int) -> AnyNode { elements.node(at: index) }
  func origins(at indices: [Int]) -> (any LazyOrigins)? { elements.origins(at: indices) }
  var hasTexts: Bool { elements.hasTexts }
  func text(at index: Int) -> String? { elements.text(at: index) }

  /// Follows the steps. Only a place that the key confirms counts: a wrong one would lose a row.
  func place(of key: NodeKey, lastAt index: Int) -> LazyPlace {
    let mayReturn = steps.contains { if case .insert = $0 { true } else { false } }
    var place = index
    for step in steps {
      switch step {
      case .insert(let index, _): if index <= place { place += 1 }
      case .remove(let index, let element):
        // It may have been put in again.
        if index == place {
          return mayReturn || !isTrusted || NodeKey(element.id) != key ? .unknown : .gone
        }
        if index < place { place -= 1 }
      case .move(let from, let to, _): place = Self.place(place, movedFrom: from, to: to)
      case .update: break
      }
    }
    return (0..<count).contains(place) && self.key(at: place) == key ? .at(place) : .unknown
  }

  // MARK: - In debug builds

  /// Compares the steps with what was there before, as far as it is alive, and with what is there
  /// now, where they say something of it. O(k²) for k steps, of which the last 256 are looked at.
  func contradiction(from oldCount: Int, alive: [LazyMark]) -> String? {
    guard !steps.isEmpty, claimedCount.map({ $0 == oldCount }) ?? true else { return nil }
    // A render for another reason brings steps that were taken already.
    let isUnchanged =
      count == oldCount && alive.allSatisfy { $0.index < count && key(at: $0.index) == $0.key }
    guard isTrusted || !isUnchanged else { return nil }
    var expected = oldCount
    for step in steps {
      switch step {
      case .insert: expected += 1
      case .remove: expected -= 1
      case .move, .update: break
      }
    }
    guard expected == count else {
      return "they lead from \(oldCount) to \(expected) rows, and there are \(count)"
    }
    for mark in alive {
      guard let place = self.place(after: steps[...], of: mark.index) else { continue }
      guard (0..<count).contains(place), key(at: place) == mark.key else {
        return "the row with the key \(mark.key) does not come to \(place)"
      }
    }
    for (number, step) in steps.enumerated().suffix(256) {
      let (start, element): (Int, Element)
      switch step {
      case .insert(let index, let new): (start, element) = (index, new)
      case .move(_, let index, let moved): (start, element) = (index, moved)
      case .update(let index, _, let new): (start, element) = (index, new)
      case .remove: continue
      }
      guard let place = self.place(after: steps[(number + 1)...], of: start) else { continue }
      guard (0..<count).contains(place), key(at: place) == NodeKey(element.id) else {
        return "the row with the key \(element.id) does not come to \(place)"
      }
    }
    return nil
  }

  /// Where what stood at an index is after some steps; `nil` where they remove it.
  private func place(after steps: ArraySlice<ChangeStep<Element>>, of index: Int) -> Int? {
    var place = index
    for step in steps {
      switch step {
      case .insert(let index, _): if index <= place { place += 1 }
      case .remove(let index, _):
        if index == place { return nil }
        if index < place { place -= 1 }
      case .move(let from, let to, _): place = Self.place(place, movedFrom: from, to: to)
      case .update: break
      }
    }
    return place
  }

  private static func place(_ place: Int, movedFrom from: Int, to: Int) -> Int {
    guard from != place else { return to }
    let without = from < place ? place - 1 : place
    return to <= without ? without + 1 : without
  }
}
