import ProcessTable
import Recurse

/// A monitor of a system: charts above, processes below as a table or a tree.
package struct SystemMonitorApp: App {
  package typealias State = MonitorState

  private let source: SystemSource
  private let interval: Duration
  private let send: @Sendable (ProcessSignal, Int32) -> String?

  /// - Parameters:
  ///   - interval: the time between two samples.
  ///   - send: sends a signal to a process, and returns why it could not.
  package init(
    _ source: SystemSource, interval: Duration = .seconds(1),
    send: @escaping @Sendable (ProcessSignal, Int32) -> String? = { $0.send(to: $1) }
  ) {
    (self.source, self.interval, self.send) = (source, interval, send)
  }

  package var initialState: State { State(source.first) }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        if let problem = state.problem {
          EmptyState("No processes", message: problem.description).focusable()
          Spacer()
        } else {
          if size.rows >= 16 { charts(state, size) }
          if size.rows >= 10 || state.focus == .filter { statusRow(state, size) }
          processes(state, size).focused(\.focus, equals: .processes)
        }
        if size.rows >= 8 { KeyHints() }
      }
    }
    .commands { allCommands(state) }
    .alert("Kill \(state.doomed?.name ?? "")?", item: \.doomed) { entry in
      Button("Send TERM") { $0.send(.terminate, to: entry) }
      Button("Send KILL", role: .destructive) { $0.send(.kill, to: entry) }
      Button("Cancel", role: .cancel)
    } message: { entry in
      Text("\(entry.number) \(entry.command)").lineLimit(3)
      Text("of \(entry.user). TERM asks it to end, KILL ends it.").foreground(.secondaryText)
    }
    .alert("The signal was not sent", item: \.failure) { _ in
      Button("OK", role: .cancel)
    } message: {
      Text($0)
    }
    .toast(item: \.notice) { Text($0).lineLimit(3) }
    .windowTitle("system-monitor")
  }

  private func statusRow(_ state: State, _ size: CellSize) -> Node {
    HStack(spacing: 2) {
      TextField("Filter", text: \.filter, prompt: "processes that contain…")
        .focused(\.focus, equals: .filter)
        .onSubmit { $0.focus = .processes }
        .onKey(.escape) { state in
          (state.filter, state.focus) = ("", .processes)
        }
      if state.isPaused { Text("Paused").foreground(.warning) }
      if size.columns >= 60 {
        Text("\(state.sample.processes.count) processes").foreground(.secondaryText)
        Text("load " + state.sample.counters.load.map { Amount.tenths($0) }.joined(separator: " "))
          .foreground(.secondaryText)
      }
    }
    .lineLimit(1).padding(horizontal: 1)
  }

  @CommandBuilder<Self>
  private func allCommands(_ state: State) -> [Command<Self>] {
    Command("Kill…", key: "k", isEnabled: state.selected != nil) { $0.doomed = $0.selectedEntry }
    Command("Filter", key: "/") { $0.focus = .filter }
    Command(state.isTree ? "Table" : "Tree", id: "tree", key: "t") { $0.isTree.toggle() }
    Command(state.isPaused ? "Go on" : "Pause", id: "pause", key: "p") { $0.isPaused.toggle() }
    for column in ProcessColumn.allCases {
      Command("Sort by \(column.words)", key: column.key) { $0.sort(by: column) }
    }
    Command("Quit", id: "quit", key: "q") { $0.isDone = true }
  }

  package func effects(state: State) -> [Effect] {
    if !state.isPaused {
      Effect.task(id: "samples") { [source, interval] app in
        source.begin(at: app.clock.now)
        while true {
          try await app.clock.sleep(for: interval)
          let reading = await source.next(at: app.clock.now)
          app.send { $0.take(reading) }
        }
      }
    }
    if let order = state.order {
      Effect.task(id: order) { [send] app in
        let reason = send(order.signal, order.process.number)
        app.send { $0.finish(order, reason) }
      }
    }
    if state.isDone { Effect.quit() }
  }
}
