import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A blocked terminal", .blocking) struct StalledTerminalTests {
  /// An app that paints without end, while its terminal is not read.
  private func stalled(_ ending: String = "flood") throws -> TerminalProcess {
    let app = try TerminalProcess.ending(
      ending, "painting", size: CellSize(columns: 200, rows: 60),
      environment: ["RECURSE_STRICT": nil])
    var last = -10_000
    for _ in 0..<200 {
      let now = try app.traffic("wchar")
      // The pseudo-terminal is full: the app's frames are dropped. Dispatch wakes its threads with
      // eight bytes each.
      if now - last < 2_000 { return app }
      last = now
      poll(nil, 0, 50)
    }
    Issue.record("the app writes on")
    return app
  }

  /// Waits for the end without reading.
  private func waitUnread(_ app: TerminalProcess) {
    var info = siginfo_t()
    for _ in 0..<20_000 {
      guard waitid(P_PID, id_t(app.processID), &info, WEXITED | WNOHANG | WNOWAIT) == 0,
        info.si_code == 0
      else { return }
      poll(nil, 0, 5)
    }
  }

  @Test(
    "is restored when it continues after the app's end",
    arguments: [WayToEnd.quit, .controlC, .terminate, .hangUp, .abort, .error, .fatalError])
  func afterTheEnd(way: WayToEnd) throws {
    let app = try stalled(way.fixture)
    if let number = way.signal {
      app.signal(number)
    } else {
      let key: [UInt8] =
        switch way {
        case .quit: Array("q".utf8)
        case .controlC: [3]
        default: Array("!".utf8)
        }
      app.sendUnread(key)
    }
    waitUnread(app)
    #expect(way.statuses.contains(try app.waitForExit()))
    try app.expectRestored()
    #expect(!app.screen.isUpdating)
    if let message = way.message {
      #expect(String(decoding: app.output, as: UTF8.self).contains(message))
    }
  }
}
