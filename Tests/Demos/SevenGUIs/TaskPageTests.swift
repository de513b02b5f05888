import Foundation
import Recurse
import RecurseTesting
import Testing

@testable import seven_guis

@MainActor @Suite("The pages of the seven tasks") struct TaskPageTests {
  @Test("shows a part of the source of each task as it is", arguments: SevenGUIsApp.Task.allCases)
  func sources(task: SevenGUIsApp.Task) throws {
    let tasks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Apps/SevenGUIs/Tasks")
    let files = try FileManager.default.contentsOfDirectory(atPath: tasks.path).map {
      try String(contentsOfFile: tasks.appendingPathComponent($0).path, encoding: .utf8)
    }
    func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    // A task that fills its room has no other cards.
    #expect(
      task.source.isEmpty || files.contains { words($0).contains(words(task.source)) })
    let screen = TestScreen(
      SevenGUIsApp(task: task), columns: 120, rows: 36, isStrict: false)
    #expect(screen.shows("what makes the picture") == !task.source.isEmpty)
  }

  @Test("7: a letter stands over the numbers of its column")
  func letters() {
    let wide = TestScreen(Cells(sheet: .household), columns: 90, rows: 24, isStrict: false)
    let rows = wide.text.split(separator: "\n").map(Array.init)
    let titles = rows.first { $0.contains("#") } ?? []
    let salary = rows.first { String($0).contains("Salary Inès") } ?? []
    // The last number of the row ends below the letter of its column.
    #expect(titles.lastIndex(of: "D").map { salary[$0].isNumber && salary[$0 + 1] == " " } == true)
  }

  @Test("4: the line of the time is as long as that of the duration")
  func lines() async throws {
    let screen = TestScreen(Timer(), columns: 60, rows: 24)
    await screen.advance(by: .seconds(3))
    let lines = screen.text.split(separator: "\n").map(Array.init)
    func ends(_ title: String) throws -> [Int?] {
      let line = try #require(lines.first { String($0).contains(title) })
      return [line.firstIndex { "━─●".contains($0) }, line.lastIndex { "━─●".contains($0) }]
    }
    #expect(try ends("Elapsed time") == ends("Duration") && ends("Duration")[0] != nil)
  }

  @Test("5: all buttons are in one line beside the list")
  func buttons() {
    let screen = TestScreen(
      SevenGUIsApp(task: .crud), columns: 120, rows: 36, isStrict: false)
    let line = screen.text.split(separator: "\n").first { $0.contains("Create") }
    #expect(line?.contains("Undo") == true)
  }

  @Test("have their state below them, or beside them, as it is at the moment")
  func states() throws {
    let screen = TestScreen(SevenGUIsApp(), columns: 120, rows: 36)
    #expect(screen.text.contains(/count +0/))
    try screen.press("Count")
    #expect(screen.text.contains(/count +1/))
    screen.resize(columns: 200, rows: 60)
    #expect(screen.text.contains(/count +1/))
    screen.resize(columns: 80, rows: 24)
    #expect(!screen.text.contains(/count +1/))
  }

  @Test(
    "have cards of one margin, none higher than what it shows, in a large window",
    arguments: SevenGUIsApp.Task.allCases.filter { !$0.source.isEmpty })
  func cards(task: SevenGUIsApp.Task) throws {
    let screen = TestScreen(
      SevenGUIsApp(task: task), columns: 200, rows: 60, colorScheme: .dark, isStrict: false)
    let surface = Theme.standard.dark.surface
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Array.init)
    func isSurface(_ row: Int, _ column: Int) -> Bool {
      screen.style(row: row, column: column).background == surface
    }
    for (title, isLast) in [(task.title, false), ("State", true), ("Source", true)] {
      // The title in the list is further to the left.
      let row = try #require(
        lines.indices.dropFirst().first { String(lines[$0].dropFirst(33)).contains(title + "  ") })
      let line = String(lines[row].dropFirst(33))
      let column = try #require(line.range(of: title + "  "))
      let start = 33 + line.distance(from: line.startIndex, to: column.lowerBound)
      #expect(isSurface(row, start - 1) && isSurface(row, start - 2), "\(title)")
      #expect(!isSurface(row, start - 3), "\(title)")
      // One free row is below the last line, and then the card ends.
      let end = (row..<60).first { !isSurface($0, start) } ?? 60
      if isLast, end < 58 {
        let isText = { (row: Int) in
          lines[row].indices.contains(start) && lines[row][start...].prefix(20).contains { $0 != " " }
        }
        #expect(!isText(end - 1) && isText(end - 2), "\(title): \(end)")
      }
    }
  }

  @Test("are among the commands, and so is what they do")
  func commands() throws {
    let screen = TestScreen(SevenGUIsApp(), columns: 120, rows: 36)
    try screen.runCommand("Task: Timer")
    #expect(screen.state.task == .timer && screen.state.focus == .task)
    try screen.runCommand("Pause")
    #expect(screen.text.contains(/isPaused +true/))
    try screen.runCommand("Task: Counter")
    screen.type("++")
    #expect(screen.text.contains(/count +2/))
    try screen.runCommand("Reset")
    #expect(screen.text.contains(/count +0/))
  }

  @Test("are used in windows of all sizes", arguments: [(120, 36), (80, 24), (20, 5)])
  func sizes(columns: Int, rows: Int) {
    for task in SevenGUIsApp.Task.allCases {
      let screen = TestScreen(
        SevenGUIsApp(task: task), columns: columns, rows: rows, colorScheme: .dark,
        isStrict: false)
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == rows && lines.allSatisfy { $0.count <= columns })
      #expect(lines.last?.contains("Quit") == true)
      // What has the focus is in sight.
      let frame = screen.focused?.frame
      #expect(frame.map { $0.row < rows - 1 && $0.column < columns } == true, "\(task)")
      // Cards fill the page, but for its margins and the gap between them.
      if columns >= 80, !task.source.isEmpty {
        // The margin of the cards on the left has no text.
        let (margin, color) = (columns == 120 ? 34 : 27, screen.style(row: 0, column: 0).background)
        let surface = (1..<rows - 1).filter {
          screen.style(row: $0, column: margin).background == color
        }
        #expect(surface.first == 2 && surface.last == rows - 3, "\(task): \(surface)")
        #expect(surface.count == rows - (columns == 120 ? 5 : 4))
      }
    }
  }
}
