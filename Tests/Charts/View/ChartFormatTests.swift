import Recurse
import RecurseCharts
import RecurseTesting
import Testing

/// A format that counts how often it writes.
private struct CountedFormat: FieldFormat {
  final class Counter: Sendable, Equatable {
    nonisolated(unsafe) var writes = 0
    static func == (left: Counter, right: Counter) -> Bool { left === right }
  }

  let counter: Counter

  func text(of value: Double) -> String {
    counter.writes += 1
    return "\(value) V"
  }

  func value(of text: String) throws(FieldError) -> Double { throw FieldError("none") }
}

private struct Station: Component {
  struct State {
    var samples: [Load] = []
    var unrelated = 0
  }
  let format: CountedFormat
  let initialState: State

  func render(state: State) -> Node {
    Text("\(state.unrelated)")
    Chart(\.samples) { LineMark(x: \.time, y: \.value) }.chartYAxis(format: format)
  }
}

@MainActor @Suite("The formats and settings of a chart on a screen") struct ChartFormatTests {
  private let samples = [-4.0, 5.49595, 2].enumerated().map {
    Load(time: Double($0.offset), value: $0.element)
  }

  @Test("are those of its axis and of its cursor")
  func weather() throws {
    let page = Page(samples: samples) {
      Chart(\.samples) { LineMark(x: \.time, y: \.value) }
        .chartYAxis(format: .automatic.suffix("°"))
    }
    let screen = TestScreen(page, columns: 36, rows: 9)
    screen.press(.end, .left)
    #expect(try screen.element(.chart, "").value == "1: 5.5°")
    #expect(
      screen.picture == """
            ⠂      ⠐       │  1    ⠂       ⠂
         5° ⡀⡀⡀⡀⡀⡀⡀⢀⡀⡀⡀⡀⡀⡀⢀●⢄ 5.5° ⡀⡀⡀⡀⡀⡀⡀⡀⡀
            ⠂      ⠐    ⡠⠔⠁│  ⠈⠉⠑⠒⠢⠤⢄⣀⡀    ⠂
            ⠂      ⠐ ⢀⠔⠊   │       ⠂  ⠈⠉⠑⠒⠢⠄
         0° ⡀⡀⡀⡀⡀⡀⢀⡠⠊⠁⡀⡀⡀⡀⡀│⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀
            ⠂   ⡠⠔⠁⠐       │       ⠂       ⠂
            ⠂⢀⠔⠊   ⠐       │       ⠂       ⠂
        -5° ⠊⠁⡀⡀⡀⡀⡀⢀⡀⡀⡀⡀⡀⡀⡀│⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀⡀
            0     0.5      1      1.5      2
        """)
  }

  @Test("paint nothing while they are equal, and are not asked by a cursor")
  func equal() throws {
    let format = CountedFormat(counter: CountedFormat.Counter())
    var state = Station.State()
    state.samples = samples
    let screen = TestScreen(
      Station(format: format, initialState: state), columns: 40, rows: 10, isStrict: false)
    #expect(screen.rows.contains { $0.hasPrefix("0.0 V") || $0.hasPrefix(" 0.0 V") })
    _ = screen.takeRecord()
    let before = format.counter.writes
    screen.change { $0.unrelated = 1 }
    #expect(screen.takeRecord().painted == 1)
    #expect(format.counter.writes == before)
    screen.press(.end)
    #expect(try screen.element(.chart, "").value == "2: 2.0 V")
    #expect(format.counter.writes - before < min(before, 10))
  }
}
