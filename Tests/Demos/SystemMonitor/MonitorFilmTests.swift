import ProcessTable
import Recurse
import RecurseTesting
import Testing

@testable import system_monitor

/// The picture of the README that moves: a query runs wild, and a person finds and ends it.
///
///     look ─▶ sort ─▶ filter ─▶ tree ─▶ details ─▶ signal ─▶ look ─▶ themes
@MainActor @Suite("The film of the system monitor") final class MonitorFilmTests {
  private var system = FilmedSystem()
  private var film = SVGAnimation()
  private var screen = TestScreen(MonitorFilmTests.app, columns: 80, rows: 24)

  private static var app: SystemMonitorApp {
    // The samples do not come from a folder.
    SystemMonitorApp(SystemSource(root: "/none")) { _, _ in nil }
  }

  private func look(_ milliseconds: Int) { film.add(screen, for: .milliseconds(milliseconds)) }

  /// Each key and what it leads to.
  private func press(_ keys: Key..., seenFor milliseconds: Int) {
    for key in keys {
      screen.press(key)
      look(milliseconds)
    }
  }

  private func pass(seconds: Int) {
    for _ in 0..<seconds {
      let sample = system.next()
      screen.change { $0.take(.success(sample)) }
    }
  }

  @Test("tells how a query is found and ended", arguments: ColorScheme.allCases)
  func story(scheme: ColorScheme) async throws {
    screen = TestScreen(Self.app, columns: 80, rows: 24, colorScheme: scheme)
    pass(seconds: 90)
    look(600)
    for _ in 0..<3 {
      pass(seconds: 5)
      look(500)
    }
    press("s", seenFor: 700)
    press("m", seenFor: 400)
    press(.enter, seenFor: 600)
    press("/", seenFor: 200)
    press("p", "o", "s", "t", seenFor: 140)
    press(.enter, seenFor: 400)
    press("t", seenFor: 700)
    while screen.state.selectedEntry?.number != FilmedSystem.query {
      try #require(screen.state.selected != screen.state.shown.last?.id)
      screen.press(.down)
    }
    look(500)
    press(.enter, seenFor: 1500)
    press(.escape, seenFor: 250)
    press("k", seenFor: 900)
    press(.down, seenFor: 500)
    screen.press(.enter)
    await screen.settle()
    #expect(screen.state.notice == "Sent TERM to 4711 postgres.")
    system.isBusy = false
    pass(seconds: 1)
    look(1000)
    screen.change { $0.notice = nil }
    screen.press(.character("t"))
    screen.press(.escape)
    for _ in 0..<3 {
      pass(seconds: 5)
      look(600)
    }
    screen = TestScreen(
      Self.app, state: screen.state, columns: 80, rows: 24, theme: .gruvbox, colorScheme: scheme)
    look(1800)
    let frame = WindowFrame(title: "system-monitor", scheme: scheme)
    let picture = try frame.around(film.svg)
    #expect(picture.utf8.count < 200_000)
    try expectReadmePicture(picture, "system-monitor-\(scheme)")
  }
}
