import ProcessTable
import Recurse
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@testable import system_monitor

@MainActor @Suite("The charts of the system monitor") struct MonitorChartTests {
  @Test(
    "have what happened at once equally far from their right edges",
    arguments: [CellSize(columns: 120, rows: 36), CellSize(columns: 200, rows: 60)])
  func time(size: CellSize) async throws {
    let monitor = try MonitorScreen(columns: size.columns, rows: size.rows)
    func write(_ busy: Int, _ bytes: UInt64) throws {
      try monitor.system.writeCounters(
        busy: [busy, 100], idle: [1000, 1000], received: bytes, sent: 0, read: bytes, written: 0)
    }
    try write(100, 0)
    try await monitor.refresh()
    try write(1100, 1 << 20)
    try await monitor.refresh()
    for _ in 0..<15 { try await monitor.refresh() }
    let lines = monitor.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    // The first row of a chart without a label, which has no line of the grid either. That of a
    // processor is below the line with its share.
    let distances = [2, 3, 2, 2, 2].enumerated().map { place, row in
      let box = lines[row].split(separator: "│")[place]
      return box.firstIndex { "⠁"..."⣿" ~= $0 }.map { box.distance(from: $0, to: box.endIndex) }
    }
    let cpu = try #require(distances[0])
    #expect(cpu == 8 || cpu == 9)
    #expect(distances == [cpu, cpu, nil, cpu, cpu], "\(lines[2...3])")
  }

  @Test("have an axis and a line with its share above that of each processor")
  func processors() async throws {
    let monitor = try MonitorScreen(columns: 120, rows: 36)
    try monitor.system.writeCounters(busy: [100, 100], idle: [1000, 1000])
    try await monitor.refresh()
    try monitor.system.writeCounters(busy: [150, 200], idle: [1050, 1000])
    try await monitor.refresh()
    let lines = monitor.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0...12].map { $0.dropFirst(40).prefix(20) }.joined(separator: "\n") == """
        ╭─ Processors ─────╮
        │CPU 0          50%│
        │100% ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁│
        │                 ⡀│
        │                 ⡇│
        │  0% ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⢀⡇│
        │                  │
        │CPU 1         100%│
        │100% ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⡇│
        │                 ⡇│
        │                 ⡇│
        │  0% ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⢀⡇│
        ╰──────────────────╯
        """)
  }

  @Test("have calm colors for what goes in and out")
  func flows() {
    for color in [HistoryChart.incoming, HistoryChart.outgoing] {
      let place = (0..<8).first { Color.series($0) == color }
      let rgb = place.map { Theme.standard.dark.series[$0].rgb } ?? 0
      let parts = [rgb >> 16, rgb >> 8, rgb].map { Double($0 & 255) }
      let (most, least) = (parts.max() ?? 1, parts.min() ?? 0)
      #expect(most > 0 && (most - least) / most < 0.6, "\(color)")
    }
  }

  @Test(
    "have a label at their top and at each quarter",
    arguments: [CellSize(columns: 120, rows: 36), CellSize(columns: 200, rows: 60)])
  func labels(size: CellSize) async throws {
    let monitor = try MonitorScreen(columns: size.columns, rows: size.rows)
    try monitor.system.writeCounters(busy: [100], idle: [1000], read: 0)
    try await monitor.refresh()
    try monitor.system.writeCounters(busy: [100], idle: [1000], read: 600 << 20)
    try await monitor.refresh()
    let labels = [
      "100% ", " 75% ", " 50% ", " 25% ", "  0% ", "│  1G ", "│768M ", "│512M ", "│256M ",
    ]
    for label in labels {
      #expect(monitor.screen.text.contains(label), "\(label)")
    }
  }

  @Test(
    "have a power of two at their top",
    arguments: zip([0, 4097, 5e9], [4096, 8192, 8_589_934_592]))
  func top(most: Double, top: Double) { #expect(HistoryChart.top(of: most) == top) }

  @Test("keep the numbers of processes in place while a filter makes the list short")
  func filter() throws {
    let monitor = try MonitorScreen(processes: 60)
    let screen = monitor.screen
    func places() throws -> [Int?] {
      let lines = screen.text.split(separator: "\n").map(Array.init)
      let titles = lines.first { String($0).contains("PID") }
      let status = lines.first { String($0).contains("every 1 s") }
      return try [
        titles?.lastIndex(of: "%"), status?.lastIndex(of: "s"),
        screen.element(.textField, "Filter").frame?.columns,
      ]
    }
    let before = try places()
    screen.type("/")
    screen.type("number 27")
    #expect(try monitor.numbers == [27] && places() == before)
    #expect(before[0] == 77)
  }
}
