import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

/// Each limit of a process ends an app at its start with one line that names it, or the app runs.
@Suite("An app under a limit of its process", .blocking) struct LimitTests {
  private func start(
    _ limit: String, size: CellSize = CellSize(columns: 80, rows: 24)
  ) throws -> TerminalProcess {
    try TerminalProcess(
      "bash", ["-c", "ulimit \(limit); exec \"$0\"", builtProduct("login-demo")], size: size)
  }

  private func expectRefusal(_ app: TerminalProcess, _ words: String) throws {
    #expect(try app.waitForExit() == .exited(1))
    #expect(app.screen.privateModesSeen == [])
    #expect(String(decoding: app.output, as: UTF8.self).contains(words))
    #expect(!app.screen.text.contains("TERM"))
  }

  private func expectRun(_ app: TerminalProcess) throws {
    try app.waitUntil("the form") { $0.shows("[ Login ]") }
    try app.press(.control("c"))
    try app.expectEnd(.exited(130))
  }

  @Test("of open files is reported at any failing call", arguments: 5...11)
  func descriptors(count: Int) throws {
    try expectRefusal(start("-n \(count)"), "Too few files may be open at once (ulimit -n)")
  }

  @Test("of 16 open files runs")
  func enoughDescriptors() throws { try expectRun(start("-n 16")) }

  @Test("of a file's size is reported if no frame has room", arguments: [0, 1, 100])
  func fileSize(kilobytes: Int) throws {
    try expectRefusal(
      start("-f \(kilobytes)"), "A file may have at most \(kilobytes * 1024) bytes here (ulimit -f)"
    )
  }

  @Test("of a file's size paints the part of the frame that has room", arguments: [200, 16_000])
  func smallFiles(kilobytes: Int) throws {
    try expectRun(start("-f \(kilobytes)"))
    let app = try start("-f \(kilobytes)")
    try app.waitUntil("the form") { $0.shows("[ Login ]") }
    try app.resize(CellSize(columns: 300, rows: 100))
    try app.waitUntil("the form again") { $0.shows("[ Login ]") && $0.shows("Ctrl+Q Quit") }
    try app.press(.control("c"))
    try app.expectEnd(.exited(130))
  }

  @Test("of memory that is too small for a large window is not reported as an unknown terminal")
  func memory() throws {
    let app = try start("-v 150000", size: CellSize(columns: 2_000, rows: 1_000))
    _ = try app.waitForExit()
    #expect(!String(decoding: app.output, as: UTF8.self).contains("is unknown here"))
  }
}
