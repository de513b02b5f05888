import Recurse
import RecurseCharts
import RecurseTerminal
import RecurseTesting
import Testing

private struct Line: Component {
  struct State { var history: [Double] }
  var domain: ClosedRange<Double>?
  let initialState: State

  init(_ history: [Double], domain: ClosedRange<Double>? = nil) {
    initialState = State(history: history)
    self.domain = domain
  }

  func render(state: State) -> Node {
    HStack {
      Text("CPU")
      Sparkline(\.history, domain: domain)
    }
  }
}

@MainActor @Suite("A sparkline") struct SparklineTests {
  private func picture(
    _ history: [Double], domain: ClosedRange<Double>? = nil, columns: Int = 16
  ) -> String {
    TestScreen(Line(history, domain: domain), columns: columns, rows: 1).picture
  }

  @Test("shows the last numbers at the right, from the least to the greatest")
  func numbers() {
    #expect(picture([0, 1, 2, 3, 4, 5, 6, 7]) == "CPU     ▁▂▃▄▅▆▇█")
    #expect(picture([0, 1, 2, 3, 4, 5, 6, 7], columns: 8) == "CPU ▁▃▆█")
    #expect(picture([-5, 5, -5]) == "CPU          ▁█▁")
  }

  @Test("shows the heights of a domain")
  func domain() {
    #expect(picture([0, 0.5, 1, 2, -1], domain: 0...1) == "CPU        ▁▅██▁")
  }

  @Test("leaves a space for what is not finite, and is of middle height if all are equal")
  func odd() {
    #expect(picture([1, .nan, 2, .infinity, 1]) == "CPU        ▁ █ ▁")
    #expect(picture([3, 3]) == "CPU           ▄▄")
    #expect(picture([]) == "CPU")
    let most = Double.greatestFiniteMagnitude
    #expect(picture([-most, 0, most]) == "CPU          ▁▅█")
  }

  @Test(
    "has the color of a full block behind it, as fonts leave gaps between rows",
    arguments: Theme.all)
  func grounds(theme: Theme) {
    let screen = TestScreen(
      Line([0, 1, 2, 3, 4, 5, 6, 7]), columns: 16, rows: 1, theme: theme, colorScheme: .dark)
    #expect(screen.picture == "CPU     ▁▂▃▄▅▆▇█")
    #expect(screen.style(row: 0, column: 15).background == theme.dark.text)
    #expect(screen.style(row: 0, column: 14).background == theme.dark.background)
  }

  @Test("paints nothing for equal numbers, and says the last one")
  func updates() throws {
    let screen = TestScreen(Line([1, .nan, 2]), columns: 16, rows: 1)
    _ = screen.takeRecord()
    screen.change { $0.history = [1, .nan, 2] }
    #expect(screen.takeRecord().painted == 0)
    screen.change { $0.history.append(1.5) }
    let record = screen.takeRecord()
    #expect(record.painted == 1 && record.laidOut == 0)
    #expect(try screen.element(.sparkline, "").value == "1.5")
  }

  @Test("has signs of ASCII on a terminal without UTF-8")
  func ascii() {
    let memory = MemoryScreen(size: CellSize(columns: 14, rows: 1), isUTF8: false)
    let stage = Stage(
      Line([0, 1, 2, 3, .nan, 4, 5, 6, 7]), on: memory,
      clock: AppClock(timeline: Timeline { .zero }))
    stage.present()
    #expect(memory.text == "CPU  _.-: =+*#")
  }
}
