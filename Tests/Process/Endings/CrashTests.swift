import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("How an app crashes", .blocking) struct CrashTests {
  /// The signal of Swift's traps: SIGILL on x86, SIGTRAP on ARM.
  private let traps: Set<RecurseTesting.ExitStatus> = [.signaled(SIGILL), .signaled(SIGTRAP)]

  private func crash(_ name: String, _ location: SourceLocation = #_sourceLocation) throws
    -> TerminalProcess
  {
    // Below the message is a backtrace.
    let app = try TerminalProcess.ending(name, size: CellSize(columns: 200, rows: 100))
    try app.type("!")
    try app.waitForExit()
    try app.expectRestored(location)
    return app
  }

  @Test(
    "A trap shows its message on the normal screen",
    arguments: [
      ("fatal-error", "Fatal error: the fixture's last words"),
      ("out-of-bounds", "Fatal error: Index out of range"),
      ("crash-in-render", "Fatal error: no text to show"),
      ("crash-in-thread", "Fatal error: another thread's last words"),
    ])
  func traps(name: String, message: String) throws {
    let app = try crash(name)
    #expect(traps.contains(try #require(app.status)))
    #expect(app.screen.shows(message), "\(app.screen.text)")
  }

  @Test("An overflow, an abort and an endless recursion restore the terminal")
  func others() throws {
    #expect(traps.contains(try #require(crash("overflow").status)))
    #expect(try crash("abort").status == .signaled(SIGABRT))
    #expect(try crash("stack-overflow").status == .signaled(SIGSEGV))
  }

  @Test("A crash signal from outside ends the app", arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE])
  func sentSignals(number: Int32) throws {
    let login = try TerminalProcess.login()
    login.signal(number)
    try login.expectEnd(.signaled(number))
  }

  @Test("A crash signal from outside ends the app after Swift's backtrace, too")
  func sentSignalWithBacktrace() throws {
    let login = try TerminalProcess.login(
      size: CellSize(columns: 80, rows: 60),
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])
    login.signal(SIGABRT)
    try login.expectEnd(.signaled(SIGABRT))
  }

  @Test("Output before a crash is shown too")
  func printedBefore() throws {
    let app = try TerminalProcess.ending("prints")
    try app.type("!")
    try app.waitUntil("it printed") { $0.shows("Pressed 1") }
    app.signal(SIGABRT)
    try app.expectEnd(.signaled(SIGABRT))
    #expect(app.screen.lines[0...1] == ["to standard output 1", "to standard error 1"])
  }

  @Test("A crash while the app paints all the time restores the terminal")
  func whilePainting() throws {
    for _ in 0..<3 {
      let app = try TerminalProcess.ending(
        "flood", environment: ["RECURSE_STRICT": nil])
      app.watch(seconds: 0.02)
      app.signal(SIGABRT)
      try app.expectEnd(.signaled(SIGABRT))
    }
  }
}
