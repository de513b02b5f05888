import Foundation
import ProcessTable
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import system_monitor

@MainActor @Suite("Signals of the system monitor") struct SignalTests {
  /// A monitor that asks about process 2.
  private func asking() throws -> MonitorScreen {
    let monitor = try MonitorScreen()
    monitor.screen.press(.down, .down)
    monitor.screen.type("k")
    return monitor
  }

  @Test("are sent after a question that names the process")
  func terminate() async throws {
    let monitor = try asking()
    let screen = monitor.screen
    #expect(screen.shows("Signal for worker-2") && screen.shows("2 /bin/worker --number 2"))
    // Enter alone does nothing.
    screen.press(.enter)
    #expect(screen.layers(.sheet).isEmpty && monitor.sent.isEmpty)
    screen.press(.delete)
    screen.type("T")
    screen.press(.enter)
    try await screen.waitUntil("it is said") { screen.shows("Sent TERM to 2 worker-2.") }
    #expect(monitor.sent == ["TERM 2"])
  }

  @Test("are chosen in a list that looks like that of the orders")
  func selection() throws {
    let monitor = try asking()
    let screen = monitor.screen
    /// The style of a word in a sheet.
    func style(_ word: String) throws -> CellStyle {
      let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.lastIndex { $0.contains(word) })
      let place = try #require(lines[row].range(of: word)).lowerBound
      let column = lines[row].distance(from: lines[row].startIndex, to: place)
      return screen.style(row: row, column: column)
    }
    let signal = try style("Cancel")
    #expect(try signal != style("TERM"))
    screen.press(.escape)
    screen.type("sm")
    #expect(try style("Memory") == signal)
  }

  @Test("say why they were not sent")
  func refused() async throws {
    let monitor = try asking()
    monitor.refuseSignals("Operation not permitted")
    monitor.screen.type("K")
    monitor.screen.press(.enter)
    try await monitor.screen.waitUntil("it is said") {
      monitor.screen.shows("KILL to 2 worker-2: Operation not permitted")
    }
    monitor.screen.press(.enter)
    #expect(monitor.screen.layers(.alert).isEmpty)
    #expect(monitor.sent == ["KILL 2"])
  }

  @Test("are not sent to a process that has ended, or to another one with its number")
  func ended() async throws {
    let monitor = try asking()
    var other = MadeUpSystem.Process(number: 2, name: "other")
    other.start = 999
    try monitor.system.write(other)
    try await monitor.refresh()
    monitor.screen.type("T")
    monitor.screen.press(.enter)
    await monitor.screen.settle()
    #expect(monitor.screen.shows("2 worker-2 has ended."))
    #expect(monitor.sent.isEmpty)
  }

  @Test("are all in a list", arguments: ProcessSignal.allCases)
  func all(signal: ProcessSignal) async throws {
    let monitor = try asking()
    monitor.screen.type(signal.rawValue.prefix(2).description)
    monitor.screen.press(.enter)
    try await monitor.screen.waitUntil("it is sent") { !monitor.sent.isEmpty }
    #expect(monitor.sent == ["\(signal.rawValue) 2"])
  }
}
