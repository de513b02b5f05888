import Recurse

/// The tasks of 7GUIs in a list, each beside it.
package struct SevenGUIsApp: App {
  package struct State: Equatable {
    enum Place: Hashable { case tasks, task }
    package var task: Task? { didSet { if let task { opened.insert(task) } } }
    /// The tasks that were shown, which go on where they were left.
    var opened: Set<Task> = []
    var focus: Place? = .tasks
    var isDone = false

    /// Shows a task, and moves the focus to it.
    mutating func open(_ task: Task) { (self.task, focus) = (task, .task) }
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
        let room = Room(window)
        if window.rows >= 16 { header(state, room) }
        parts(state, room)
      }
      KeyHints()
    }
    .commands {
      for task in Task.allCases {
        Command("Task: \(task.title)", id: "task-\(task.rawValue)") { $0.open(task) }
      }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("7GUIs – \(state.task?.title ?? "")")
  }

  /// The parts for which a window has room.
  private struct Room {
    /// Room for the list beside a task.
    let isWide: Bool
    /// Room for a card around a task.
    let isLarge: Bool
    /// Room for a line about each task in the list.
    let hasLines: Bool
    let task: TaskRoom

    init(_ window: CellSize) {
      isWide = window.columns >= 60
      isLarge = window.columns >= 76 && window.rows >= 20
      hasLines = isLarge && window.columns >= 100
      task =
        !isLarge ? .narrow : window.rows < 34 ? .card : window.columns < 150 ? .high : .wide
    }
  }

  private func header(_ state: State, _ room: Room) -> Node {
    HStack(spacing: 2) {
      Text("7GUIs").bold().foreground(.accent).lineLimit(1)
      Text(state.task?.title ?? "").bold().lineLimit(1)
      // A wide list says it, too.
      if !room.hasLines {
        Text(state.task?.about ?? "").foreground(.secondaryText).lineLimit(1)
      }
    }
    .padding(horizontal: 1).background(.surface)
  }

  /// The list and the task: beside each other, or the one that has the focus.
  private func parts(_ state: State, _ room: Room) -> Node {
    HStack(alignment: .stretch, spacing: 0) {
      tasks(room)
        .padding(.top, room.isLarge ? 1 : 0)
        .frame(width: room.hasLines ? 31 : room.isWide ? 24 : nil)
        .background(room.isLarge ? .surface : nil)
        .collapsed(!room.isWide && state.focus != .tasks)
      // The list is a surface where there is room for cards, which are, too.
      if room.isWide, !room.isLarge { Divider() }
      shown(state, room).collapsed(!room.isWide && state.focus == .tasks)
    }
  }

  private func tasks(_ room: Room) -> Node {
    List(Task.allCases, selection: \.task) { task in
      VStack(alignment: .stretch) {
        Text(task.title).lineLimit(1)
        if room.hasLines { Text(task.about).foreground(.secondaryText).lineLimit(1) }
      }
      .onSelect { $0.focus = .task }
    }
    .accessibilityLabel("Tasks")
    .focused(\.focus, equals: .tasks)
  }

  private func shown(_ state: State, _ room: Room) -> Node {
    VStack(alignment: .stretch) {
      ForEach(Task.allCases.filter(state.opened.contains)) { task in
        page(task, room).focusScope().collapsed(task != state.task)
      }
    }
    .focused(\.focus, equals: .task)
    .command("Tasks", key: "escape", isEnabled: state.focus == .task) { $0.focus = .tasks }
  }

  /// A task, which fills its room.
  private func page(_ task: Task, _ room: Room) -> Node {
    VStack(alignment: .stretch) {
      content(of: task)
    }
    .padding(horizontal: room.isLarge ? 2 : 0, vertical: room.isLarge ? 1 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.taskRoom, room.task)
  }

  @NodeBuilder<SevenGUIsApp>
  private func content(of task: Task) -> Node {
    switch task {
    case .counter: Counter()
    case .temperature: TemperatureConverter()
    case .flight: FlightBooker()
    case .timer: Timer()
    case .crud: CRUD()
    case .circles: CircleDrawer(circles: CircleDrawer.Circle.samples)
    case .cells: Cells(sheet: .household)
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}
