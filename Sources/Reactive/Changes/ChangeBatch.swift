/// The difference of two lists as old and new indices, without an order of steps.
///
/// For a view that animates all changes together.
package struct ChangeBatch<Element> {
  /// An element that is in both lists.
  package struct Pair: Hashable, Sendable {
    /// The index in the old list.
    package let from: Int
    /// The index in the new list.
    package let to: Int
  }

  /// The old indices of the elements that are removed, ascending.
  package internal(set) var removals: [Int] = []
  /// The elements that are inserted with their new indices, ascending.
  package internal(set) var insertions: [(index: Int, element: Element)] = []
  /// The elements that have to move, by their new index; all others keep their order.
  package internal(set) var moves: [Pair] = []
  /// The elements with new content, by their new index; some of them may be in `moves`, too.
  package internal(set) var updates: [(indices: Pair, element: Element)] = []

  /// Whether nothing changes.
  package var isEmpty: Bool {
    removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Turns the old list into the new one.
  ///
  /// - Complexity: O(n), where n is the length of the longer list.
  package func apply(to list: inout [Element]) {
    var isTaken = [Bool](repeating: false, count: list.count)
    for index in removals { isTaken[index] = true }
    for move in moves { isTaken[move.from] = true }
    let count = list.count - removals.count + insertions.count
    var arriving = [Element?](repeating: nil, count: count)
    for (index, element) in insertions { arriving[index] = .some(element) }
    for move in moves { arriving[move.to] = .some(list[move.from]) }
    var next = 0
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in arriving {
      if let element {
        result.append(element)
        continue
      }
      while isTaken[next] { next += 1 }
      result.append(list[next])
      next += 1
    }
    for (indices, element) in updates { result[indices.to] = element }
    list = result
  }
}
