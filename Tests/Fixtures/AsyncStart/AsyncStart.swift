import Recurse

/// Starts an app where it cannot run, within a job of the main queue or on another thread; or where
/// it can, before the main queue runs jobs.
@main struct AsyncStart {
  static func main() async {
    if CommandLine.arguments.contains("--detached") {
      await Task.detached { start() }.value
    } else {
      if !CommandLine.arguments.contains("--first") { await Task.yield() }
      start()
    }
  }

  private nonisolated static func start() { Greeting.launch { Greeting() } }
}

struct Greeting: App {
  var initialState: String { "Nobody" }

  func render(state: String) -> Node { Text("Hello, \(state)").onKey(.character("q")) { $0 = "" } }

  func effects(state: String) -> [Effect] {
    .task(id: "name") { app in
      await Task.yield()
      app.send { $0 = "tasks" }
    }
    if state.isEmpty { .quit() }
  }
}
