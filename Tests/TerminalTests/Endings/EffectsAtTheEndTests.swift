import RecurseTerminal
import RecurseTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Effects at the end of an app") struct EffectsAtTheEndTests {
  private func end(
    _ name: String, _ expected: RecurseTesting.ExitStatus, by end: (TerminalProcess) throws -> Void
  ) throws -> (text: String, seconds: Double) {
    let app = try TerminalProcess.ending(name)
    let start = ContinuousClock.now
    try end(app)
    try app.expectEnd(expected)
    return (app.screen.text, (ContinuousClock.now - start) / .seconds(1))
  }

  @Test("An effect that is to finish does, within a second")
  func finishing() throws {
    #expect(try end("saving-effect", .exited(0)) { try $0.type("q") }.text == "saved")
    #expect(try end("saving-effect", .signaled(SIGTERM)) { $0.signal(SIGTERM) }.text == "saved")
    #expect(try end("saving-effect", .signaled(SIGHUP)) { $0.signal(SIGHUP) }.text == "saved")
  }

  @Test("An effect that is cancelled may still say something")
  func cancelled() throws {
    #expect(try end("cancelled-effect", .exited(0)) { try $0.type("q") }.text == "cancelled")
  }

  @Test("An effect that never ends is not waited for longer than a second")
  func endless() throws {
    let (text, seconds) = try end("endless-effect", .exited(0)) { try $0.type("q") }
    #expect(text == "")
    #expect(seconds >= 1)
    #expect(seconds < 5)
  }
}
