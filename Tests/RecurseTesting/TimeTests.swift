import Recurse
import RecurseTesting
import Testing

/// Effects of every kind that a test has to wait for.
private struct Busy: Component {
  struct State {
    var log: [String] = []
    var isListening = false
  }
  let work: @Sendable () async -> String
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text(state.log.joined(separator: " ")).onKey(.enter) { $0.isListening = true }
  }

  func effects(state: State) -> [Effect] {
    .every(.milliseconds(400), id: "slow") { $0.log.append("slow") }
      .every(.milliseconds(300), id: "fast") { $0.log.append("fast") }
      .task(id: "sleep") { page in
        try await page.clock.sleep(for: .milliseconds(700))
        page.send { $0.log.append("slept") }
        try await page.clock.sleep(for: .milliseconds(50))
        page.send { $0.log.append("again") }
      }
    if state.isListening {
      .task(id: "download") { [work] page in
        let text = await work()
        page.send { $0.log.append(text) }
      }
    }
  }
}

@MainActor
@Suite("Time on a screen in memory") struct TimeTests {
  @Test("Advancing the time fires each timer in order, including timers that start meanwhile")
  func advancing() async {
    let screen = TestScreen(Busy { "" }, columns: 60, rows: 2)
    await screen.advance(by: .milliseconds(299))
    #expect(screen.text == "")
    await screen.advance(by: .milliseconds(601))
    #expect(screen.state.log == ["fast", "slow", "fast", "slept", "again", "slow", "fast"])
    #expect(screen.text == "fast slow fast slept again slow fast")
  }

  @Test("Settling waits for an effect that awaits another executor")
  func settling() async {
    let screen = TestScreen(
      Busy { await Task.detached { "done" }.value }, columns: 60, rows: 2)
    screen.press(.enter)
    await screen.settle()
    #expect(screen.text == "done")
  }

  @Test("A wait that times out names the running effects and shows the picture")
  func waiting() async throws {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    let screen = TestScreen(
      Busy {
        for await _ in never {}
        return "ended"
      }, columns: 60, rows: 2)
    screen.press(.enter)
    await screen.advance(by: .milliseconds(300))
    do {
      try await screen.waitUntil("the download ends", timeout: .milliseconds(20)) {
        screen.text.contains("ended")
      }
      Issue.record("it did not end")
    } catch {
      let text = "\(error)"
      #expect(text.hasPrefix("timed out waiting until the download ends; still running: "))
      #expect(text.contains("Busy: download"))
      #expect(text.hasSuffix("the screen:\nfast"))
    }
    end.finish()
    try await screen.waitUntil("the download ends") { screen.text.contains("ended") }
    #expect(screen.text == "fast ended")
  }
}
