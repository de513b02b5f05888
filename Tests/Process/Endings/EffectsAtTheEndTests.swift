import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Effects at the end of an app", .blocking) struct EffectsAtTheEndTests {
  private func end(
    _ name: String, _ expected: RecurseTesting.ExitStatus, by end: (TerminalProcess) throws -> Void
  ) throws -> (text: String, seconds: Double) {
    let app = try TerminalProcess.ending(name)
    let start = ContinuousClock.now
    try end(app)
    try app.expectEnd(expected)
    return (app.screen.text, (ContinuousClock.now - start) / .seconds(1))
  }

  @Test("An effect that must finish has a second to do so")
  func finishing() throws {
    #expect(try end("saving-effect", .exited(0)) { try $0.type("q") }.text == "saved")
    #expect(try end("saving-effect", .signaled(SIGTERM)) { $0.signal(SIGTERM) }.text == "saved")
    #expect(try end("saving-effect", .signaled(SIGHUP)) { $0.signal(SIGHUP) }.text == "saved")
  }

  @Test("A cancelled effect can still print")
  func cancelled() throws {
    #expect(try end("cancelled-effect", .exited(0)) { try $0.type("q") }.text == "cancelled")
  }

  @Test("An effect that never ends is reported after a second")
  func endless() throws {
    let (text, seconds) = try end("endless-effect", .exited(1)) { try $0.type("q") }
    #expect(text == "ending-fixture: endless did not finish")
    #expect(seconds >= 1)
    let signaled = try end("endless-effect", .signaled(SIGTERM)) { $0.signal(SIGTERM) }
    #expect(signaled.text == "ending-fixture: endless did not finish")
  }

  @Test("An effect can ask for more time, in which the app is shown and handles keys")
  func patient() throws {
    for way in [{ try $0.type("q") }, { $0.signal(SIGINT) }] as [(TerminalProcess) throws -> Void] {
      let app = try TerminalProcess.ending("patient-effect")
      try way(app)
      try app.waitUntil("the words") { $0.shows("Ending") && $0.shows("Finishing…") }
      // The app waits for it until this key.
      try app.type("+")
      let status = try app.waitForExit()
      #expect(status == .exited(0) || status == .signaled(SIGINT))
      #expect(app.screen.text == "saved")
      try app.expectRestored()
    }
  }

  @Test("In a small window the words of the end cover neither a toast nor the field of a sheet")
  func seats() throws {
    let app = try TerminalProcess.ending("patient-sheet")
    try app.resize(CellSize(columns: 20, rows: 5))
    try app.type("!")
    try app.waitUntil("the sheet") { $0.shows("Saved") && $0.shows("Field") }
    app.signal(SIGINT)
    try app.waitUntil("the words") { $0.shows("Finishing…") }
    app.watch(seconds: 0.4)
    #expect(app.screen.shows("Saved") && app.screen.shows("Field"), "\(app.screen.text)")
    // A key takes the toast away in so small a window.
    try app.type("typed")
    try app.waitUntil("the text") { $0.shows("typed") && $0.shows("Finishing…") }
    app.signal(SIGINT)
    try app.expectEnd(.signaled(SIGINT))
  }

  @Test("Where the terminal is gone, effects have five seconds, and are named after that")
  func hungUp() throws {
    let app = try TerminalProcess.ending("patient-effect")
    let start = ContinuousClock.now
    app.signal(SIGHUP)
    #expect(try app.waitForExit() == .signaled(SIGHUP))
    #expect(ContinuousClock.now - start >= .seconds(4.5))
    #expect(app.screen.text.contains("patient did not finish"))
  }

  @Test("Where the terminal goes after the app was asked to end, the five seconds begin then")
  func hungUpLater() throws {
    let app = try TerminalProcess.ending("patient-effect")
    app.signal(SIGTERM)
    try app.waitUntil("the words") { $0.shows("Finishing…") }
    let start = ContinuousClock.now
    app.signal(SIGHUP)
    #expect(try app.waitForExit() == .signaled(SIGTERM))
    #expect(ContinuousClock.now - start >= .seconds(4.5))
    #expect(app.screen.text.contains("patient did not finish"))
  }

  @Test("A second request ends at once, and the unfinished effects are reported")
  func impatient() throws {
    for (way, status) in [
      ({ try $0.press(.control("c")) }, .exited(130)), ({ $0.signal(SIGINT) }, .signaled(SIGINT)),
    ] as [((TerminalProcess) throws -> Void, RecurseTesting.ExitStatus)] {
      let app = try TerminalProcess.ending("patient-effect")
      try way(app)
      try app.waitUntil("the words") { $0.shows("Ending") }
      // Signals that come together have one cause.
      app.watch(seconds: 0.4)
      try way(app)
      try app.expectEnd(status)
      #expect(app.screen.text == "ending-fixture: patient did not finish")
    }
  }

  @Test("An effect that fails at the end is reported, with a status")
  func failing() throws {
    let app = try TerminalProcess.ending("failing-effect")
    try app.type("q")
    try app.expectEnd(.exited(1))
    #expect(app.screen.text == "ending-fixture: the fixture's mistake")
  }
}
