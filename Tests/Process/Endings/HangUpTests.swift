import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A terminal that is closed", .blocking) struct HangUpTests {
  @Test("Closing the window ends the app")
  func closing() throws {
    let login = try TerminalProcess.login()
    login.closeTerminal()
    #expect(try login.waitForExit() == .signaled(SIGHUP))
  }

  @Test("An app that ignores the signal notices the end of its input")
  func ignoringTheSignal() throws {
    let login = try TerminalProcess(
      "sh", ["-c", "trap '' HUP; exec \"$0\"", builtProduct("login-demo")])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    login.closeTerminal()
    let status = try login.waitForExit()
    #expect(status.shellStatus == 128 + SIGHUP)
  }

  @Test("Closing the window during a frame ends the app")
  func midFrame() throws {
    for round in 0..<5 {
      let app = try TerminalProcess.ending(
        "flood", size: CellSize(columns: 200, rows: 60), environment: ["RECURSE_STRICT": nil])
      // From here on the terminal is not read: the kernel's buffer is full within a frame or two.
      if round > 0 { try app.waitUntil("a frame") { _ in app.bursts.count > 3 * round } }
      app.closeTerminal()
      #expect(try app.waitForExit() == .signaled(SIGHUP))
    }
  }

  @Test("Closing it during a frame also ends an app that ignores the signal")
  func midFrameUnsignalled() throws {
    for round in 0..<3 {
      let app = try TerminalProcess(
        "sh", ["-c", "trap '' HUP; exec \"$0\" flood", builtProduct("ending-fixture")],
        size: CellSize(columns: 200, rows: 60))
      try app.waitUntil("the fixture") { $0.shows("Pressed 0") }
      if round > 0 { try app.waitUntil("a frame") { _ in app.bursts.count > 3 * round } }
      app.closeTerminal()
      let status = try app.waitForExit()
      #expect(status.shellStatus == 128 + SIGHUP)
    }
  }

  @Test("An app that never ends its effects does not outlive its terminal for long")
  func endlessEffect() throws {
    let app = try TerminalProcess.ending("endless-effect")
    app.closeTerminal()
    #expect(try app.waitForExit() == .signaled(SIGHUP))
  }
}
