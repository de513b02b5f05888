import RecurseReactive
import RecurseReconciler

/// Rows that know where each of them went.
struct CollectionRows<Element: Identifiable>: LazyRows {
  let elements: RowSource
  let steps: [ChangeStep<Element>]
  /// Whether the steps are the source's own; else somebody says that they led here.
  let isTrusted: Bool
  /// How many rows the steps say that there were.
  var claimedCount: Int?

  var count: Int { elements.count }
  func key(at index: Int) -> NodeKey { elements.key(at: index) }
  func node(at index: Int) -> AnyNode { elements.node(at: index) }
  var overview: LazyOverview { elements.overview }
  func text(at index: Int) -> String? { elements.text(at: index) }

  /// Follows the steps. Only a place that the key confirms counts: a wrong one would lose a row.
  func place(of key: NodeKey, lastAt index: Int) -> LazyPosition {
    switch way(from: index, through: steps[...]) {
    case .to(let place): return isKey(key, at: place) ? .at(place) : .unknown
    case .removed(let element):
      // It may have been put in again.
      let mayReturn = steps.contains { if case .insert = $0 { true } else { false } }
      return mayReturn || !isTrusted || NodeKey(element.id) != key ? .unknown : .gone
    }
  }

  private func isKey(_ key: NodeKey, at place: Int) -> Bool {
    (0..<count).contains(place) && self.key(at: place) == key
  }

  // MARK: - In debug builds

  /// Compares the steps with what was there before, as far as it is alive, and with what is there
  /// now, where they say something of it. O(k²) for k steps, of which the last 256 are looked at.
  func validateChanges(from oldCount: Int, alive: [LazyMark]) -> String? {
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
      guard case .to(let place) = way(from: mark.index, through: steps[...]) else { continue }
      guard isKey(mark.key, at: place) else {
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
      let after = steps[(number + 1)...]
      guard case .to(let place) = way(from: start, through: after) else { continue }
      guard isKey(NodeKey(element.id), at: place) else {
        return "the row with the key \(element.id) does not come to \(place)"
      }
    }
    return nil
  }

  // MARK: - The way of a row

  private enum Way {
    case to(Int)
    case removed(Element)
  }

  /// Where some steps lead what stood at an index.
  private func way(from index: Int, through steps: ArraySlice<ChangeStep<Element>>) -> Way {
    var place = index
    for step in steps {
      switch step {
      case .insert(let index, _): if index <= place { place += 1 }
      case .remove(let index, let element):
        if index == place { return .removed(element) }
        if index < place { place -= 1 }
      case .move(let from, let to, _): place = Self.place(place, movedFrom: from, to: to)
      case .update: break
      }
    }
    return .to(place)
  }

  private static func place(_ place: Int, movedFrom from: Int, to: Int) -> Int {
    guard from != place else { return to }
    let without = from < place ? place - 1 : place
    return to <= without ? without + 1 : without
  }
}
