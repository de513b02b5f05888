import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The log viewer's story", .blocking) struct LogViewerStoryTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("app.log") }

  init() throws { folder = try TemporaryFolder() }

  private func append(_ text: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private static func lines(_ numbers: ClosedRange<Int>, _ words: String) -> String {
    numbers.map { "2026-11-26 14:\(10 + $0 / 60 % 50):\(10 + $0 % 50) \(words) \($0)\n" }.joined()
  }

  @Test("A file is followed, filtered, rotated, truncated and left")
  func file() throws {
    try folder.write(Self.lines(1...500, "INFO request"), to: "app.log")
    let app = try TerminalProcess(
      builtProduct("log-viewer"), [path], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 80, rows: 24))
    try app.waitUntil("the end") { $0.shows("request 500") && $0.shows("peak ") }
    try append(Self.lines(501...501, "ERROR no disk"))
    try app.waitUntil("the new line") { $0.shows("no disk 501") }
    try app.press([.home])
    try app.waitUntil("the start") { $0.shows("request 1 ") }
    try append(Self.lines(502...503, "INFO request"))
    try app.waitUntil("the number of new ones") { $0.shows("2 new") && $0.shows("request 1 ") }

    try app.type("f")
    try app.type("no disk")
    try app.press([.enter])
    try app.waitUntil("the chosen line") { $0.shows("1 of 503 lines") && $0.shows("no disk 501") }
    try app.type("f")
    try app.press([.control("u"), .enter])
    try app.waitUntil("all lines") { !$0.shows("of 503 lines") && $0.shows("request 1 ") }

    try app.press([.end])
    try FileManager.default.moveItem(atPath: path, toPath: folder.path("app.log.1"))
    try folder.write(Self.lines(600...600, "INFO rotated"), to: "app.log")
    try app.waitUntil("the next file") { $0.shows("was replaced") && $0.shows("rotated 600") }
    try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 0)
    try append("short\n")
    try app.waitUntil("what is left") { $0.shows("was truncated") && $0.shows(" short") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("A pipe is shown to its end, and ends no sooner than the person")
  func pipe() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "seq 1 30000 | \(builtProduct("log-viewer"))"],
      size: CellSize(columns: 60, rows: 12))
    try app.waitUntil("the end") { $0.shows("standard input – ended") && $0.shows("30000") }
    try app.type("/2999")
    try app.press([.enter])
    try app.waitUntil("the matches") { $0.shows("/13") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("A producer without an end is followed, and keys are answered")
  func endless() throws {
    let app = try TerminalProcess(
      "sh", ["-c", "yes | \(builtProduct("log-viewer")) --keep 1"],
      size: CellSize(columns: 60, rows: 12))
    try app.waitUntil("lines are dropped") { $0.shows("lines dropped") }
    try app.press([.pageUp])
    try app.waitUntil("a person reads") { $0.shows(" new ") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("Small and large windows are used alike", arguments: [(20, 5), (300, 80)])
  func sizes(columns: Int, rows: Int) throws {
    try folder.write(Self.lines(1...500, "INFO request"), to: "app.log")
    let app = try TerminalProcess(
      builtProduct("log-viewer"), [path, folder.path("none")],
      environment: TerminalProcess.strict([:]), size: CellSize(columns: columns, rows: rows))
    try app.waitUntil("the file") { $0.shows("2026-11") }
    try app.press([.up, .end, .home, .pageDown, .escape, .tab, .function(5), .left])
    try app.type("]w#r:12")
    try app.press([.enter])
    try app.resize(CellSize(columns: rows * 2, rows: max(3, columns / 8)))
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
