import Recurse
import RecurseTesting

/// A component whose body a test passes.
package struct Fixture<State>: Component {
  package let initialState: State
  private let content: @MainActor (State) -> VirtualNode<Fixture>

  package init(
    _ state: State,
    @NodeBuilder<Fixture> _ content: @escaping @MainActor (State) -> VirtualNode<Fixture>
  ) {
    initialState = state
    self.content = content
  }

  package func render(state: State) -> Node { content(state) }
}

package typealias Still = Fixture<Int>

/// A screen with a body that never changes.
@MainActor
package func still(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ content: @escaping @MainActor () -> VirtualNode<Still>
) -> TestScreen<Still> {
  TestScreen(Fixture(0) { _ in content() }, columns: columns, rows: rows)
}

/// The picture of a body that never changes.
@MainActor
package func picture(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ content: @escaping @MainActor () -> VirtualNode<Still>
) -> String {
  still(columns, rows, content).text
}
