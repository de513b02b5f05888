import Recurse
import RecurseTesting

/// A component whose body a test passes.
struct Fixture<State>: Component {
  let initialState: State
  private let content: @MainActor (State) -> VirtualNode<Fixture>

  init(
    _ state: State,
    @NodeBuilder<Fixture> _ content: @escaping @MainActor (State) -> VirtualNode<Fixture>
  ) {
    initialState = state
    self.content = content
  }

  func render(state: State) -> Node { content(state) }
}

typealias Still = Fixture<Int>

/// A screen with a body that never changes.
@MainActor
func still(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ content: @escaping @MainActor () -> VirtualNode<Still>
) -> TestScreen<Still> {
  TestScreen(Fixture(0) { _ in content() }, columns: columns, rows: rows)
}

/// The picture of a body that never changes.
@MainActor
func picture(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ content: @escaping @MainActor () -> VirtualNode<Still>
) -> String {
  still(columns, rows, content).text
}

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
