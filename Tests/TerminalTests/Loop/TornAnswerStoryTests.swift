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

  @Test(
    "types nothing, whatever part of the answer is late",
    arguments: [
      (1, 0.06), (2, 0.3), (3, 1.2), (12, 1.2), (25, 0.3), (26, 1.2), (27, 0.06), (28, 1.2),
      (31, 1.2),
    ])
  func torn(place: Int, delay: Double) throws {
    let login = try self.login()
    let bytes = Array(Self.answer.utf8)
    try login.send(Array(bytes[..<place]))
    login.watch(seconds: delay)
    try login.send(Array(bytes[place...]))
    try login.waitUntil("the light theme") { $0.shows("  Login  ") }
    try login.type("xy")
    try login.waitUntil("the text") { $0.shows("xy") }
    #expect(!login.screen.shows("rgb") && !login.screen.shows("62") && !login.screen.shows("]"))
    try login.press(.control("c"))
    try login.expectEnd(.exited(130))
  }

  @Test("leaves nothing on the shell's command line")
  func shell() throws {
    // The shell shows what it would have been typed.
    let read =
      "stty -icanon -echo min 0 time 5; printf 'left(%s)' \"$(dd bs=99 count=1 2>/dev/null)\""
    let login = try self.login("\"$0\"; \(read)")
    try login.press(.control("c"))
    login.watch(seconds: 0.15)
    try login.type(Self.answer)
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
