import RecurseCore

/// Shows one workload until `q` is pressed.
package struct PeerApp: App {
  let workload: Workload
  let rows: Int

  package init(workload: Workload, rows: Int = 1000) {
    self.workload = workload
    self.rows = rows
  }

  package var initialState: Bool { false }

  package var mouse: MouseReporting { .none }

  package func render(state isDone: Bool) -> Node {
    WithEnvironment(\.windowSize) { size in screen(size) }
      .onKey(.character("q")) { $0 = true }
  }

  @NodeBuilder<Self>
  private func screen(_ size: CellSize) -> Node {
    switch workload {
    case .counter: CounterScreen()
    case .update, .scroll, .insert:
      RowsScreen(count: rows, visible: size.rows - 2, isDescribed: Workload.describesRows)
    case .cells: CellsScreen(columns: size.columns, rows: size.rows - 1)
    case .form: FormScreen()
    }
  }

  package func effects(state isDone: Bool) -> [Effect] {
    if isDone { .quit() }
  }
}
