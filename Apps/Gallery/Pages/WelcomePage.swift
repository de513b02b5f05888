import Recurse
import RecurseDrawing

/// An app in one screen: work that goes on, a list, a chart, the colors of the theme.
struct WelcomePage: GalleryContent {
  struct State: Equatable {
    var ticks = 0
    var selected: String? = "Reconciler"
  }

  static let source = """
    Panel(title: "Build").content {
      for task in BuildTask.all {
        HStack {
          Text(task.name).lineLimit(1).frame(width: 10)
          ProgressView(value: task.progress(at: state.ticks))
            .foreground(task.progress(at: state.ticks) < 1 ? .accent : .success)
        }
      }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      title
      WithEnvironment(\.windowSize.columns) { columns in
        if columns >= 76 {
          HStack(alignment: .stretch, spacing: 1) {
            build(state).flex(grow: 1, basis: 0)
            modules.flex(grow: 1, basis: 0)
          }
        } else {
          build(state)
          modules
        }
      }
      Panel(title: "Frames").content { Wave(offset: state.ticks) }
      FlowStack(spacing: 1) {
        for (name, color) in Self.signs { Text("● \(name)").foreground(color) }
      }
    }
  }

  private var title: Text {
    Text("R").foreground(.accent).bold() + Text(" e").foreground(.info).bold()
      + Text(" c").foreground(.success).bold() + Text(" u").foreground(.warning).bold()
      + Text(" r").foreground(.error).bold() + Text(" s").foreground(.accent).bold()
      + Text(" e").foreground(.info).bold()
      + Text("   React's model on real ncurses").foreground(.secondaryText)
  }

  @NodeBuilder<Self>
  private func build(_ state: State) -> Node {
    Panel(title: "Build").content {
      for task in BuildTask.all {
        HStack {
          Text(task.name).lineLimit(1).frame(width: 10)
          ProgressView(value: task.progress(at: state.ticks))
            .foreground(task.progress(at: state.ticks) < 1 ? .accent : .success)
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
