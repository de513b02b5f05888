import Recurse
import RecurseTesting
import Testing

private struct Copying: Component {
  struct State: Equatable {
    var first: Double? = 0.25
    var second: Double? = 0.5
    var isHidden = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      if let first = state.first { ProgressView(value: first) }
    }
    .collapsed(state.isHidden)
    if let second = state.second { ProgressView(value: second) }
    ProgressView("working")
  }
}

@MainActor
@Suite("The progress that a terminal shows for its window") struct WindowProgressTests {
  @Test("is that of the first bar in sight that is not complete")
  func followed() {
    let screen = TestScreen(Copying(), columns: 30, rows: 4)
    #expect(screen.progress == 25)
    screen.change { $0.first = 0.999 }
    #expect(screen.progress == 99)
    screen.change { $0.first = 1 }
    #expect(screen.progress == 50)
    screen.change { $0.first = 0.1 }
    #expect(screen.progress == 10)
    screen.change { $0.isHidden = true }
    #expect(screen.progress == 50)
    screen.change { $0.isHidden = false }
    #expect(screen.progress == 10)
    screen.change { $0.first = nil }
    #expect(screen.progress == 50)
    screen.change { $0.second = nil }
    #expect(screen.progress == nil)
  }
}
