import ProcessTable
import Recurse

extension SystemMonitorApp {
  /// The filter, and what is said of the whole system.
  func statusRow(_ state: State, _ size: CellSize) -> Node {
    let counters = state.sample.counters
    return HStack(spacing: 2) {
      TextField("Filter", text: \.filter, prompt: "processes that contain…")
        .focused(\.focus, equals: .filter)
        .commands {
          Command("Done", key: "enter") { $0.focus = .processes }
          Command("Show all", key: "escape") { state in
            (state.filter, state.focus) = ("", .processes)
          }
        }
      if state.isPaused { Text("Paused").foreground(.warning) }
      if size.columns >= 60 {
        if let full = counters.fileSystems.max(by: { $0.share < $1.share }), full.share >= 0.9 {
          Text("\(full.folder) \(Amount.percent(full.share))").foreground(.error)
        }
        Text(count(state)).foreground(.secondaryText)
        // A high window has it in the box of the processors.
        if size.rows < 16 || !hasFigures(size) {
          Text("load" + counters.load.map { Amount.trailing(Amount.tenths($0), 5) }.joined())
            .foreground(.secondaryText)
        }
      }
      if size.columns >= 80 {
        Text("every \(Amount.seconds(state.interval))").foreground(.secondaryText)
      }
    }
    .lineLimit(1).padding(horizontal: 1)
  }

  /// What the charts say, in a window that has no room for them.
  func totals(_ state: State, _ size: CellSize) -> Node {
    let (counters, rates) = (state.sample.counters, state.sample.rates)
    return HStack(spacing: 2) {
      Text("CPU \(Amount.trailing(Amount.percent(rates.busy)))")
      if let memory = counters.memory {
        let used = Amount.trailing(Amount.bytes(memory.used))
        Text("Mem \(used)\(size.columns < 40 ? "" : "/\(Amount.bytes(memory.total))")")
      }
      if size.columns >= 60 {
        if let network = rates.network { Text("Net \(Amount.flow(network))") }
        if let disk = rates.disk { Text("Disk \(Amount.flow(disk))") }
      }
    }
    .lineLimit(1).padding(horizontal: 1)
  }

  private func count(_ state: State) -> String {
    let all = state.sample.processes.count
    let shown = Amount.trailing("\(state.filter.isEmpty ? all : state.matches)")
    let text = state.filter.isEmpty ? "\(shown) processes" : "\(shown) of \(all)"
    // The field beside it keeps its width while a person types.
    return Amount.trailing(text, "9999 processes".count)
  }
}
