import ProcessTable
import Recurse

extension OwnedContent where Owner == SystemMonitorApp {
  /// Asks for signals and orders, and shows a process and the disks.
  @MainActor
  func sheets(_ state: MonitorState, _ size: CellSize) -> SystemMonitorApp.Node {
    node.sheet(item: \.detailed) { details(of: $0, state, size) }
      .sheet(item: \.doomed) { question(about: $0, isSmall: size.rows < 16) }
      .sheet(isPresented: \.isSorting) { orders(state) }
      .sheet(isPresented: \.showsFileSystems) { disks(state, size) }
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
      List(SignalChoice.all, selection: \.signalChoice, find: \.name) { choice in
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

  /// What is known of a process. All of it scrolls: a command may be longer than a window.
  @MainActor @NodeBuilder<SystemMonitorApp>
  private func details(
    of entry: ProcessEntry, _ state: MonitorState, _ size: CellSize
  ) -> SystemMonitorApp.Node {
    let row = { (title: String, value: String) in
      self.row(title, value, isNarrow: size.columns < 40)
    }
    let parent = state.sample.processes.first { $0.number == entry.parent }
    let hasEnded = state.entry(entry.id) == nil
    VStack(alignment: .stretch) {
      Text("\(entry.number) \(entry.name)").bold().lineLimit(1)
      ScrollView(fitsContent: true) {
        row("Parent", entry.parent > 0 ? "\(entry.parent) \(parent?.name ?? "")" : "none")
        row("User", entry.user)
        row("State", hasEnded ? "has ended" : entry.stateInWords)
        row("Threads", "\(entry.threads)")
        row("Memory", Amount.bytes(entry.memory))
        row("CPU", Amount.percent(entry.processors))
        row("CPU time", Amount.time(entry.time))
        row("Started", Amount.ago(entry.age))
        Divider()
        Text(entry.command)
      }
      // The title and the edge of the sheet stay in sight.
      .frame(maxHeight: .cells(max(3, size.rows - 6)))
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

  /// The sizes of each disk in columns: what is used, free and reserved is its size, and the
  /// percentage is that of `df`, of what users can use.
  @MainActor @NodeBuilder<SystemMonitorApp>
  private func disks(_ state: MonitorState, _ size: CellSize) -> SystemMonitorApp.Node {
    let systems = state.sample.counters.fileSystems
    let hasAll = size.columns >= 60
    VStack(alignment: .stretch) {
      Text("Disks").bold().padding(.bottom)
      if systems.isEmpty {
        Text("No file system on a disk is known.")
      } else {
        let titles = DiskRow(folder: "Folder", amounts: ["Used", "Free", "Reserved", "Size"])
        line(titles, hasAll: hasAll, percent: Text("Full")).foreground(.secondaryText)
      }
      for system in systems {
        let color: Color = system.share < 0.8 ? .success : system.share < 0.9 ? .warning : .error
        line(
          DiskRow(system), hasAll: hasAll,
          percent: Text(Amount.percent(system.share)).foreground(color)
        )
        .key(system.id)
      }
    }
    .frame(idealWidth: 70, maxWidth: 70)
  }

  /// A disk in columns, of which a narrow window has those that matter most.
  @MainActor
  private func line(_ row: DiskRow, hasAll: Bool, percent: Text) -> SystemMonitorApp.Node {
    HStack(spacing: 2) {
      Text(row.folder).lineLimit(1).truncationMode(.middle).flex(grow: 1, shrink: 1, basis: 0)
      for (number, amount) in row.amounts.enumerated() where hasAll || number < 2 {
        Text(amount).lineLimit(1).frame(width: number == 2 ? 8 : 4, alignment: .trailing)
          .key(number)
      }
      percent.lineLimit(1).frame(width: 4, alignment: .trailing)
    }
  }
}

/// The texts of a disk: its folder, and what is used, free, reserved, and all of it.
private struct DiskRow {
  let folder: String
  let amounts: [String]
}

extension DiskRow {
  init(_ system: FileSystem) {
    let known = min(system.size, system.used + system.free)
    self.init(
      folder: system.folder,
      amounts: [system.used, system.free, system.size - known, system.size].map(Amount.bytes))
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
