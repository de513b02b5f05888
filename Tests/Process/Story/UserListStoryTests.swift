import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The user list in a terminal", .blocking) struct UserListStoryTests {
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
    #expect(try app.waitForExit() == .exited(0))
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
    #expect(try app.waitForExit() == .signaled(SIGTERM))
    #expect(text(path).contains("Grace") && !text(path).contains("Ada"))
  }

  @Test("e, a name, Enter and a in one read act like single keys")
  func oneRead() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #"[{"id": 1, "name": "Ada"}]"#.write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess.userList([path])
    try app.type("eX\ra\r")
    try app.waitUntil("both") { $0.shows("AdaX") && $0.shows("Another User!") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
    #expect(text(path).contains("AdaX") && text(path).contains("Another User!"))
  }

  @Test("An error of writing a file is shown, and the edits stay on the screen")
  func unwritable() throws {
    let folder = path()
    let app = try TerminalProcess.userList([folder + "/users.json"])
    try app.type("a\r")
    try app.waitUntil("it is said") { $0.shows("Not saved: ") && $0.shows("Another User!") }
    try app.type("qq")
    #expect(try app.waitForExit() == .exited(1))
    #expect(app.screen.shows("The last change was not saved."))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("A row is dragged by the mouse, and moved by Alt with an arrow")
  func moving() throws {
    let app = try TerminalProcess.userList([])
    let grace = try #require(app.screen.place(of: "Grace"))
    try app.drag(
      from: grace, to: CellPoint(column: grace.column, row: grace.row + 1))
    try app.waitUntil("Grace is last") {
      $0.place(of: "Grace")?.row == grace.row + 1 && $0.place(of: "Barbara")?.row == grace.row
    }
    try app.press([Key.up.with(.alt)])
    try app.waitUntil("Grace is back") { $0.place(of: "Grace")?.row == grace.row }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }

  @Test("A broken file is an error of one line with a status, and is not changed")
  func broken() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "[{".write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess(builtProduct("user-list-demo"), [path])
    #expect(try app.waitForExit() == .exited(1))
    #expect(app.screen.shows("is no list of users"))
    #expect(text(path) == "[{")
  }

  @Test("Scrolling a list costs few bytes, for any rows")
  func scrolling() throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var random = SplitMix64(seed: 5)
    let names = (0..<200).map { _ in
      String((0..<40).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random)! })
    }
    let users = names.enumerated().map { #"{"id": \#($0.offset), "name": "\#($0.element)"}"# }
    try "[\(users.joined(separator: ","))]".write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess.userList([path])
    try app.waitUntil("the first row") { $0.shows(names[0]) }
    app.readAvailable()
    func bytes(until row: String, _ act: () throws -> Void) throws -> Int {
      let before = app.output.count
      try act()
      try app.waitUntil(row) { $0.shows(row) }
      app.readAvailable()
      return app.output.count - before
    }
    let rows = names.indices.filter { app.screen.shows(names[$0]) }.count
    // Three rows become visible, the others move.
    let notch = try bytes(until: names[rows + 2]) { try app.wheel(.down, column: 3, row: 5) }
    for row in 3..<(rows + 3) { #expect(app.screen.shows(names[row])) }
    let page = try bytes(until: names[2 * rows]) {
      try app.wheel(.down, notches: rows / 3, column: 3, row: 5)
    }
    #expect(page > rows * 40 / 2)
    // A row has a badge of four cells and 40 letters. The cells beside the blocks of a scrollbar
    // that moves are sent again.
    #expect(notch < 640 && notch * 2 < page, "\(notch) bytes for 3 rows of \(rows), \(page) for all")
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }

  @Test("A list of a million rows opens, scrolls to its end and gets a new row")
  func million() throws {
    let app = try TerminalProcess.userList(["--rows", "1000000"])
    try app.waitUntil("the first row") { $0.shows("User 0") }
    try app.press([.end])
    try app.waitUntil("the last row") { $0.shows("User 999999") }
    try app.type("a\r")
    try app.waitUntil("the new row") { $0.shows("Another User!") }
    try app.type("q")
    #expect(try app.waitForExit() == .exited(0))
  }
}
