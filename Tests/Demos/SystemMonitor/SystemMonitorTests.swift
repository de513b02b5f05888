import Foundation
import ProcessTable
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import system_monitor

@MainActor @Suite("The system monitor") struct SystemMonitorTests {
  @Test("shows a system at once, and its rates after a refresh")
  func pictures() async throws {
    let monitor = try MonitorScreen()
    #expect(
      monitor.picture == """
        ╭─ CPU    – ───────╮╭─ Mem 2.0G/8.0G ──╮╭─ Net ────────────╮╭─ Disk ───────────╮
        │100% ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁││100% ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁││4K ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁││4K ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁│
        │                  ││                  ││                  ││                  │
        │ 50% ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂││ 50% ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂││2K ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂││2K ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂│
        │                  ││                 ⡄││                  ││                  │
        │  0% ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀││  0% ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡇││ 0 ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀││ 0 ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀│
        │Load   0.5 1.3 2.0││Cached        4.8G││● ↓      –  Σ   0B││● ↓      –  Σ   0B│
        │Up               –││Swap          1.0G││▲ ↑      –  Σ   0B││▲ ↑      –  Σ   0B│
        ╰──────────────────╯╰──────────────────╯╰──────────────────╯╰──────────────────╯
         processes that contain…                                 5 processes  every 1 s
             PID User      Command                           S     Time  Memory  ▼CPU%
               1 me        worker --number 1                 S     0:00     39M      –
               2 me        worker --number 2                 S     0:00     39M      –
               3 me        worker --number 3                 S     0:00     39M      –
               4 me        worker --number 4                 S     0:00     39M      –
               5 me        worker --number 5                 S     0:00     39M      –







        / Filter  s Sort…  t Tree  p Pause  d Disks                  F1 Commands  q Quit
        """)
    try monitor.system.writeCounters(
      busy: [200, 125], idle: [1000, 975], received: 2048, sent: 512, read: 1 << 20, written: 0)
    try monitor.work(3, ticks: 50)
    try await monitor.refresh()
    #expect(
      monitor.picture == """
        ╭─ CPU  42% ───────╮╭─ Mem 2.0G/8.0G ──╮╭─ Net ────────────╮╭─ Disk ───────────╮
        │100% ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁││100% ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁││4K ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁││  1M ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠈│
        │                  ││                  ││                  ││                  │
        │ 50% ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⢀││ 50% ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂││2K ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠐││512K ⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂│
        │                 ⢸││                 ⣤││                  ││                  │
        │  0% ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⢸││  0% ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⣿││ 0 ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⠐││   0 ⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⢀│
        │Load   0.5 1.3 2.0││Cached        4.8G││● ↓ 2.0K/s  Σ 2.0K││● ↓ 1.0M/s  Σ 1.0M│
        │Up               –││Swap          1.0G││▲ ↑ 512B/s  Σ 512B││▲ ↑   0B/s  Σ   0B│
        ╰──────────────────╯╰──────────────────╯╰──────────────────╯╰──────────────────╯
         processes that contain…                                 5 processes  every 1 s
             PID User      Command                           S     Time  Memory  ▼CPU%
               3 me        worker --number 3                 S     0:00     39M   50.0
               1 me        worker --number 1                 S     0:00     39M    0.0
               2 me        worker --number 2                 S     0:00     39M    0.0
               4 me        worker --number 4                 S     0:00     39M    0.0
               5 me        worker --number 5                 S     0:00     39M    0.0







        / Filter  s Sort…  t Tree  p Pause  d Disks                  F1 Commands  q Quit
        """)
  }

  @Test("shows the totals and the table in a small window, and everything again in a large one")
  func sizes() throws {
    let monitor = try MonitorScreen(columns: 20, rows: 5)
    #expect(
      monitor.picture == """
         CPU    –  Mem 2.0G
         Command      ▼CPU%▐
         worker --n…      –▐
         worker --n…      –▐
         worker --n…      –▕
        """)
    monitor.screen.resize(columns: 300, rows: 80)
    #expect(monitor.screen.shows("╭─ Processors ─") && monitor.screen.shows("╭─ Disk ─"))
    monitor.screen.resize(columns: 20, rows: 5)
    #expect(
      monitor.picture == """
         CPU    –  Mem 2.0G
         Command      ▼CPU%▐
         worker --n…      –▐
         worker --n…      –▐
         worker --n…      –▕
        """)
  }

  @Test("says below the titles of a process in a narrow window what they name")
  func narrow() throws {
    let monitor = try MonitorScreen(columns: 20, rows: 12)
    monitor.screen.press(.down, .enter)
    #expect(monitor.screen.shows("1 worker-1") && monitor.screen.shows("Parent"))
    #expect(monitor.screen.shows("  none"), "\(monitor.picture)")
  }

  @Test("takes the function keys of htop, too")
  func keys() throws {
    let monitor = try MonitorScreen()
    monitor.screen.press(.down, .function(9))
    #expect(monitor.screen.shows("Signal for"))
    monitor.screen.press(.escape, .function(6))
    #expect(monitor.screen.shows("Sort by"))
    monitor.screen.press(.escape, .function(5))
    #expect(monitor.screen.state.isTree)
    monitor.screen.press(.function(4))
    monitor.screen.type("x")
    #expect(monitor.screen.shows("No process contains “x”"))
  }

  @Test("says what is missing in a folder without processes")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let screen = TestScreen(SystemMonitorApp(SystemSource(root: folder.path("none"))))
    #expect(screen.shows("No processes") && screen.shows("No such file or directory"))
    try FileManager.default.createDirectory(
      atPath: folder.path("none"), withIntermediateDirectories: true)
    await screen.advance(by: .seconds(1))
    try await screen.waitUntil("it says more") { screen.shows("has no files of processes") }
  }

  @Test("filters processes by what is typed, until Escape")
  func filter() throws {
    let monitor = try MonitorScreen(processes: 30)
    let screen = monitor.screen
    screen.type("/")
    screen.type("Number 2")
    #expect(monitor.numbers == [2] + (20...29))
    screen.press(.enter)
    screen.press(.down)
    #expect(screen.state.selectedEntry?.number == 2)
    screen.type("/")
    screen.type("x")
    #expect(screen.shows("No process contains “Number 2x”"))
    screen.press(.escape)
    #expect(monitor.numbers.count == 30 && screen.state.focus == .processes)
  }

  @Test("shows a tree, in which what was closed stays closed")
  func tree() async throws {
    let monitor = try MonitorScreen(processes: 7, columns: 64, rows: 9)
    let screen = monitor.screen
    screen.type("t")
    #expect(
      monitor.picture == """
         CPU    –  Mem 2.0G/8.0G
             PID User      Command                       Memory  ▼CPU% ▐
               1 me        ▾ worker --number 1              39M      – ▐
               2 me        │ ▾ worker --number 2            39M      – ▐
               6 me        │ │   worker --number 6          39M      – ▐
               7 me        │ │   worker --number 7          39M      – ▐
               3 me        │   worker --number 3            39M      – ▐
               4 me        │   worker --number 4            39M      – ▕
        / Filter  s Sort…  t Table  ←/→ Fold         F1 Commands  q Quit
        """)
    screen.press(.down, .down, .left)
    #expect(!screen.shows("--number 6"))
    try await monitor.refresh()
    #expect(screen.shows("▸ worker --number 2"))
    screen.press(.left)
    #expect(screen.state.selectedEntry?.number == 1)
    screen.press(.right, .right)
    #expect(screen.shows("--number 6") && screen.state.selectedEntry?.number == 2)
    screen.press(.right)
    #expect(screen.state.selectedEntry?.number == 6)
    screen.click(column: 20, row: 2)
    #expect(!screen.shows("--number 6"))
    screen.type("t")
    #expect(screen.state.shown.count == 7)
  }

  @Test("pauses, and goes on")
  func pause() async throws {
    let monitor = try MonitorScreen()
    monitor.screen.type("p")
    #expect(monitor.screen.shows("Paused"))
    let count = monitor.screen.state.samples
    await monitor.screen.advance(by: .seconds(10))
    await monitor.screen.settle()
    #expect(monitor.screen.state.samples == count)
    monitor.screen.type("p")
    try await monitor.refresh()
    #expect(!monitor.screen.shows("Paused"))
  }

  @Test("shows names that would control the terminal harmlessly")
  func hostile() throws {
    let monitor = try MonitorScreen(processes: 0)
    try monitor.system.write(.init(number: 1, name: "a\u{1B}[31m\nb) c"))
    let app = SystemMonitorApp(SystemSource(root: monitor.system.path))
    let screen = TestScreen(app)
    #expect(screen.shows("[a␛[31m b) c]"))
  }

  @Test("shows the details of a process, as long as a person wants")
  func details() async throws {
    let monitor = try MonitorScreen()
    let screen = monitor.screen
    screen.press(.down, .down, .enter)
    #expect(screen.shows("2 worker-2") && screen.shows("1 worker-1") && screen.shows("sleeps"))
    try monitor.work(2, ticks: 50)
    try await monitor.refresh()
    #expect(screen.shows("CPU        50%"))
    try monitor.system.remove(2)
    try await monitor.refresh()
    #expect(screen.text.components(separatedBy: "has ended").count == 2)
    screen.press(.escape)
    #expect(screen.layers(.sheet).isEmpty)
  }

  @Test("says how many processes the filter finds, and how to go on from it")
  func count() throws {
    let monitor = try MonitorScreen(processes: 30)
    let screen = monitor.screen
    screen.type("/")
    screen.type("number 2")
    #expect(screen.shows("11 of 30"))
    #expect(screen.shows("Enter Done") && screen.shows("Esc Show all"))
    screen.press(.enter, .down)
    #expect(screen.state.focus == .processes && screen.shows("Esc Show all"))
    screen.press(.escape)
    #expect(screen.shows("30 processes") && !screen.shows("Esc Show all"))
  }

  @Test("has one hint for the signals of a chosen process")
  func hints() throws {
    let monitor = try MonitorScreen()
    monitor.screen.press(.down)
    #expect(monitor.screen.shows("Enter Details  k Kill…  / Filter  s Sort…"))
    #expect(!monitor.screen.shows("Delete"))
  }

  @Test("takes samples more rarely, or more often")
  func interval() async throws {
    let monitor = try MonitorScreen()
    let screen = monitor.screen
    screen.type("+")
    #expect(screen.shows("every 2 s"))
    let count = screen.state.samples
    await screen.advance(by: .milliseconds(1900))
    await screen.settle()
    #expect(screen.state.samples == count)
    await screen.advance(by: .milliseconds(100))
    try await screen.waitUntil("there is a sample") { screen.state.samples > count }
    screen.type("--")
    #expect(screen.shows("every 0.5 s"))
  }

  @Test("shows each processor with its share")
  func processors() async throws {
    let monitor = try MonitorScreen(columns: 120, rows: 36)
    try monitor.system.writeCounters(busy: [137, 100], idle: [963, 1000])
    try await monitor.refresh()
    let lines = monitor.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].contains("││CPU 0          37%││"))
    #expect(lines[7].contains("││CPU 1           0%││"))
  }

  @Test("tells processors apart that have all to do", arguments: [2, 8])
  func busy(count: Int) async throws {
    let monitor = try MonitorScreen(columns: 120, rows: 36)
    for ticks in [1_000, 2_000] {
      try monitor.system.writeCounters(
        busy: Array(repeating: ticks, count: count), idle: Array(repeating: 900, count: count))
      try await monitor.refresh()
    }
    let lines = monitor.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let box = lines[1...11].map { $0.dropFirst(40).prefix(20) }
    #expect(box.count { $0.contains(" 100%") } == count, "\(box)")
    // The lines with the shares and a free row between two, or the free eighth of one.
    let drawn = box.map { $0.contains { "⠁"..."⣿" ~= $0 || $0 == "█" } }
    #expect(drawn.count { !$0 } == (count == 2 ? 3 : 8), "\(box)")
  }

  @Test("shows the disks")
  func disks() async throws {
    let monitor = try MonitorScreen()
    let path = monitor.system.path
    try monitor.system.folder.write("/dev/sda1 \(path) ext4 rw 0 0\n", to: "mounts")
    try await monitor.refresh()
    monitor.screen.type("d")
    let found = try #require(monitor.screen.state.sample.counters.fileSystems.first)
    #expect(found.folder == path)
    let reserved = found.size - found.used - found.free
    let amounts = [found.used, found.free, reserved, found.size].map(Amount.bytes)
    // The row below the titles. Other parts of the screen may show the same percentage.
    let lines = monitor.screen.text.split(separator: "\n")
    let titles = try #require(
      lines.firstIndex { $0.contains("Used  Free  Reserved  Size  Full") })
    let shown = lines[titles + 1].split(separator: " ").drop { $0 != amounts[0] }.prefix(5)
    #expect(shown.map(String.init) == amounts + [Amount.percent(found.share)])
  }

  @Test("scrolls a command that is longer than the window")
  func longCommand() throws {
    let system = try MadeUpSystem()
    let arguments = (1...200).map { "--argument-\($0)" }.joined(separator: "\0")
    try system.write(.init(number: 1, name: "long", command: "/bin/long\0\(arguments)\0"))
    let screen = TestScreen(SystemMonitorApp(SystemSource(root: system.path)))
    screen.press(.down, .enter)
    #expect(screen.shows("1 long") && screen.shows("Parent") && !screen.shows("--argument-72"))
    screen.press(.end)
    #expect(screen.shows("1 long") && screen.shows("--argument-72"))
  }

  @Test("colors the share of a processor as it is, and its low history as none", arguments: [8, 24])
  func neutralHistory(count: Int) async throws {
    let monitor = try MonitorScreen(columns: 120, rows: 36)
    for ticks in [1_000, 2_000] {
      try monitor.system.writeCounters(
        busy: Array(repeating: ticks, count: count), idle: Array(repeating: 900, count: count))
      try await monitor.refresh()
    }
    /// The colors of the last block of the first processor, and of its share.
    func colors() throws -> (history: Color?, share: Color?) {
      let screen = monitor.screen
      let lines = screen.text.split(separator: "\n").map(Array.init)
      let row = try #require(lines.firstIndex { String($0).contains(/[▁-█] +\d+%│/) })
      let block = try #require(lines[row].lastIndex { "▁"..."█" ~= $0 })
      let share = try #require(
        lines[row].indices.first { $0 > block && lines[row][$0].isNumber })
      return (
        screen.style(row: row, column: block).foreground,
        screen.style(row: row, column: share).foreground
      )
    }
    let busy = try colors()
    try monitor.system.writeCounters(
      busy: Array(repeating: 2_001, count: count), idle: Array(repeating: 1900, count: count))
    try await monitor.refresh()
    let idle = try colors()
    #expect(idle.history == busy.history && idle.share != busy.share)
  }

  @Test("opens sheets that are as high as what they show")
  func heights() throws {
    let monitor = try MonitorScreen(columns: 80, rows: 50)
    let screen = monitor.screen
    /// The rows inside of a border, below the charts.
    func rows() -> Int {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(17)
        .count { $0.contains("│") }
    }
    screen.type("d")
    #expect(rows() == 3 && screen.shows("No file system on a disk is known."))
    screen.press(.escape)
    #expect(rows() == 0)
    screen.press(.down, .enter)
    #expect(rows() == 11 && screen.shows("CPU time"))
  }

  @Test("shows loads in colors")
  func colors() async throws {
    let monitor = try MonitorScreen()
    for (number, ticks) in [(1, UInt64(95)), (2, 60), (3, 20)] {
      try monitor.work(number, ticks: ticks)
    }
    try await monitor.refresh()
    #expect(monitor.numbers == [1, 2, 3, 4, 5])
    let colors = (11...14).map { monitor.screen.style(row: $0, column: 77).foreground }
    #expect(Set(colors.map { "\(String(describing: $0))" }).count == 4)
    #expect(colors[3] == monitor.screen.style(row: 15, column: 77).foreground)
  }
}
