import ProcessTable
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import system_monitor

@MainActor @Suite("The order of the system monitor") struct MonitorOrderTests {
  @Test("sorts by keys, by titles and by the cursor's column")
  func sorts() async throws {
    let monitor = try MonitorScreen(processes: 4)
    let screen = monitor.screen
    #expect(monitor.numbers == [1, 2, 3, 4])
    screen.type("M")
    #expect(monitor.numbers == [1, 2, 3, 4])
    screen.type("I")
    #expect(monitor.numbers == [4, 3, 2, 1])
    screen.type("N")
    #expect(monitor.numbers == [1, 2, 3, 4])
    screen.click(column: 6, row: 10)
    #expect(monitor.numbers == [4, 3, 2, 1])
    screen.type("P")
    try monitor.work(2, ticks: 10)
    try monitor.work(3, ticks: 20)
    try await monitor.refresh()
    #expect(monitor.numbers == [3, 2, 1, 4])
  }

  /// Lets the process with a number work most, then that before it, and so on.
  private func work(
    _ monitor: MonitorScreen, most: Int, _ ticks: inout [UInt64]
  ) async throws {
    for number in 1..<ticks.count {
      ticks[number] += UInt64((number - most + ticks.count) % ticks.count)
      try monitor.work(number, ticks: ticks[number])
    }
    try await monitor.refresh()
  }

  @Test("stays at the top of the order, with the cursor on its process", arguments: [false, true])
  func top(isTree: Bool) async throws {
    let monitor = try MonitorScreen(processes: 60)
    let screen = monitor.screen
    if isTree { screen.type("t") }
    screen.press(.down, .down, .down)
    let number = try #require(screen.state.selectedEntry?.number)
    var ticks = [UInt64](repeating: 0, count: 61)
    for most in [7, 50, 31] {
      try await work(monitor, most: most, &ticks)
      #expect(screen.state.selectedEntry?.number == number)
      #expect(monitor.firstRow == monitor.numbers.first)
    }
  }

  @Test("stays at its place in the order, whatever the cursor's process does")
  func place() async throws {
    let monitor = try MonitorScreen(processes: 60)
    let screen = monitor.screen
    for _ in 0..<20 { screen.press(.down) }
    let number = try #require(screen.state.selectedEntry?.number)
    let place = try #require(monitor.numbers.firstIndex { $0 == monitor.firstRow })
    #expect(place > 0)
    var ticks = [UInt64](repeating: 0, count: 61)
    for most in [7, 50, 31] {
      try await work(monitor, most: most, &ticks)
      #expect(screen.state.selectedEntry?.number == number)
      #expect(monitor.firstRow == monitor.numbers[place])
    }
  }

  @Test("shows what comes first when a person sorts")
  func sortedFromTop() async throws {
    let monitor = try MonitorScreen(processes: 60)
    let screen = monitor.screen
    func leaveTop() {
      screen.press(.pageDown, .pageDown)
      #expect(monitor.firstRow != monitor.numbers.first)
    }
    leaveTop()
    screen.type("M")
    #expect(monitor.firstRow == 1)
    leaveTop()
    screen.type("I")
    #expect(monitor.firstRow == 60)
    leaveTop()
    screen.click(column: 68, row: 10)
    #expect(monitor.firstRow == 1)
    leaveTop()
    screen.type("s")
    screen.type("p")
    screen.press(.enter)
    #expect(monitor.firstRow == 1)
    try await monitor.refresh()
    #expect(monitor.firstRow == 1)
  }

  @Test("sorts by a column of a list, and again the other way round")
  func sortList() throws {
    let monitor = try MonitorScreen(processes: 4)
    let screen = monitor.screen
    screen.type("NN")
    #expect(monitor.numbers == [4, 3, 2, 1])
    screen.type("s")
    #expect(screen.shows("Sort by"))
    screen.type("m")
    screen.press(.enter)
    #expect(screen.layers(.sheet).isEmpty && monitor.numbers == [1, 2, 3, 4])
    screen.type("M")
    #expect(monitor.numbers == [4, 3, 2, 1])
    screen.type("I")
    #expect(monitor.numbers == [1, 2, 3, 4])
    // The list begins at the column of the order.
    screen.type("s")
    screen.press(.enter)
    #expect(monitor.numbers == [4, 3, 2, 1])
  }

  @Test("calls columns in the list of orders as their titles do, but for a single letter")
  func words() throws {
    let monitor = try MonitorScreen(columns: 100)
    monitor.screen.type("s")
    let sheet = try #require(monitor.screen.layers(.sheet).first)
    let words = ["PID", "User", "Command", "State", "Threads", "Time", "Memory", "CPU%"]
    let labels = sheet.elements.map(\.label)
    #expect(words.allSatisfy { labels.contains($0) }, "\(labels)")
  }

  @Test("puts those with much memory first of all that do nothing")
  func idle() throws {
    let monitor = try MonitorScreen(processes: 3)
    var process = MadeUpSystem.Process(number: 4, name: "large")
    process.pages = 20_000
    try monitor.system.write(process)
    let screen = TestScreen(SystemMonitorApp(SystemSource(root: monitor.system.path)))
    #expect(screen.state.shown.map(\.entry.number) == [4, 1, 2, 3])
  }

  @Test("sorts numbers by the largest first at the first click")
  func clicks() throws {
    let monitor = try MonitorScreen(processes: 4)
    monitor.screen.click(column: 68, row: 10)
    #expect(monitor.numbers == [1, 2, 3, 4])
    monitor.screen.click(column: 68, row: 10)
    #expect(monitor.numbers == [4, 3, 2, 1])
    monitor.screen.click(column: 6, row: 10)
    #expect(monitor.screen.shows("▲PID"))
  }
}
