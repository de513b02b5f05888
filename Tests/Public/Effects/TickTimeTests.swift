import Recurse
import RecurseTesting
import Testing

private struct Clocked: Component {
  struct State {
    var last: AppClock.Instant?
    var elapsed: [Duration] = []
    var plainTicks = 0
    var interval = Duration.seconds(2)
  }
  var initialState: State { State() }

  func render(state: State) -> Node { Text("\(state.elapsed.count)") }

  func effects(state: State) -> [Effect] {
    .every(state.interval, id: "timed") { state, now in
      if let last = state.last { state.elapsed.append(last.duration(to: now)) }
      state.last = now
    }
    .every(.seconds(1), id: "plain") { $0.plainTicks += 1 }
  }
}

@MainActor
@Suite("The time of a tick") struct TickTimeTests {
  @Test("Is the app's time, so that a difference says how long ago the last tick was")
  func elapsed() async {
    let screen = TestScreen(Clocked(), columns: 10, rows: 1)
    await screen.advance(by: .seconds(6))
    #expect(screen.state.elapsed == [.seconds(2), .seconds(2)])
    screen.change { $0.interval = .seconds(5) }
    await screen.advance(by: .seconds(7))
    #expect(screen.state.elapsed == [.seconds(2), .seconds(2), .seconds(2), .seconds(5)])
    #expect(screen.state.plainTicks == 13)
  }
}
