import RecurseReconciler
import RecurseWidgets

/// A component that holds the user's changes of a table's columns if the owner does not.
struct TableColumnsHolder: Component, Equatable {
  var initialState: TableColumns { TableColumns() }

  func render(state: TableColumns) -> Node {
    Content().environment(\.heldTableColumns, state).node(for: Self.self)
      .listening(for: { (_: TableElement.Event) in true }) { state, event, _ in
        state.apply(event)
      }
  }
}

private struct HeldTableColumnsKey: EnvironmentKey {
  static var defaultValue: TableColumns { TableColumns() }
}

extension EnvironmentValues {
  var heldTableColumns: TableColumns {
    get { self[HeldTableColumnsKey.self] }
    set { self[HeldTableColumnsKey.self] = newValue }
  }
}
