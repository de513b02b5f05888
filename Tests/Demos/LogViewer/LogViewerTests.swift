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
    let screen = TestScreen(
      LogViewerApp(inputs), columns: columns, rows: rows, colorScheme: .dark)
    try await screen.waitUntil("all is read", timeout: .seconds(10)) { screen.shows("– live") }
    return screen
  }

  @Test("shows a file from its end, with its rates and a filter")
  func file() async throws {
    let screen = try await screen([try write(Self.text)])
    try await screen.waitUntil("the rates are shown", timeout: .seconds(10)) {
      screen.shows("peak ")
    }
    #expect(screen.shows("app.log – live") && screen.shows("request 119"))
    #expect(screen.shows("14:00") && screen.shows("peak 60/min"))
    screen.type("f")
    screen.type("request 11")
    screen.press(.enter)
    #expect(screen.shows("11 of 120 lines") && screen.shows("request 11 "))
    screen.type("q")
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("says in its title that a person has left the end, which F follows again")
  func paused() async throws {
    let screen = try await screen([try write(Self.text)])
    screen.press(.pageUp)
    #expect(screen.shows("app.log – paused") && !screen.shows("live"))
    screen.type("F")
    #expect(screen.shows("app.log – live") && screen.shows("request 119"))
    screen.type("g")
    #expect(screen.shows("app.log – paused"))
    screen.press(.end)
    #expect(screen.shows("app.log – live"))
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
    #expect(line().contains("00:00 ") && line().contains("█ 04:59") && !line().contains("…"))
    #expect(line().contains("peak ") == (columns >= 80))
  }

  @Test("fills the width with the rates, on a band where the lines in view are")
  func width() async throws {
    let screen = try await screen([try write(Self.text)], columns: 120, rows: 16)
    let line = { screen.text.split(separator: "\n").map(String.init)[1] }
    try await screen.waitUntil("the rates are shown", timeout: .seconds(10)) {
      line().contains("█")
    }
    #expect(line().filter { "▁▂▃▄▅▆▇█".contains($0) }.count > 80)
    let band = Theme.standard.dark.selection
    let bands = { (10..<80).map { screen.style(row: 1, column: $0).background == band } }
    await screen.settle()
    #expect(bands().first == false && bands().last == true)
    screen.type("g")
    await screen.settle()
    #expect(bands().first == true && bands().last == false)
  }

  @Test("has the color of an error also for the lines that belong to it")
  func trace() async throws {
    let text = """
      2026-11-26 12:00:00 ERROR refused
        at Pool.take
      Caused by: no answer
        at Socket.open
      2026-11-26 12:00:01 INFO  fine
        more of it
      plain
      """
    let screen = try await screen([try write(text)])
    try await screen.waitUntil("it is shown") { screen.shows("plain") }
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    func isRed(_ text: String) -> Bool {
      let row = lines.firstIndex { $0.contains(text) } ?? 0
      return screen.style(row: row, column: 3).foreground == Theme.standard.dark.error
    }
    #expect(["refused", "Pool.take", "Caused by", "Socket.open"].allSatisfy(isRed))
    #expect(!["fine", "more of it", "plain"].contains(where: isRed))
  }

  @Test("marks what the filter finds, and tells the keys of its field")
  func marks() async throws {
    let screen = try await screen([try write(Self.text)], columns: 100)
    screen.type("f")
    screen.type("Quest 11")
    #expect(screen.shows("Filter Quest 11") && screen.shows("0 of 120 lines"))
    #expect(screen.shows("Enter Keep the filter  Esc Show all lines"))
    screen.press(.escape)
    screen.type("f")
    screen.type("quest 11")
    try await screen.waitUntil("it is found") { screen.shows("11 of 120 lines") }
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("request 119") })
    let column = lines[row].distance(
      from: lines[row].startIndex, to: try #require(lines[row].firstRange(of: "request")).lowerBound
    )
    let isMarked = (0..<8).map {
      screen.style(row: row, column: column + $0).attributes.contains(.underline)
    }
    #expect(isMarked == [false, false, true, true, true, true, true, true])
    screen.press(.escape)
    #expect(screen.state.filter.text.isEmpty && screen.state.focus == .pane(0))
  }

  @Test("says in the middle that no line has the filter, and shows all lines by Escape")
  func nothing() async throws {
    let screen = try await screen([try write(Self.text)], columns: 100)
    screen.type("fzzz")
    try await screen.waitUntil("it is told") { screen.shows("No line has “zzz”") }
    #expect(screen.shows("Escape shows all lines."))
    screen.press(.enter, .escape)
    try await screen.waitUntil("all lines") { screen.shows("request 119") }
    #expect(!screen.shows("No line has") && screen.state.filter.text.isEmpty)
  }

  @Test("has line numbers where there is room, until a person hides them", arguments: [79, 80])
  func numbers(columns: Int) async throws {
    let screen = try await screen([try write(Self.text)], columns: columns)
    let hasNumbers = { screen.text.contains(/120 +2026-11-26/) }
    #expect(hasNumbers() == (columns == 80))
    screen.type("#")
    #expect(hasNumbers() == (columns == 79))
  }

  @Test("has the rates from the least to the most, and the errors below them")
  func errors() async throws {
    // The ends are parts of a minute.
    let text = [1, 10, 12, 14, 17, 1].enumerated().map { minute, count in
      (0..<count).map { second in
        let level = minute == 3 && second < 4 ? "ERROR" : "INFO"
        return "2026-11-26 14:0\(minute):\(10 + second) \(level) line"
      }
      .joined(separator: "\n")
    }
    .joined(separator: "\n")
    let screen = try await screen([try write(text)], columns: 100, rows: 30)
    try await screen.waitUntil("the rates are shown", timeout: .seconds(10)) {
      screen.shows("peak 17/min")
    }
    let lines = screen.text.split(separator: "\n").map(String.init)
    let bars = Array("▁▂▃▄▅▆▇█")
    var heights: [Int] = []
    for sign in lines[1].compactMap(bars.firstIndex) where heights.last != sign {
      heights.append(sign)
    }
    #expect(heights == [0, 2, 4, 7, 0])
    #expect(lines[2].contains("██") && lines[2].contains("errors peak 4/min"))
  }

  @Test("has lines of any severity again by the first choice of the menu")
  func anyLevel() async throws {
    let screen = try await screen([try write(Self.text)], columns: 100, rows: 20)
    screen.change { $0.filter.level = .error }
    try await screen.waitUntil("errors alone") { screen.shows("4 of 120 lines") }
    #expect(screen.shows("error and above"))
    screen.type("f")
    screen.press(.tab, .tab, .enter)
    #expect(screen.shows("Any level") && screen.shows("✓ error and above"))
    for _ in 0..<6 { screen.press(.up) }
    screen.press(.enter)
    #expect(screen.state.filter.level == nil && screen.shows("request 118"))
  }

  @Test("has the keys for its lines again after a choice beside the filter")
  func focusAfterChoice() async throws {
    let screen = try await screen([try write(Self.text)], columns: 100, rows: 20)
    try screen.press("Pattern")
    #expect(screen.state.filter.isRegularExpression && screen.state.focus == .pane(0))
    screen.type("t")
    #expect(screen.shows("Go to a time"))
    screen.press(.escape)
    screen.type("f")
    screen.press(.tab, .space)
    #expect(!screen.state.filter.isRegularExpression && screen.state.focus == .pane(0))
  }

  @Test("goes to a time; the sheet stays with the reason where what was typed is none")
  func time() async throws {
    let screen = try await screen([try write(Self.text)])
    screen.type("t")
    #expect(screen.shows("Go to a time") && screen.shows("14:01 or 2026-11-26 14:01"))
    screen.type("14:01")
    screen.press(.enter)
    #expect(screen.shows("request 60") && !screen.shows("request 59"))
    screen.type("t")
    #expect(screen.shows("Enter Go"))
    screen.type("noon")
    screen.press(.enter)
    #expect(screen.shows("Go to a time") && screen.shows("“noon” is no time like 14:01"))
    for _ in 1...4 { screen.press(.backspace) }
    #expect(!screen.shows("is no time"))
    screen.type("14:00")
    screen.press(.enter)
    #expect(screen.shows("request 0 ") && !screen.shows("Enter Go"))
    #expect(!screen.shows("The log is from"))
  }

  @Test("says which times there are if it goes to another one", arguments: ["13:59", "15:00"])
  func otherTime(typed: String) async throws {
    let screen = try await screen([try write(Self.text)], columns: 110)
    screen.type("t")
    screen.type(typed)
    screen.press(.enter)
    #expect(screen.shows("The log is from 2026-11-26 14:00 to 14:01"))
    #expect(screen.shows(typed == "13:59" ? "request 0 " : "request 119"))
  }

  @Test("says in the sheet that no line tells a time, and that a place is no number")
  func noPlace() async throws {
    let screen = try await screen([try write("one\ntwo\n")])
    screen.type("t14:00")
    screen.press(.enter)
    #expect(screen.shows("Go to a time") && screen.shows("No line tells a time"))
    screen.press(.escape)
    screen.type("Pten")
    screen.press(.enter)
    #expect(screen.shows("Go to a byte") && screen.shows("“ten” is no number"))
  }

  @Test("says what Escape has taken away where it is out of view")
  func dropping() async throws {
    let screen = try await screen([try write(Self.text)], columns: 46, rows: 14)
    screen.change { state in (state.filter.level, state.filter.text) = (.error, "quest") }
    try await screen.waitUntil("errors alone") { screen.shows("4 of 120 lines") }
    screen.press(.escape)
    #expect(screen.state.filter.isEverything)
    #expect(screen.shows("Filter removed: “quest”, error and") && screen.shows("above"))
  }

  @Test("says how many lines were copied")
  func copying() async throws {
    let screen = try await screen([try write(Self.text)])
    screen.type("g")
    screen.press(Key.down.with(.shift), Key.down.with(.shift), Key.down.with(.shift), .enter)
    #expect(screen.copied.last?.split(separator: "\n").count == 3)
    #expect(screen.shows("✓ 3 lines copied"))
    screen.press(Key.down.with(.shift), .control("c"))
    #expect(screen.shows("✓ 1 line copied"))
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
    let lines = screen.text.split(separator: "\n")
    #expect(lines[4...7].contains { $0.contains("The file cannot be read") })
    #expect(lines[4...7].contains { $0.contains("There is no such file") })
  }
}
