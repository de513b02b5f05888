/// The difference of two lists, all at once: old places and new places, no order of steps.
///
/// This is what a view wants that animates everything together.
public struct ChangeBatch<Element> {
  /// An element that is in both lists.
  public struct Pair: Hashable, Sendable {
    /// The place in the old list.
    public let from: Int
    /// The place in the new list.
    public let to: Int
  }

  /// Places in the old list of the elements that end, ascending.
  public internal(set) var removals: [Int] = []
  /// Places in the new list of the elements that begin, ascending.
  public internal(set) var insertions: [(index: Int, element: Element)] = []
  /// The elements that have to move, by their new place; all others keep their order.
  public internal(set) var moves: [Pair] = []
  /// The elements that got new content, by their new place; some of them may be in `moves`, too.
  public internal(set) var updates: [(places: Pair, element: Element)] = []

  /// Whether nothing changes.
  public var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Makes the new list of the old one.
  ///
  /// - Complexity: O(n), where n is the length of the longer list.
  public func apply(to list: inout [Element]) {
    var isTaken = [Bool](repeating: false, count: list.count)
    for index in removals { isTaken[index] = true }
    for move in moves { isTaken[move.from] = true }
    let count = list.count - removals.count + insertions.count
    var placed = [Element?](repeating: nil, count: count)
    for (index, element) in insertions { placed[index] = .some(element) }
    for move in moves { placed[move.to] = .some(list[move.from]) }
    var next = 0
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in placed {
      if let element {
        result.append(element)
        continue
      }
      while isTaken[next] { next += 1 }
      result.append(list[next])
      next += 1
    }
    for (places, element) in updates { result[places.to] = element }
    list = result
  }
}
