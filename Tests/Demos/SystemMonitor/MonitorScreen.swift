import ProcessTable
import Recurse
import RecurseTesting
import Synchronization
import TestSupport

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
    let user = screen.state.shown.first?.entry.user ?? ""
    let shown = user.count > 9 ? user.prefix(8) + "…" : user.prefix(9)
    let padded = shown + String(repeating: " ", count: 9 - shown.count)
    return screen.text.replacing(padded, with: "me       ")
  }

  /// The process of the first row that is in view.
  var firstRow: Int32? {
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let titles = lines.firstIndex { $0.contains("PID") }
    return titles.flatMap { Int32(lines[$0 + 1].dropFirst().prefix(7).drop { $0 == " " }) }
  }

  var numbers: [Int32] { screen.state.shown.map(\.entry.number) }

  /// Waits for the next sample.
  func refresh() async throws {
    let count = screen.state.samples
    await screen.advance(by: .seconds(1))
    try await screen.waitUntil("there is a sample") { screen.state.samples > count }
  }

  func work(_ number: Int, ticks: UInt64) throws {
    var process = MadeUpSystem.Process(number: number, name: "worker-\(number)")
    (process.ticks, process.parent) = (ticks, number == 1 ? 0 : max(1, number / 3))
    process.pages = MadeUpSystem.pages(of: number)
    try system.write(process)
  }
}
