import Recurse

/// The tasks of 7GUIs in a list, each beside it.
package struct SevenGUIsApp: App {
  package enum Task: String, CaseIterable, Identifiable, Sendable {
    case counter, temperature, flight, timer, crud, circles, cells

    package var id: Self { self }

    var title: String {
      switch self {
      case .counter: "Counter"
      case .temperature: "Temperature Converter"
      case .flight: "Flight Booker"
      case .timer: "Timer"
      case .crud: "CRUD"
      case .circles: "Circle Drawer"
      case .cells: "Cells"
      }
    }
  }

  package struct State: Equatable {
    enum Place: Hashable { case tasks, task }
    package var task: Task?
    var focus: Place? = .tasks
    var isDone = false
  }

  package let initialState: State

  /// - Parameter task: the task that is shown at once; `nil` shows the list first.
  package init(task: Task? = nil) {
    initialState = State(task: task ?? .counter, focus: task == nil ? .tasks : .task)
  }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize) { window in
        if window.rows >= 16 { header(state) }
        if window.columns >= 60 {
          HStack(alignment: .stretch, spacing: 0) {
            tasks(state).frame(width: 24)
            Divider()
            shown(state).padding(horizontal: 2, vertical: 1)
          }
        } else if state.focus == .tasks {
          tasks(state)
        } else {
          shown(state)
        }
      }
      KeyHints()
    }
    .command("Quit", key: "q") { $0.isDone = true }
    .windowTitle("7GUIs – \(state.task?.title ?? "")")
  }

  private func header(_ state: State) -> Node {
    HStack(spacing: 2) {
      Text("7GUIs").bold().foreground(.accent).lineLimit(1)
      Text(state.task?.title ?? "").foreground(.secondaryText).lineLimit(1)
    }
    .padding(horizontal: 1).background(.surface)
  }

  private func tasks(_ state: State) -> Node {
    List(Task.allCases, selection: \.task) { task in
      Text(task.title).lineLimit(1).onSelect { $0.focus = .task }
    }
    .focused(\.focus, equals: .tasks)
  }

  private func shown(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      if state.task == .cells {
        Cells()
      } else {
        ScrollView { task(state.task) }
      }
    }
    .focused(\.focus, equals: .task)
    .command("Tasks", key: "escape", isEnabled: state.focus == .task) { $0.focus = .tasks }
  }

  @NodeBuilder<SevenGUIsApp>
  private func task(_ task: Task?) -> Node {
    switch task {
    case .counter: Counter()
    case .temperature: TemperatureConverter()
    case .flight: FlightBooker()
    case .timer: Timer()
    case .crud: CRUD()
    case .circles: CircleDrawer()
    case .cells, nil: EmptyState("No task is chosen")
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
