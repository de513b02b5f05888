import Recurse
import RecurseCharts
import RecurseTesting
import Testing

/// A chart whose part in sight is in the state.
private struct Zoomed: Component {
  struct State {
    var samples: [Load] = .waves(101)
    var shown: ClosedRange<Double>?
    var length: Int?
    var isLogarithmic = false
  }
  var initialState = State()

  func render(state: State) -> Node {
    if let length = state.length {
      chart(state).chartXVisibleDomain(length: length)
    } else {
      chart(state)
    }
  }

  private func chart(_ state: State) -> Node {
    let type: ScaleType? = state.isLogarithmic ? .log : nil
    return Chart(\.samples) { LineMark(x: \.time, y: \.value).foreground(by: \.host) }
      .chartXScale(domain: .automatic, type: type)
      .chartXVisibleDomain(\.shown)
  }
}

@MainActor @Suite("A chart whose visible domain is bound") struct BoundDomainTests {
  private func screen(_ change: (inout Zoomed.State) -> Void = { _ in }) -> TestScreen<Zoomed> {
    var state = Zoomed.State()
    change(&state)
    return TestScreen(Zoomed(), state: state, columns: 44, rows: 10)
  }

  /// The labels of the horizontal axis.
  private func ticks(_ screen: TestScreen<Zoomed>) -> [String] {
    let lines = screen.text.split(separator: "\n")
    return lines[lines.count - 2].split(separator: " ").map(String.init)
  }

  @Test("tells the state of a zoom, and shows everything again when the state says so")
  func zoom() throws {
    let screen = screen()
    let all = screen.text
    screen.type("+")
    let shown = try #require(screen.state.shown)
    #expect(shown.upperBound - shown.lowerBound < 70)
    #expect(screen.text != all)
    screen.change { $0.shown = nil }
    #expect(screen.text == all)
    screen.type("+0")
    #expect(screen.state.shown == nil && screen.text == all)
  }

  @Test("shows what the state says, first and later")
  func state() {
    let screen = screen { $0.shown = 10...30 }
    #expect(ticks(screen).first == "10" && ticks(screen).last == "30")
    screen.change { $0.shown = 40...80 }
    #expect(ticks(screen).first == "40" && ticks(screen).last == "80")
    screen.type("]")
    #expect(screen.state.shown == 44...84)
    screen.type("[[")
    #expect(screen.state.shown == 36...76)
  }

  @Test("follows new data at the end, and says so")
  func follows() throws {
    let screen = screen { $0.shown = 80...100 }
    screen.change { $0.samples = .waves(111) }
    #expect(screen.state.shown == 90...110)
    screen.change { $0.shown = 20...40 }
    screen.change { $0.samples = .waves(121) }
    #expect(screen.state.shown == 20...40)
    // A range that is wider than the data stays as the state says.
    screen.change { $0.shown = 0...200 }
    screen.change { $0.samples = .waves(131) }
    #expect(screen.state.shown == 0...200 && ticks(screen).last == "200")
  }

  @Test("shows the last part of a length while the state says nothing")
  func length() throws {
    let screen = screen { $0.length = 20 }
    #expect(ticks(screen).first == "80" && ticks(screen).last == "100")
    screen.press(Key.left.with(.shift))
    #expect(screen.state.shown == 78...98)
    screen.change { $0.shown = nil }
    #expect(ticks(screen).first == "80")
  }

  @Test("has the values of a logarithmic axis, not their logarithms")
  func logarithms() throws {
    let screen = screen {
      $0.isLogarithmic = true
      $0.shown = 1...10
    }
    #expect(ticks(screen).first == "1" && ticks(screen).last == "10")
    screen.type("-")
    let shown = try #require(screen.state.shown)
    #expect(shown.upperBound > 10 && shown.lowerBound > 0)
    // Values without a logarithm show everything.
    screen.change { $0.shown = -5...0 }
    #expect(ticks(screen).last == "100")
  }
}
