import Foundation
import Recurse
import RecurseReaders
import RecurseTesting
import TestSupport
import Testing

@testable import log_viewer

@MainActor @Suite("The log viewer") struct LogViewerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String = "app.log") throws -> LogInput {
    try folder.write(text, to: name)
    return .file(folder.path(name))
  }

  private static let text = (0..<120).map { second in
    let clock = "14:\(second / 60 < 10 ? "0" : "")\(second / 60):\(10 + second % 50)"
    return "2026-11-26 \(clock) \(second % 30 == 29 ? "ERROR" : "INFO") request \(second)"
  }
  .joined(separator: "\n")

  private func screen(
    _ inputs: [LogInput], columns: Int = 70, rows: Int = 14
  ) async throws -> TestScreen<LogViewerApp> {
    let screen = TestScreen(LogViewerApp(inputs), columns: columns, rows: rows)
    try await screen.waitUntil("all is read", timeout: .seconds(10)) { screen.shows("– live") }
    return screen
  }

  @Test("shows a file from its end, with its rates and a filter")
  func file() async throws {
    let screen = try await screen([try write(Self.text)])
    try await screen.waitUntil("the rates are shown", timeout: .seconds(10)) {
      screen.shows("most: ")
    }
    #expect(screen.shows("app.log – live") && screen.shows("request 119"))
    #expect(screen.shows("14:00") && screen.shows("most: 60 in a minute"))
    screen.type("f")
    screen.type("request 11")
    screen.press(.enter)
    #expect(screen.shows("11 of 120 lines") && screen.shows("request 11 "))
    screen.type("q")
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("shows the rates of the whole time, however narrow it is", arguments: [26, 40, 80, 200])
  func rates(columns: Int) async throws {
    let text = (0..<300).map { minute in
      let (hour, rest) = (minute / 60, minute % 60)
      return "2026-11-26 0\(hour):\(rest < 10 ? "0" : "")\(rest):00 line \(minute)"
    }
    .joined(separator: "\n")
    let screen = try await screen([try write(text)], columns: columns)
    let line = { screen.text.split(separator: "\n").map(String.init)[1] }
    try await screen.waitUntil("the rates are shown", timeout: .seconds(10)) {
      line().contains("█")
    }
    #expect(line().contains("00:00 ") && line().contains(" 04:59") && !line().contains("…"))
    #expect(line().contains("most: ") == (columns >= 80))
  }

  @Test("goes to a time, and tells if no line has one")
  func time() async throws {
    let screen = try await screen([try write(Self.text)])
    screen.type("t")
    screen.type("14:01")
    screen.press(.enter)
    #expect(screen.shows("request 60") && !screen.shows("request 59"))
    screen.type("t")
    screen.type("noon")
    screen.press(.enter)
    #expect(screen.shows("No line tells a time"))
  }

  @Test("scrolls by half a page, as less does")
  func halfPage() async throws {
    let screen = try await screen([try write(Self.text)])
    screen.type("g")
    let first = { screen.text.split(separator: "\n").first { $0.contains("request") } ?? "" }
    #expect(first().contains("request 0"))
    screen.type("d")
    let place = first()
    #expect(!place.contains("request 0 ") && screen.shows("request 9"))
    screen.type("du")
    #expect(first() == place)
  }

  @Test("has all rows for lines in a low window, but not for what is wrong")
  func lowWindow() async throws {
    let input = try write(Self.text)
    let screen = TestScreen(LogViewerApp([input]), columns: 20, rows: 5)
    try await screen.waitUntil("all is read", timeout: .seconds(10)) {
      let lines = screen.text.split(separator: "\n")
      return lines.count == 5
        && lines.allSatisfy { $0.hasPrefix("2026-11-26") || $0.contains("request") }
    }
    let missing = TestScreen(LogViewerApp([.file(folder.path("none"))]), columns: 20, rows: 5)
    try await missing.waitUntil("it is told", timeout: .seconds(10)) { missing.shows("none") }
  }

  @Test("shows several files side by side, above each other, or one", arguments: [70, 40, 20])
  func several(columns: Int) async throws {
    let inputs = [try write("one\n", to: "a"), try write("two\n", to: "b")]
    let screen = try await screen(inputs, columns: columns, rows: columns == 40 ? 20 : 8)
    try await screen.waitUntil("what is shown is read", timeout: .seconds(10)) {
      screen.shows("one") && (columns == 20 || screen.shows("two"))
    }
    #expect(screen.shows("two") == (columns > 20) && screen.shows("1/2") == (columns == 20))
    screen.type("]")
    try await screen.waitUntil("the other is read", timeout: .seconds(10)) { screen.shows("two") }
  }

  @Test("tells what is wrong with a file, and shows the others")
  func faults() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("logs"), withIntermediateDirectories: false)
    let inputs = [
      LogInput.file(folder.path("logs")), .file(folder.path("none")), try write("fine\n"),
    ]
    let screen = try await screen(inputs, columns: 150)
    try await screen.waitUntil("all is told", timeout: .seconds(10)) {
      screen.shows("cannot be read: it is a directory") && screen.shows("no such file yet")
        && screen.shows("fine")
    }
  }
}
