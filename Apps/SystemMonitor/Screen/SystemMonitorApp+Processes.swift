import ProcessTable
import Recurse

extension SystemMonitorApp {
  @NodeBuilder<SystemMonitorApp>
  func processes(_ state: State, _ size: CellSize) -> Node {
    Table(\.shown, selection: \.selected, columns: \.columns) {
      if size.columns >= 30 { column(.number, width: 7) { Text("\($0.entry.number)") } }
      if size.columns >= 50 { column(.user, width: 9) { Text($0.entry.user) } }
      column(.name, command(isTree: state.isTree))
      if size.columns >= 70 { column(.state, width: 2) { Text("\($0.entry.state)") } }
      if size.columns >= 100 { column(.threads, width: 8) { Text("\($0.entry.threads)") } }
      if size.columns >= 70 { column(.time, width: 7) { Text(Amount.time($0.entry.time)) } }
      if size.columns >= 30 {
        let all = state.sample.counters.memory.map { Double($0.total) } ?? .infinity
        column(.memory, width: 7) { memory(of: $0.entry, all: all) }
      }
      column(.processors, width: 6) { load(of: $0.entry) }
      // The room of the scrollbar and of the gap before it, so that no number moves when it goes.
      if size.columns >= 40, state.shown.count <= tableRows(state, size) {
        TableColumn<SystemMonitorApp, ProcessRow>("") { _ in Text(" ") }.width(1)
          .selectionDisabled()
      }
    } row: { row, node in
      node.contextMenu {
        Button("Details") { $0.detailed = row.entry }
        Button("Kill…", role: .destructive) { $0.doomed = row.entry }
      }
    } onSort: { state, _ in
      state.showSorted()
    } placeholder: {
      nothing(state)
    }
    .accessibilityLabel("Processes")
    .scrollPosition(\.position)
    // The key that is tried first; the command shows another.
    .onKey(.delete) { $0.doomed = $0.selectedEntry }
  }

  /// The rows of processes, below the titles.
  private func tableRows(_ state: State, _ size: CellSize) -> Int {
    let isTyping = state.focus == .filter
    let totals = size.rows >= 10 || !isTyping ? 1 : 0
    let above = size.rows >= 16 ? chartRows(size) : totals
    let status = size.rows >= 10 || isTyping ? 1 : 0
    return size.rows - above - status - (size.rows >= 8 ? 1 : 0) - 1
  }

  /// A column that the cursor does not enter: keys act on processes.
  private func column(
    _ column: ProcessColumn, width: Int? = nil, _ text: @escaping @MainActor (ProcessRow) -> Text
  ) -> TableColumn<SystemMonitorApp, ProcessRow> {
    self.column(column, width: width) { row in text(row).lineLimit(1).node(for: Self.self) }
  }

  private func column(
    _ column: ProcessColumn, width: Int? = nil, _ cell: @escaping @MainActor (ProcessRow) -> Node
  ) -> TableColumn<SystemMonitorApp, ProcessRow> {
    let new = TableColumn<SystemMonitorApp, ProcessRow>(column.title, content: cell)
      .sortable().sortDescendingFirst(column.isDescendingFirst).selectionDisabled()
      .alignment(column.isTrailing ? .trailing : .leading)
    return if let width { new.width(width) } else { new.width(min: 5) }
  }

  /// The command, in the tree behind the lines that lead to it. A click there opens and closes.
  private func command(isTree: Bool) -> @MainActor (ProcessRow) -> Node {
    { row in
      let isQuiet = row.entry.isOfKernel || !row.isMatch
      let text = Text(String(row.commandByName))
        .foreground(isQuiet ? .secondaryText : nil).lineLimit(1)
      guard isTree else { return text.node(for: Self.self) }
      return HStack(spacing: 0) {
        Text(row.guide).foreground(.secondaryText).lineLimit(1).flex(shrink: 0)
          .onTapGesture { state in
            if row.isOpen != nil { state.toggleBranch(row.id) }
          }
        text
      }
    }
  }

  /// The load of one processor in a color: one that is busy is an error only in its look.
  private func load(of entry: ProcessEntry) -> Text {
    let text = Text(Amount.tenths(entry.processors.map { $0 * 100 }))
    return switch entry.load {
    case ..<0.0005: text.foreground(.secondaryText)
    case ..<0.05: text
    default: text.foreground(Self.color(entry.load))
    }
  }

  private func memory(of entry: ProcessEntry, all: Double) -> Text {
    let text = Text(Amount.bytes(entry.memory))
    let share = Double(entry.memory) / all
    if entry.memory == 0 { return text.foreground(.secondaryText) }
    return share < 0.01 ? text : text.foreground(Self.color(share))
  }

  /// The color of a share that is used.
  static func color(_ share: Double) -> Color {
    switch share {
    case ..<0.5: .success
    case ..<0.9: .warning
    default: .error
    }
  }

  private func nothing(_ state: State) -> Node {
    EmptyState(
      state.filter.isEmpty ? "No processes" : "No process contains “\(state.filter)”",
      message: state.filter.isEmpty ? "There are no files of processes in the folder." : "")
  }
}
