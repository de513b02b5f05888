import Recurse

/// A component with several nodes.
struct TwoLines: Component, Equatable {
  func render(state: Void) -> Node {
    Text("one")
    Text("two")
  }
}

/// A component with one node.
struct Label: Component, Equatable {
  var text: String
  func render(state: Void) -> Node { Text(text) }
}
