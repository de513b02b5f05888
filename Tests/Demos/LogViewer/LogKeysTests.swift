import Foundation
import Recurse
import RecurseReaders
import RecurseTesting
import TestSupport
import Testing

@testable import log_viewer

@MainActor @Suite("The keys of the log viewer that less has, too") struct LogKeysTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Lines of eight bytes each.
  private static let text = (0..<100).map { "line 0\($0 < 10 ? "0" : "")\($0)\n" }.joined()

  private func screen(_ text: String = text) async throws -> TestScreen<LogViewerApp> {
    try folder.write(text, to: "app.log")
    let screen = TestScreen(
      LogViewerApp([.file(folder.path("app.log"))]), columns: 70, rows: 14)
    try await screen.waitUntil("all is read", timeout: .seconds(10)) { screen.shows("– live") }
    return screen
  }

  private func first(_ screen: TestScreen<LogViewerApp>) -> String {
    let line = screen.text.split(separator: "\n").first { $0.contains("line 0") } ?? ""
    return String(line.drop { $0 != "l" }.prefix(8))
  }

  @Test("P goes to the line that has a byte", arguments: [(0, 0), (8, 0), (9, 1), (449, 49)])
  func byte(byte: Int, line: Int) async throws {
    let screen = try await screen()
    screen.type("P")
    screen.type("\(byte)")
    screen.press(.enter)
    #expect(first(screen) == "line 0\(line < 10 ? "0" : "")\(line)")
  }

  @Test("? finds the last line before, n goes on backward, and N forward")
  func backward() async throws {
    let screen = try await screen()
    screen.type(":50")
    screen.press(.enter)
    screen.type("?5")
    #expect(screen.shows("?5") && screen.shows("line 045"))
    screen.press(.enter)
    screen.type("n")
    #expect(screen.shows("line 035"))
    screen.type("N")
    #expect(screen.shows("line 045"))
    // A bar that is open begins anew.
    screen.type("?02")
    #expect(screen.shows("?02") && screen.shows("line 029"))
    screen.press(.escape)
    screen.type("/5")
    #expect(screen.shows("/5"))
  }

  @Test("` and '' go back to the place before a jump")
  func back() async throws {
    let screen = try await screen()
    screen.type(":20")
    screen.press(.enter)
    #expect(first(screen) == "line 019")
    screen.type("G`")
    #expect(first(screen) == "line 019")
    screen.type("`")
    #expect(screen.shows("line 099"))
    screen.type("''")
    #expect(first(screen) == "line 019")
    screen.type("'")
    #expect(first(screen) == "line 019")
  }

  @Test("| gives the shown lines to a command")
  func pipe() async throws {
    let screen = try await screen()
    var input: String?
    var line: String?
    screen.onProgram = { program in
      (input, line) = (program.input, program.arguments.last)
      return .success(ChildExit())
    }
    screen.type("f")
    screen.type("line 07")
    screen.press(.enter)
    screen.type("|")
    screen.type("sort -r")
    screen.press(.enter)
    try await screen.waitUntil("the command has run") { line != nil }
    #expect(line?.hasPrefix("sort -r\n") == true)
    #expect(input == (0..<10).map { "line 07\($0)\n" }.joined())
  }

  @Test("h lists the keys")
  func help() async throws {
    let screen = try await screen()
    screen.type("h")
    #expect(screen.shows("Keys") && screen.shows("half a page down, up"))
    // It covers neither the hints nor all columns.
    #expect(screen.shows("Esc Close") && screen.shows("line 09"))
    screen.press(.escape)
    #expect(!screen.shows("half a page down, up"))
  }
}

@MainActor @Suite("A compressed log") struct CompressedLogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func pack(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test(
    "is unpacked by its program, and keeps its last lines",
    arguments: [("gzip", "app.log.gz"), ("zstd", "app.log.zst")])
  func unpacked(program: String, name: String) async throws {
    guard program == "gzip" || FileManager.default.isExecutableFile(atPath: "/usr/bin/zstd") else {
      return
    }
    try folder.write((1...3000).map { "line \($0)\n" }.joined(), to: "app.log")
    try pack([program, folder.path("app.log")])
    let screen = TestScreen(
      LogViewerApp([.file(folder.path(name))], keep: 1 << 12), columns: 90, rows: 14)
    try await screen.waitUntil("all is read", timeout: .seconds(10)) {
      screen.shows("unpacked by \(program)")
    }
    #expect(screen.shows("line 3000") && screen.shows("lines dropped"))
  }

  @Test("tells what its program says of a file that is broken")
  func broken() async throws {
    try Data([0x1F, 0x8B, 8, 0, 1, 2, 3]).write(to: URL(fileURLWithPath: folder.path("a.gz")))
    let screen = TestScreen(LogViewerApp([.file(folder.path("a.gz"))]), columns: 90, rows: 14)
    try await screen.waitUntil("it is told", timeout: .seconds(10)) {
      screen.shows("unexpected end of file") || screen.shows("a.gz: ")
    }
  }
}

@Suite("A place in a file whose lines are counted") struct LogGoalTests {
  @Test("waits for its line, and for all lines if it is a part of them")
  func waiting() async throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntwo\nthree\n", to: "a.log")
    var file = LogFile(folder.path("a.log"))
    #expect(LogGoal.line(1).number(in: file, isCounting: true) == nil)
    for await next in LogFile.updates(of: folder.path("a.log"), follows: false) { file = next }
    func number(_ goal: LogGoal?, _ isCounting: Bool) -> Int? {
      goal?.number(in: file, isCounting: isCounting)
    }
    #expect(number(.line(2), true) == 2 && number(.line(4), true) == nil)
    #expect(number(.line(4), false) == 3 && number(.line(0), false) == 1)
    #expect(number(.byte(4), true) == 2 && number(.byte(14), true) == nil)
    #expect(number(.byte(14), false) == 3 && number(.byte(3), false) == 1)
    #expect(number(.percent(50), true) == nil && number(.percent(50), false) == 2)
    #expect(LogGoal(line: "50%") == .percent(50) && LogGoal(line: "7") == .line(7))
    #expect(LogGoal(line: "x") == nil && LogGoal(byte: "-1") == nil)
  }
}
