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

  package init(task: Task = .counter) { initialState = State(task: task) }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize.columns) { columns in
        if columns >= 60 {
          HStack(alignment: .stretch, spacing: 0) {
            tasks(state).frame(width: 24)
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

  private func tasks(_ state: State) -> Node {
    List(Task.allCases, selection: \.task) { task in
      Text(task.title).lineLimit(1).onSelect { $0.focus = .task }
    }
    .focused(\.focus, equals: .tasks)
  }

  private func shown(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      switch state.task {
      case .counter: Counter()
      case .temperature: TemperatureConverter()
      case .flight: FlightBooker()
      case .timer: Timer()
      case .crud: CRUD()
      case .circles: CircleDrawer()
      case .cells: Cells()
      case nil: EmptyState("No task is chosen")
      }
    }
    .focused(\.focus, equals: .task)
    .command("Tasks", key: "escape", isEnabled: state.focus == .task) { $0.focus = .tasks }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
