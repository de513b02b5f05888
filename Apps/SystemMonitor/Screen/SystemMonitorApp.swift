import ProcessTable
import Recurse

/// A monitor of a system: charts above, processes below as a table or a tree.
package struct SystemMonitorApp: App {
  package typealias State = MonitorState

  private let source: SystemSource
  private let interval: Duration
  private let send: @Sendable (ProcessSignal, Int32) -> String?

  /// - Parameters:
  ///   - interval: the time between two samples, which a person changes.
  ///   - send: sends a signal to a process, and returns why it could not.
  package init(
    _ source: SystemSource, interval: Duration = .seconds(1),
    send: @escaping @Sendable (ProcessSignal, Int32) -> String? = { $0.send(to: $1) }
  ) {
    (self.source, self.interval, self.send) = (source, interval, send)
  }

  package var initialState: State { State(source.first, interval: interval) }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        if let problem = state.problem {
          EmptyState("No processes", message: problem.description).focusable()
          Spacer()
        } else {
          if size.rows >= 16 {
            charts(state, size)
          } else if size.rows >= 10 || state.focus != .filter {
            totals(state, size)
          }
          if size.rows >= 10 || state.focus == .filter { statusRow(state, size) }
          processes(state, size).focused(\.focus, equals: .processes)
        }
        if size.rows >= 8 { KeyHints() }
      }
      .sheets(state, size)
    }
    .commands { allCommands(state) }
    .alert("The signal was not sent", item: \.failure) { _ in
      Button("OK", role: .cancel)
    } message: {
      Text($0)
    }
    .toast(item: \.notice) { Text($0) }
    .windowTitle("system-monitor")
  }

  @CommandBuilder<Self>
  private func allCommands(_ state: State) -> [Command<Self>] {
    let hasChoice = state.selected != nil
    // The function keys are those of htop.
    Command("Details", key: "enter", isEnabled: hasChoice) { $0.detailed = $0.selectedEntry }
    Command("Kill…", key: "k", isEnabled: hasChoice) { $0.doomed = $0.selectedEntry }
      .alternateKey("f9")
    Command("Filter", key: "/") { $0.focus = .filter }.alternateKey("f4")
    if !state.filter.isEmpty { Command("Show all", key: "escape") { $0.filter = "" } }
    Command("Sort…", key: "s") { $0.chooseOrder() }.alternateKey("f6")
    Command(state.isTree ? "Table" : "Tree", id: "tree", key: "t") { $0.isTree.toggle() }
      .alternateKey("f5")
    if state.isTree {
      Command("Fold", id: "fold", key: "left") { $0.foldOrLeave() }
      Command("Fold", id: "unfold", key: "right") { $0.unfoldOrEnter() }
    }
    Command(state.isPaused ? "Go on" : "Pause", id: "pause", key: "p") { $0.isPaused.toggle() }
    Command("Disks", key: "d") { $0.showsFileSystems = true }
      .help("Shows the file systems and their free space")
    Command("Reverse", key: "I") { $0.reverse() }.help("Reverses the order of the processes")
    Command("Slower", id: "slower", key: "+") { $0.changeInterval(bySteps: 1) }
      .help("Measures less often")
    Command("Faster", id: "faster", key: "-") { $0.changeInterval(bySteps: -1) }
      .help("Measures more often")
    for column in ProcessColumn.allCases {
      Command("Sort by \(column.words)", key: column.key) { $0.sort(by: column) }
    }
    Command("Quit", id: "quit", key: "q") { $0.isDone = true }.alternateKey("f10")
  }

  package func effects(state: State) -> [Effect] {
    if !state.isPaused {
      // Another interval is another task.
      Effect.task(id: state.interval) { [source] app in
        source.begin(at: app.clock.now)
        while true {
          try await app.clock.sleep(for: state.interval)
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
