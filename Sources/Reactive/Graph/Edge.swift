/// That one node depends on another.
///
/// The dependent holds its inputs and never the reverse, so what nobody observes any more goes.
@MainActor
final class Edge {
  let input: GraphNode
  weak var dependent: GraphNode?
  /// The place in the input's list, so that an end costs the same however many there are.
  var place: Int

  init(input: GraphNode, dependent: GraphNode, place: Int) {
    self.input = input
    self.dependent = dependent
    self.place = place
  }
}
