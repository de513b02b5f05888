import Recurse

/// Starts an app from where it cannot run: inside a job of the main queue, or on another thread.
@main struct AsyncStart {
  static func main() async {
    if CommandLine.arguments.contains("--detached") {
      await Task.detached { start() }.value
    } else {
      start()
    }
  }

  private nonisolated static func start() { Greeting.launch { Greeting() } }
}

struct Greeting: App {
  func render(state: Void) -> Node { Text("Hello") }
}
