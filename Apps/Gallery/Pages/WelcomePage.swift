import Recurse

/// An app in one screen: a banner, work that goes on, a list, the colors of the theme.
struct WelcomePage: GalleryContent {
  struct State: Equatable {
    var ticks = 0
    var selected: String? = "Reconciler"
  }

  static let source = """
    Panel(title: "Build").content {
      for task in tasks {
        HStack {
          Text(task.name).lineLimit(1).frame(width: 10)
          ProgressView(value: task.progress(at: state.ticks))
        }
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("")
    Text(Self.banner).bold().foreground(.accent).lineLimit(3)
    Text("React's model on real ncurses.").foreground(.secondaryText)
    Text("")
    FlowStack(spacing: 2) {
      build(state).frame(width: 32)
      modules.frame(width: 28)
    }
    FlowStack(spacing: 1) {
      for (name, color) in Self.signs {
        Text("● \(name)").foreground(color)
      }
    }
    Text("")
    Text("The arrows choose a page, t another theme, s shows the source.")
      .foreground(.secondaryText)
  }

  @NodeBuilder<Self>
  private func build(_ state: State) -> Node {
    let tasks = BuildTask.all
    Panel(title: "Build").content {
      for task in tasks {
        HStack {
          Text(task.name).lineLimit(1).frame(width: 10)
          ProgressView(value: task.progress(at: state.ticks))
        }
      }
    }
  }

  @NodeBuilder<Self>
  private var modules: Node {
    Panel(title: "Modules").content {
      List(BuildTask.all.map(\.name), id: \.self, selection: \.selected) { name in
        HStack {
          Text(name).lineLimit(1)
          Spacer()
          Text("✓").foreground(.success)
        }
      }
      .frame(height: 4)
    }
  }

  private static let banner = """
    ┏━┓┏━╸┏━╸╻ ╻┏━┓┏━┓┏━╸
    ┣┳┛┣╸ ┃  ┃ ┃┣┳┛┗━┓┣╸
    ╹┗╸┗━╸┗━╸┗━┛╹┗╸┗━┛┗━╸
    """

  private static let signs: [(String, Color)] = [
    ("accent", .accent), ("info", .info), ("success", .success), ("warning", .warning),
    ("error", .error),
  ]

  func effects(state: State) -> [Effect] {
    if state.ticks < 100 { .every(.milliseconds(80), id: "tick") { $0.ticks += 1 } }
  }
}

/// Something that is built, in its own time.
private struct BuildTask {
  let name: String
  let ticks: Double

  func progress(at now: Int) -> Double { min(1, Double(now) / ticks) }

  static let all = [
    BuildTask(name: "Layout", ticks: 40), BuildTask(name: "Reconciler", ticks: 70),
    BuildTask(name: "Widgets", ticks: 90), BuildTask(name: "Lists", ticks: 100),
  ]
}
