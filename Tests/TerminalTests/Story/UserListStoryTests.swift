import Foundation
import RecurseTerminal
import RecurseTesting
import Testing

@Suite("The user list in a terminal") struct UserListStoryTests {
  private func path() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json").path
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? "(nothing)"
  }

  @Test("What is deleted before q in one read is deleted in the file")
  func quitting() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #"[{"id": 1, "name": "Ada"}, {"id": 2, "name": "Grace"}]"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess.userList([path])
    try app.type("dq")
    #expect(try app.waitForExit(timeout: 10) == .exited(0))
    #expect(text(path).contains("Grace") && !text(path).contains("Ada"))
  }

  @Test("What is deleted before a signal ends the program is deleted in the file")
  func terminated() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #"[{"id": 1, "name": "Ada"}, {"id": 2, "name": "Grace"}]"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess.userList([path])
    try app.type("d")
    try app.waitUntil("the row is gone") { !$0.shows("Ada") }
    app.signal(SIGTERM)
    #expect(try app.waitForExit(timeout: 10) == .signaled(SIGTERM))
    #expect(text(path).contains("Grace") && !text(path).contains("Ada"))
  }

  @Test("A broken file is told in a line, with a status, and left alone")
  func broken() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "[{".write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess(builtProduct("user-list-demo"), [path])
    #expect(try app.waitForExit(timeout: 10) == .exited(1))
    #expect(app.screen.shows("is no list of users"))
    #expect(text(path) == "[{")
  }

  @Test("A million rows open, scroll to their end and take a new one")
  func million() throws {
    let app = try TerminalProcess.userList(["--rows", "1000000"])
    try app.waitUntil("the first row") { $0.shows("User 0") }
    try app.press([.end])
    try app.waitUntil("the last row") { $0.shows("User 999999") }
    try app.type("a")
    try app.waitUntil("the new row") { $0.shows("Another User!") }
    try app.type("q")
    #expect(try app.waitForExit(timeout: 10) == .exited(0))
  }
}
