import Recurse
import RecurseCharts
import RecurseTesting
import Testing

/// An element that counts how often it is read.
private struct Counted: Equatable {
  final class Counter: Sendable, Equatable {
    nonisolated(unsafe) var reads = 0
    static func == (left: Counter, right: Counter) -> Bool { left === right }
  }

  var time: Double
  var value: Double
  let counter: Counter

  var readValue: Double {
    counter.reads += 1
    return value
  }
}

/// The same, whose elements cannot be compared.
private struct Opaque {
  var sample: Counted
  var time: Double { sample.time }
  var readValue: Double { sample.readValue }
}

private struct Stream: Component {
  struct State {
    var samples: [Counted] = []
    var opaque: [Opaque] = []
    var unrelated = 0
  }
  var isOpaque = false
  let initialState: State

  func render(state: State) -> Node {
    Text("\(state.unrelated)")
    if isOpaque {
      Chart(\.opaque) { LineMark(x: \.time, y: \.readValue) }
    } else {
      Chart(\.samples) { LineMark(x: \.time, y: \.readValue) }
    }
  }
}

@MainActor @Suite("A chart that streams") struct ChartStreamTests {
  private let counter = Counted.Counter()

  private func sample(_ time: Int) -> Counted {
    Counted(time: Double(time), value: Double(time * 7 % 10), counter: counter)
  }

  private func screen(isOpaque: Bool = false, count: Int = 400) -> TestScreen<Stream> {
    var state = Stream.State()
    state.samples = (0..<count).map(sample)
    state.opaque = state.samples.map(Opaque.init)
    let screen = TestScreen(
      Stream(isOpaque: isOpaque, initialState: state), columns: 60, rows: 12,
      isStrict: false)
    counter.reads = 0
    _ = screen.takeRecord()
    return screen
  }

  @Test("reads and paints nothing while its data is equal", arguments: [false, true])
  func equal(isOpaque: Bool) {
    let screen = screen(isOpaque: isOpaque)
    screen.change { $0.unrelated = 1 }
    #expect(counter.reads == 0)
    let record = screen.takeRecord()
    #expect(record.painted == 1 && record.cells == 1)
  }

  @Test("paints nothing for another array of equal elements")
  func equalElements() {
    let screen = screen()
    screen.change { $0.samples = $0.samples.map { $0 } }
    #expect(counter.reads == 0)
    #expect(screen.takeRecord().painted == 0)
    let other = self.screen(isOpaque: true)
    other.change { $0.opaque = $0.opaque.map { $0 } }
    #expect(counter.reads == 400)
    #expect(other.takeRecord().painted == 0)
  }

  @Test("reads new elements once, and sends the columns that changed")
  func slides() {
    let screen = screen()
    var cells = Int.max
    for time in 400..<420 {
      screen.change { state in
        state.samples.removeFirst()
        state.samples.append(sample(time))
      }
      let record = screen.takeRecord()
      #expect(record.painted == 1)
      cells = min(cells, record.cells)
      #expect(counter.reads == time - 399)
    }
    // Between the cells into which a sample falls, the last two columns change.
    #expect(cells <= 3 * 12)
  }

  @Test("reads all elements once after any other change")
  func changes() {
    let screen = screen()
    screen.change { $0.samples[200].value = 3 }
    #expect(counter.reads == 400)
  }

  @Test("keeps the colors of series whose first elements leave")
  func colors() {
    let screen = TestScreen(Page(samples: .waves(33)), columns: 40, rows: 10)
    let colors = { [0, 7].map { screen.style(row: 9, column: $0).foreground } }
    let before = colors()
    #expect(screen.rows[9] == "● web  ▲ db")
    screen.change { $0.samples[2].host = "other" }
    screen.change { $0.samples.removeFirst(3) }
    #expect(screen.rows[9] == "● web  ▲ db")
    #expect(colors() == before)
  }
}
