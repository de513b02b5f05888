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
    package var task: Task? { didSet { if let task { opened.insert(task) } } }
    /// The tasks that were shown, which go on where they were left.
    var opened: Set<Task> = []
    var focus: Place? = .tasks
    var isDone = false
  }

  package let initialState: State

  /// - Parameter task: the task that is shown at once; `nil` shows the list first.
  package init(task: Task? = nil) {
    let first = task ?? .counter
    initialState = State(task: first, opened: [first], focus: task == nil ? .tasks : .task)
  }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.windowSize) { window in
        if window.rows >= 16 { header(state) }
        parts(state, beside: window.columns >= 60)
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

  /// The list and the task: beside each other, or the one that has the focus.
  private func parts(_ state: State, beside isWide: Bool) -> Node {
    HStack(alignment: .stretch, spacing: 0) {
      tasks(state).frame(width: isWide ? 24 : nil).collapsed(!isWide && state.focus != .tasks)
      if isWide { Divider() }
      shown(state)
        .padding(horizontal: isWide ? 2 : 0, vertical: isWide ? 1 : 0)
        .collapsed(!isWide && state.focus == .tasks)
    }
  }

  private func tasks(_ state: State) -> Node {
    List(Task.allCases, selection: \.task) { task in
      Text(task.title).lineLimit(1).onSelect { $0.focus = .task }
    }
    .focused(\.focus, equals: .tasks)
  }

  private func shown(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      ForEach(Task.allCases.filter(state.opened.contains)) { task in
        VStack(alignment: .stretch) {
          // A table scrolls by itself.
          if task == .cells { content(of: task) } else { ScrollView { content(of: task) } }
        }
        .focusScope()
        .collapsed(task != state.task)
      }
    }
    .focused(\.focus, equals: .task)
    .command("Tasks", key: "escape", isEnabled: state.focus == .task) { $0.focus = .tasks }
  }

  @NodeBuilder<SevenGUIsApp>
  private func content(of task: Task) -> Node {
    switch task {
    case .counter: Counter()
    case .temperature: TemperatureConverter()
    case .flight: FlightBooker()
    case .timer: Timer()
    case .crud: CRUD()
    case .circles: CircleDrawer()
    case .cells: Cells()
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
