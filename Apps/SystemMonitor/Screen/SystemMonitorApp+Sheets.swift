import ProcessTable
import Recurse

extension OwnedContent where Owner == SystemMonitorApp {
  /// Asks for signals and orders, and shows a process and the disks.
  @MainActor
  func sheets(_ state: MonitorState, _ size: CellSize) -> SystemMonitorApp.Node {
    node.sheet(item: \.detailed) { details(of: $0, state, isNarrow: size.columns < 40) }
      .sheet(item: \.doomed) { question(about: $0, isSmall: size.rows < 16) }
      .sheet(isPresented: \.isSorting) { orders(state) }
      .sheet(isPresented: \.showsFileSystems) { disks(state) }
  }

  // MARK: - Signals

  /// The signals, of which the first is none: an extra Enter does no harm.
  @MainActor @NodeBuilder<SystemMonitorApp>
  private func question(about entry: ProcessEntry, isSmall: Bool) -> SystemMonitorApp.Node {
    VStack(alignment: .stretch) {
      Text("Signal for \(entry.name)").bold().lineLimit(1)
      if !isSmall {
        Text("\(entry.number) \(entry.command)").lineLimit(3)
        Text("of \(entry.user)").foreground(.secondaryText).lineLimit(1)
      }
      List(SignalChoice.all, find: \.name) { choice in
        HStack {
          Text(choice.name).frame(width: 6)
          Text(choice.words).foreground(.secondaryText).lineLimit(1)
        }
        .onSelect { state in
          state.doomed = nil
          if let signal = choice.signal { state.send(signal, to: entry) }
        }
      }
      .accessibilityLabel("Signals")
      .frame(height: SignalChoice.all.count).flex(shrink: 1)
    }
    .frame(idealWidth: 50, maxWidth: 50)
  }

  // MARK: - The order

  @MainActor @NodeBuilder<SystemMonitorApp>
  private func orders(_ state: MonitorState) -> SystemMonitorApp.Node {
    VStack(alignment: .stretch) {
      Text("Sort by").bold()
      List(ProcessColumn.allCases, selection: \.sortChoice, find: \.words) { column in
        HStack(spacing: 0) {
          Text(column.words).flex(grow: 1)
          if let sort = state.columns.sort, sort.column == column.title {
            Text(sort.isAscending ? "▲" : "▼")
          }
        }
        .onSelect { state in
          state.isSorting = false
          state.sort(by: column)
        }
      }
      .accessibilityLabel("Sort by")
      .frame(height: ProcessColumn.allCases.count).flex(shrink: 1)
    }
    .frame(idealWidth: 20, maxWidth: 20)
  }

  // MARK: - Details

  @MainActor @NodeBuilder<SystemMonitorApp>
  private func details(
    of entry: ProcessEntry, _ state: MonitorState, isNarrow: Bool
  ) -> SystemMonitorApp.Node {
    let row = { (title: String, value: String) in
      self.row(title, value, isNarrow: isNarrow)
    }
    let parent = state.sample.processes.first { $0.number == entry.parent }
    let hasEnded = state.entry(entry.id) == nil
    VStack(alignment: .stretch) {
      row("Process", "\(entry.number) \(entry.name)\(hasEnded ? ", has ended" : "")")
      row("Parent", entry.parent > 0 ? "\(entry.parent) \(parent?.name ?? "")" : "none")
      row("User", entry.user)
      row("State", hasEnded ? "has ended" : entry.stateInWords)
      row("Threads", "\(entry.threads)")
      row("Memory", Amount.bytes(entry.memory))
      row("CPU", Amount.percent(entry.processors))
      row("CPU time", Amount.time(entry.time))
      row("Started", entry.age.map { "\(Amount.time($0)) ago" } ?? "–")
      Divider()
      Text(entry.command)
    }
    .frame(idealWidth: 70, maxWidth: 100)
  }

  @MainActor
  private func row(
    _ title: String, _ value: String, isNarrow: Bool
  ) -> SystemMonitorApp.Node {
    let label = Text(title).foreground(.secondaryText)
    return if isNarrow {
      // Beside its title, a value would be broken within words.
      VStack(alignment: .leading) {
        label
        Text(value).padding(.leading, 2)
      }
    } else {
      HStack {
        label.frame(width: 10)
        Text(value)
      }
    }
  }

  // MARK: - Disks

  @MainActor @NodeBuilder<SystemMonitorApp>
  private func disks(_ state: MonitorState) -> SystemMonitorApp.Node {
    let systems = state.sample.counters.fileSystems
    VStack(alignment: .stretch) {
      Text("Disks").bold()
      if systems.isEmpty { Text("No file system on a disk is known.") }
      for system in systems {
        let color: Color? = system.share < 0.8 ? nil : system.share < 0.9 ? .warning : .error
        HStack {
          Text(system.folder).lineLimit(1).truncationMode(.middle)
            .flex(grow: 1, shrink: 1, basis: 0)
          Text("\(Amount.bytes(system.used)) of \(Amount.bytes(system.size))")
          Text(Amount.percent(system.share)).foreground(color)
            .frame(width: 4, alignment: .trailing)
        }
        .key(system.id)
      }
    }
    .frame(idealWidth: 60, maxWidth: 60)
  }
}

/// A signal to choose, or none.
private struct SignalChoice: Identifiable {
  let signal: ProcessSignal?

  static let all = [SignalChoice(signal: nil)] + ProcessSignal.allCases.map { Self(signal: $0) }

  var id: ProcessSignal? { signal }
  var name: String { signal?.rawValue ?? "Cancel" }

  var words: String {
    switch signal {
    case nil: ""
    case .terminate: "asks it to end"
    case .kill: "ends it, whatever it does"
    case .interrupt: "stops its work, as Ctrl+C"
    case .hangUp: "its terminal is gone, or read settings"
    case .stop: "halts it"
    case .resume: "lets it go on"
    case .user1: "means what the program says"
    }
  }
}

extension ProcessEntry {
  fileprivate var stateInWords: String {
    switch state {
    case "R": "runs"
    case "S": "sleeps"
    case "D": "waits for a device"
    case "T", "t": "is halted"
    case "Z": "has ended, and its parent did not ask how"
    case "I": "is idle"
    default: "\(state)"
    }
  }
}
