import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

/// Nesting too deeply for the stack is an error with its path, for any size of the stack.
@Suite("An app that nests too deeply", .blocking) struct DeepTests {
  private func start(
    _ kind: String, _ depth: Int, stack: Int, isCaught: Bool = false
  ) throws -> TerminalProcess {
    let arguments = [kind, "\(depth)"] + (isCaught ? ["caught"] : [])
    let app = try TerminalProcess(
      "sh",
      ["-c", "ulimit -s \(stack); exec \"$0\" \"$@\"", builtProduct("deep-fixture")] + arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no"], size: CellSize(columns: 200, rows: 10))
    try app.waitUntil("the first frame") { $0.shows("Depth 1") }
    return app
  }

  /// 100,000 levels are more than any stack has room for.
  private static let kinds = [
    "components", "stacks", "borders", "contents", "listeners", "boxes", "growing", "endless",
  ]

  @Test("ends with the path and the error", arguments: kinds, [256, 8192])
  func ends(kind: String, stack: Int) throws {
    let app = try start(kind, 100_000, stack: stack)
    try app.type("!")
    #expect(try app.waitForExit() == .exited(1))
    try app.expectRestored()
    let message = app.screen.text
    #expect(message.contains("deep-fixture"))
    #expect(message.contains(": nested too deeply for the thread's stack of "))
    if kind == "components" { #expect(message.contains("Level > … ")) }
  }

  @Test("shows the error in an error boundary, and continues", arguments: kinds, [256, 8192])
  func caught(kind: String, stack: Int) throws {
    let app = try start(kind, 100_000, stack: stack, isCaught: true)
    try app.type("!")
    try app.waitUntil("the fallback") { $0.shows("caught: nested too deeply") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
    try app.expectRestored()
  }

  @Test(
    "ends the same way while it grows level by level, each compared with a fresh build",
    arguments: [256])
  func growing(stack: Int) throws {
    let app = try start("growing", 1, stack: stack)
    for _ in 0..<20 { try app.type("+++++") }
    #expect(try app.waitForExit() == .exited(1))
    try app.expectRestored()
    #expect(app.screen.text.contains("nested too deeply"))
  }

  @Test("can nest a hundred stacks on a stack of a megabyte", arguments: ["stacks", "boxes"])
  func hundred(kind: String) throws {
    let app = try start(kind, 100, stack: 1024)
    try app.type("!")
    try app.waitUntil("all of it") { $0.shows("Depth 100") && $0.shows("bottom") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }
}
