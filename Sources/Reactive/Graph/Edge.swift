/// The dependency of one node on another.
///
/// A dependent retains its inputs and an input never its dependents, so that a derived property is
/// released with its last observer.
@MainActor
final class Edge {
  let input: GraphNode
  weak var dependent: GraphNode?
  /// The index among the input's dependents, so that removing the edge is O(1).
  var index: Int

  init(input: GraphNode, dependent: GraphNode, index: Int) {
    self.input = input
    self.dependent = dependent
    self.index = index
  }
}
