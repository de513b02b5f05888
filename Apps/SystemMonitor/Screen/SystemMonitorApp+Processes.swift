import ProcessTable
import Recurse

extension SystemMonitorApp {
  @NodeBuilder<SystemMonitorApp>
  func processes(_ state: State, _ size: CellSize) -> Node {
    if state.isTree { tree(state) } else { table(state, size) }
  }

  private func tree(_ state: State) -> Node {
    List(tree: \.tree, selection: \.selected) { entry in
      actions(
        of: entry,
        HStack {
          Text(entry.command).lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
          Text("\(entry.number)").foreground(.secondaryText)
          Text(Amount.bytes(entry.memory)).frame(width: 5, alignment: .trailing)
          Text(load(of: entry)).frame(width: 6, alignment: .trailing)
        })
    } placeholder: {
      nothing(state)
    }
  }

  private func table(_ state: State, _ size: CellSize) -> Node {
    Table(\.shown, selection: \.selected, columns: \.columns) {
      if size.columns >= 30 {
        column(.number, width: 7) { "\($0.number)" }.alignment(.trailing)
      }
      if size.columns >= 50 { column(.user, width: 9, \.user) }
      column(.name, \.command)
      if size.columns >= 70 {
        column(.state, width: 2) { "\($0.state)" }
        column(.threads, width: 8) { "\($0.threads)" }.alignment(.trailing)
      }
      if size.columns >= 30 {
        column(.memory, width: 7) { Amount.bytes($0.memory) }.alignment(.trailing)
      }
      column(.processors, width: 6, load).alignment(.trailing)
    } row: { entry, row in
      actions(of: entry, row)
    } onSort: { state, _ in
      state.arrange()
    } placeholder: {
      nothing(state)
    }
    .scrollPosition(\.position)
  }

  private func column(
    _ column: ProcessColumn, width: Int? = nil, _ text: @escaping (ProcessEntry) -> String
  ) -> TableColumn<SystemMonitorApp, ProcessEntry> {
    let new = TableColumn<SystemMonitorApp, ProcessEntry>(column.title) { entry in
      Text(text(entry)).lineLimit(1)
    }
    .sortable()
    return if let width { new.width(width) } else { new.width(min: 5) }
  }

  private func actions(of entry: ProcessEntry, _ row: Node) -> Node {
    row.onDelete { $0.doomed = entry }
      .contextMenu { Button("Kill…", role: .destructive) { $0.doomed = entry } }
  }

  private func load(of entry: ProcessEntry) -> String {
    Amount.tenths(entry.processors.map { $0 * 100 })
  }

  private func nothing(_ state: State) -> Node {
    EmptyState(
      state.filter.isEmpty ? "No processes" : "No process contains “\(state.filter)”",
      message: state.filter.isEmpty ? "There are no files of processes in the folder." : "")
  }
}
