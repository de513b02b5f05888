import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("An app that is busy", .blocking) struct BusyLoopTests {
  private func steps(_ screen: TerminalEmulator) -> Int {
    let line = screen.line(0)
    return Int(line[(line.lastIndex(of: " ") ?? line.startIndex)...].dropFirst()) ?? -1
  }

  @Test("Main-actor tasks without a pause delay no key, and keys do not stop them")
  func busyTasks() throws {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["busy-tasks"], environment: ["RECURSE_STRICT": nil])
    try app.waitUntil("some steps") { steps($0) > 10 }
    for count in 1...20 {
      let before = steps(app.screen)
      try app.type("+")
      try app.waitUntil("the key, and the tasks go on") {
        $0.shows("Pressed \(count),") && steps($0) > before
      }
    }
    try app.type(String(repeating: "+", count: 1000))
    try app.waitUntil("all keys") { $0.shows("Pressed 1020,") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test(
    "What tasks and sequences change between two frames is one commit",
    arguments: ["busy-tasks", "busy-sequence"])
  func commits(ending: String) throws {
    let path = NSTemporaryDirectory() + "recurse-trace-\(UUID().uuidString)"
    defer { unlink(path) }
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), [ending],
      environment: ["RECURSE_STRICT": nil, "RECURSE_TRACE": path])
    try app.waitUntil("many steps", timeout: 60) { steps($0) > 20_000 }
    let count = steps(app.screen)
    try app.type("q")
    try app.expectEnd(.exited(0))
    let trace = try String(contentsOfFile: path, encoding: .utf8)
    // A commit for each step would be as many.
    #expect(trace.ranges(of: "\"name\":\"commit\"").count < count / 4)
  }

  @Test("A flood of keys does not stop timers and tasks")
  func floodOfKeys() throws {
    let app = try TerminalProcess(
      builtProduct("ending-fixture"), ["busy-tasks"], environment: ["RECURSE_STRICT": nil])
    try app.waitUntil("some steps") { steps($0) > 10 }
    let before = steps(app.screen)
    try app.type(String(repeating: "+", count: 20000))
    try app.waitUntil("all keys, and more steps") {
      $0.shows("Pressed 20000,") && steps($0) > before
    }
  }

  @Test("A blocked terminal does not stop the app; later it shows the latest picture")
  func slowTerminal() throws {
    let app = try TerminalProcess.ending(
      "flood", size: CellSize(columns: 200, rows: 60), environment: ["RECURSE_STRICT": nil])
    let before = steps(app.screen)
    // Nothing is read here: the kernel's buffer fills, and the app goes on without painting.
    poll(nil, 0, 300)
    try app.waitUntil("a picture of much later") { steps($0) > before + 50 }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
