import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("A terminal that answers over a slow line", .blocking) struct TornAnswerStoryTests {
  private static let answer = "\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\\u{1B}[?62;22c"

  /// The login demo in a terminal that says nothing by itself.
  private func login(_ program: String? = nil) throws -> TerminalProcess {
    let demo = try builtProduct("login-demo")
    let login = try TerminalProcess(
      program == nil ? demo : "sh", program.map { ["-c", $0, demo] } ?? [],
      environment: TerminalProcess.strict([:]), size: CellSize(columns: 40, rows: 12))
    login.answers = false
    try login.waitUntil("the form") { $0.shows("Username") && $0.shows("Commands") }
    return login
  }

  /// Runs a program again while the machine was paused for too long since its start.
  private func unpaused(
    within limit: Duration, _ run: () throws -> (TerminalProcess, start: ContinuousClock.Instant)
  ) throws -> TerminalProcess {
    for _ in 0..<20 {
      let (app, start) = try run()
      if ContinuousClock.now - start < limit { return app }
    }
    return try run().0
  }

  @Test(
    "types nothing, whatever part of the answer is late",
    arguments: [
      (1, 0.06), (2, 0.3), (3, 1.2), (12, 1.2), (25, 0.3), (26, 1.2), (27, 0.06), (28, 1.2),
      (31, 1.2),
    ])
  func torn(place: Int, delay: Double) throws {
    let bytes = Array(Self.answer.utf8)
    // The rest of an answer is waited for until five seconds after the start.
    let login = try unpaused(within: .seconds(4.5)) {
      let start = ContinuousClock.now
      let login = try self.login()
      try login.send(Array(bytes[..<place]))
      login.watch(seconds: delay)
      try login.send(Array(bytes[place...]))
      return (login, start)
    }
    try login.waitUntil("the light theme") { $0.shows("  Login  ") }
    try login.type("xy")
    try login.waitUntil("the text") { $0.shows("xy") }
    #expect(!login.screen.shows("rgb") && !login.screen.shows("62") && !login.screen.shows("]"))
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }

  @Test(
    "deletes and adds no user in a list whose commands are letters",
    arguments: [(1, 0.06), (2, 0.3), (12, 1.2), (26, 0.3), (29, 1.2)])
  func commands(place: Int, delay: Double) throws {
    let bytes = Array(Self.answer.utf8)
    let folder = try TemporaryFolder()
    let file = folder.path("users.json")
    let users = #"[{"id": 0, "name": "Ada"}, {"id": 1, "name": "Grace"}]"#
    try users.write(toFile: file, atomically: true, encoding: .utf8)
    let list = try unpaused(within: .seconds(4.5)) {
      let start = ContinuousClock.now
      let list = try TerminalProcess(
        builtProduct("user-list-demo"), [file], environment: TerminalProcess.strict([:]))
      list.answers = false
      try list.waitUntil("the list") { $0.shows("Grace") }
      try list.send(Array(bytes[..<place]))
      list.watch(seconds: delay)
      try list.send(Array(bytes[place...]))
      return (list, start)
    }
    list.watch(seconds: 0.2)
    try list.press(.control("c"))
    try list.expectEnd(.exited(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == users)
  }

  @Test("leaves nothing on the shell's command line")
  func shell() throws {
    // The shell shows what it would have been typed.
    let read =
      "stty -icanon -echo min 0 time 5; printf 'left(%s)' \"$(dd bs=99 count=1 2>/dev/null)\""
    let login = try unpaused(within: .seconds(0.9)) {
      let login = try self.login("\"$0\"; \(read)")
      let start = ContinuousClock.now
      try login.press(.control("c"))
      login.watch(seconds: 0.15)
      try login.type(Self.answer)
      return (login, start)
    }
    try login.waitUntil("the shell") { $0.shows("left(") }
    #expect(login.screen.shows("left()"), "\(login.screen.text)")
    #expect(try login.waitForExit() == .exited(0))
  }

  @Test("or never, is left all the same")
  func silent() throws {
    let login = try self.login()
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }
}
