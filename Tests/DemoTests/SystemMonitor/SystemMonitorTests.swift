import Foundation
import ProcessTable
import Recurse
import RecurseTesting
import Synchronization
import TestSupport
import Testing

@testable import system_monitor

/// A system monitor on a screen, of a made-up system.
@MainActor
struct MonitorScreen {
  let system: MadeUpSystem
  let screen: TestScreen<SystemMonitorApp>
  private let signals = Signals()

  /// The signals that were sent.
  var sent: [String] { signals.list.withLock { $0 } }

  private final class Signals: Sendable {
    let list = Mutex<[String]>([])
    let reason = Mutex<String?>(nil)
  }

  init(
    processes: Int = 5, columns: Int = 80, rows: Int = 24
  ) throws {
    system = try MadeUpSystem(processes: processes)
    let signals = signals
    let app = SystemMonitorApp(SystemSource(root: system.path)) { signal, number in
      signals.list.withLock { $0.append("\(signal.rawValue) \(number)") }
      return signals.reason.withLock { $0 }
    }
    screen = TestScreen(app, columns: columns, rows: rows)
  }

  /// Lets the next signals fail.
  func refuseSignals(_ reason: String) { signals.reason.withLock { $0 = reason } }

  /// The picture, with “me” for the user who runs the test.
  var picture: String {
    let user = screen.state.shown.first?.user ?? ""
    let shown = user.count > 9 ? user.prefix(8) + "…" : user.prefix(9)
    let padded = shown + String(repeating: " ", count: 9 - shown.count)
    return screen.text.replacing(padded, with: "me       ")
  }

  var numbers: [Int32] { screen.state.shown.map(\.number) }

  /// Waits for the next sample.
  func refresh() async throws {
    let count = screen.state.samples
    await screen.advance(by: .seconds(1))
    try await screen.waitUntil("there is a sample") { screen.state.samples > count }
  }

  func work(_ number: Int, ticks: UInt64) throws {
    var process = MadeUpSystem.Process(number: number, name: "worker-\(number)")
    (process.ticks, process.parent) = (ticks, number == 1 ? 0 : max(1, number / 3))
    process.pages = number * 10
    try system.write(process)
  }
}

@MainActor @Suite("The system monitor") struct SystemMonitorTests {
  @Test("shows a system at once, and its rates after a refresh")
  func pictures() async throws {
    let monitor = try MonitorScreen()
    #expect(
      monitor.picture == """
        ╭─ CPU – ──────────╮╭─ Mem 2.0G/8.0G ──╮╭─ Net ↓– ↑– ──────╮╭─ Disk ↓– ↑– ─────╮
        │100% ┈┈┈┈┈┈┈┈┈┈┈┈┈││100% ┈┈┈┈┈┈┈┈┈┈┈┈┈││  1 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈││  1 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │                  ││                  ││                  ││                  │
        │ 50% ┈┈┈┈┈┈┈┈┈┈┈┈┈││ 50% ┈┈┈┈┈┈┈┈┈┈┈┈┈││0.5 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈││0.5 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │                  ││                  ││                  ││                  │
        │                  ││                 ⡆││  0 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈││  0 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │  0% ┈┈┈┈┈┈┈┈┈┈┈┈┈││  0% ┈┈┈┈┈┈┈┈┈┈┈┈⡇││● ↓  ▲ ↑          ││● ↓  ▲ ↑          │
        ╰──────────────────╯╰──────────────────╯╰──────────────────╯╰──────────────────╯
         processes that contain…                          5 processes  load 0.5 1.3 2.0
             PID User      Command                            S   Threads  Memory ▼ CPU%
               1 me        /bin/worker --number 1             S         1     40K      –
               2 me        /bin/worker --number 2             S         1     80K      –
               3 me        /bin/worker --number 3             S         1    120K      –
               4 me        /bin/worker --number 4             S         1    160K      –
               5 me        /bin/worker --number 5             S         1    200K      –








        s Sort  / Filter  t Tree  p Pause  N Sort by number          F1 Commands  q Quit
        """)
    try monitor.system.writeCounters(
      busy: [200, 125], idle: [1000, 975], received: 2048, sent: 512, read: 1 << 20, written: 0)
    try monitor.work(3, ticks: 50)
    try await monitor.refresh()
    #expect(
      monitor.picture == """
        ╭─ CPU 42% ────────╮╭─ Mem 2.0G/8.0G ──╮╭─ Net ↓2.0K ↑512 ─╮╭─ Disk ↓1.0M ↑0 ──╮
        │100% ┈┈┈┈┈┈┈┈┈┈┈┈┈││100% ┈┈┈┈┈┈┈┈┈┈┈┈┈││4000 ┈┈┈┈┈┈┈┈┈┈┈┈┈││2M ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
        │                  ││                  ││                  ││                  │
        │ 50% ┈┈┈┈┈┈┈┈┈┈┈┈┈││ 50% ┈┈┈┈┈┈┈┈┈┈┈┈┈││2000 ┈┈┈┈┈┈┈┈┈┈┈┈●││1M ┈┈┈┈┈┈┈┈┈┈┈┈┈┈●│
        │                 ⡆││                  ││                  ││                  │
        │                 ⡇││                 ⡆││   0 ┈┈┈┈┈┈┈┈┈┈┈┈⠂││ 0 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈⡀│
        │  0% ┈┈┈┈┈┈┈┈┈┈┈┈⡇││  0% ┈┈┈┈┈┈┈┈┈┈┈┈⡇││● ↓  ▲ ↑          ││● ↓  ▲ ↑          │
        ╰──────────────────╯╰──────────────────╯╰──────────────────╯╰──────────────────╯
         processes that contain…                          5 processes  load 0.5 1.3 2.0
             PID User      Command                            S   Threads  Memory ▼ CPU%
               3 me        /bin/worker --number 3             S         1    120K   50.0
               1 me        /bin/worker --number 1             S         1     40K    0.0
               2 me        /bin/worker --number 2             S         1     80K    0.0
               4 me        /bin/worker --number 4             S         1    160K    0.0
               5 me        /bin/worker --number 5             S         1    200K    0.0








        s Sort  / Filter  t Tree  p Pause  N Sort by number          F1 Commands  q Quit
        """)
  }

  @Test("shows only the table in a small window, and everything again in a large one")
  func sizes() throws {
    let monitor = try MonitorScreen(columns: 20, rows: 5)
    #expect(
      monitor.picture == """
         Command     ▼ CPU%▐
         /bin/worke…      –▐
         /bin/worke…      –▐
         /bin/worke…      –▐
         /bin/worke…      –▕
        """)
    monitor.screen.resize(columns: 300, rows: 80)
    #expect(monitor.screen.shows("╭─ Processors ─") && monitor.screen.shows("╭─ Disk ↓– ↑–"))
    monitor.screen.resize(columns: 20, rows: 5)
    #expect(
      monitor.picture == """
         Command     ▼ CPU%▐
         /bin/worke…      –▐
         /bin/worke…      –▐
         /bin/worke…      –▐
         /bin/worke…      –▕
        """)
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

  @Test("sorts by keys, by titles and by the cursor's column")
  func sorts() async throws {
    let monitor = try MonitorScreen(processes: 4)
    let screen = monitor.screen
    #expect(monitor.numbers == [1, 2, 3, 4])
    screen.type("M")
    #expect(monitor.numbers == [4, 3, 2, 1])
    screen.type("N")
    #expect(monitor.numbers == [1, 2, 3, 4])
    screen.click(column: 6, row: 9)
    #expect(monitor.numbers == [4, 3, 2, 1])
    screen.type("P")
    try monitor.work(2, ticks: 10)
    try monitor.work(3, ticks: 20)
    try await monitor.refresh()
    #expect(monitor.numbers == [3, 2, 1, 4])
  }

  @Test("keeps the selected process where it is in view while the order changes")
  func steady() async throws {
    let monitor = try MonitorScreen(processes: 60)
    let screen = monitor.screen
    for _ in 0..<20 { screen.press(.down) }
    let number = try #require(screen.state.selectedEntry?.number)
    func row() -> Int? {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.contains("--number \(number) ")
      }
    }
    let before = row()
    #expect(before != nil)
    var ticks = [UInt64](repeating: 0, count: 61)
    for step in 1...4 {
      for other in 1...60 {
        ticks[other] += other == Int(number) ? 50 : UInt64(step * other * 7 % 101)
        try monitor.work(other, ticks: ticks[other])
      }
      try await monitor.refresh()
      #expect(screen.state.selectedEntry?.number == number && row() == before)
    }
  }

  @Test("shows a tree, in which what was closed stays closed")
  func tree() async throws {
    let monitor = try MonitorScreen(processes: 7, columns: 60, rows: 9)
    let screen = monitor.screen
    screen.type("t")
    #expect(
      monitor.picture == """
         ▾ /bin/worker --number 1                     1   40K      –
         │ ▾ /bin/worker --number 2                   2   80K      –
         │ │   /bin/worker --number 6                 6  240K      –
         │ │   /bin/worker --number 7                 7  280K      –
         │   /bin/worker --number 3                   3  120K      –
         │   /bin/worker --number 4                   4  160K      –
         │   /bin/worker --number 5                   5  200K      –

        / Filter  t Table  p Pause               F1 Commands  q Quit
        """)
    screen.press(.down, .down, .left)
    #expect(!screen.shows("--number 6"))
    try await monitor.refresh()
    #expect(screen.shows("▸ /bin/worker --number 2"))
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
}
