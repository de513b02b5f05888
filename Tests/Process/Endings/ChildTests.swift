import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A child of an app", .blocking) struct ChildTests {
  @Test(
    "that ends by itself does not touch the app's terminal",
    arguments: [("fork-exit", 0), ("fork-abort", SIGABRT), ("fork-signal", SIGTERM)])
  func forked(name: String, status: Int32) throws {
    let app = try TerminalProcess.ending(name, environment: ["RECURSE_STRICT": nil])
    let modes = try app.modes
    try app.type("!")
    try app.waitUntil("the child has ended") { $0.shows("Pressed 1") }
    #expect(app.screen.alternateScreenIsActive)
    #expect(try app.modes == modes)
    try app.type("+")
    try app.waitUntil("the app goes on") { $0.shows("Pressed 2") }
    try app.type("q")
    try app.expectEnd(.exited(0))
    #expect(app.screen.text == "the child's status is \(status)")
  }

  #if os(Linux)
    @Test("that is another program has only the standard streams of the app")
    func descriptors() throws {
      let app = try TerminalProcess.ending("descriptors", environment: ["RECURSE_STRICT": nil])
      try app.type("!")
      try app.waitUntil("the child has ended") { $0.shows("Pressed 1") }
      try app.type("q")
      try app.expectEnd(.exited(0))
      let open = app.screen.lines.filter { $0.contains(" -> ") }
      // Its own is the folder that it lists.
      #expect(open.count == 4, "\(app.screen.text)")
    }
  #endif
}
