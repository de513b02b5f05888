import Testing

@Suite("Starting an app", .needsCompiler)
struct AppTests {
  @Test("An app with values needs no init and is launched from a synchronous function")
  func launch() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Viewer: App {
        struct State { var line = 0 }
        let path: String
        var initialState: State { State() }
        func render(state: State) -> Node {
          Text("\\(path): \\(state.line)")
          Button("Next") { $0.line += 1 }
        }
      }
      struct Missing: Error {}
      func start(_ path: String) { Viewer.launch { Viewer(path: path) } }
      func startOrThrow(_ path: String?) -> Never {
        Viewer.launch {
          guard let path else { throw Missing() }
          return Viewer(path: path)
        }
      }
      @main enum Program {
        static func main() { start("x") }
      }
      """)
  }

  @Test("A command that parses its arguments launches the app")
  func command() async throws {
    try await expectCompiles(
      """
      import ArgumentParser
      import Recurse
      struct Viewer: App {
        let path: String
        let wraps: Bool
        func render(state: Void) -> Node { Text(path).wrap(wraps ? .words : .none) }
      }
      @main struct Command: ParsableCommand {
        @Argument var path: String
        @Flag var wrap = false
        func run() { Viewer.launch { Viewer(path: path, wraps: wrap) } }
      }
      struct Throwing: ParsableCommand {
        @Argument var path: String
        func run() throws { Viewer.launch { try Viewer(path: checked(path), wraps: true) } }
        func checked(_ path: String) throws -> String { path }
      }
      """)
  }
}
