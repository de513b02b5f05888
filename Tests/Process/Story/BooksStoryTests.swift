import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The books demo's story", .blocking) struct BooksStoryTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json").path

  private func start(
    size: CellSize = CellSize(columns: 80, rows: 24)
  ) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("books-demo"), ["--likes", path, "--pace", "0"],
      environment: TerminalProcess.strict([:]), size: size)
    try app.waitUntil("the books") { $0.shows("Emma") }
    return app
  }

  @Test("A book that is liked before q in one read is liked in the next run")
  func persistence() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try start()
    try first.press([.down, .up, .enter])
    try first.waitUntil("the first book") { $0.shows("Jane Austen, 1815") }
    try first.type("\rq")
    try first.expectEnd(.exited(0))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("emma"))
    let second = try start()
    try second.waitUntil("the like") { $0.shows("Books ♥ 1") && $0.shows("♥ Emma") }
    try second.type("/anna")
    try second.waitUntil("the one that is searched for") {
      $0.shows("Anna Karenina") && !$0.shows("Emma")
    }
    try second.type("\u{1B}")
    try second.waitUntil("the list has the focus") { !$0.cursorIsVisible }
    try second.type("q")
    try second.expectEnd(.exited(0))
  }

  @Test(
    "A file that is not a list of likes is an error of one line with a status, and is not changed")
  func broken() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "[1".write(toFile: path, atomically: true, encoding: .utf8)
    let app = try TerminalProcess(builtProduct("books-demo"), ["--likes", path])
    #expect(try app.waitForExit() == .exited(1))
    #expect(app.screen.shows("is no list of likes"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "[1")
  }

  @Test("Unusual keys, a tiny window and a huge one are harmless", arguments: [(20, 5), (300, 80)])
  func sizes(columns: Int, rows: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let app = try start(size: CellSize(columns: columns, rows: rows))
    try app.press([.up, .end, .home, .pageDown, .delete, .tab, .function(5), .left])
    try app.type("zzz\u{1}\u{2}")
    try app.press([.escape])
    try app.waitUntil("the list has the focus") { !$0.cursorIsVisible }
    try app.resize(CellSize(columns: rows * 2, rows: columns / 4))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
