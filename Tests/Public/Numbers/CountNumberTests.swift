import Recurse
import RecurseTesting
import Testing

/// Unusual counts, offsets and durations are clamped to valid ones.
@MainActor
@Suite("Counts, offsets and durations of any number") struct CountNumberTests {
  private struct Item: Identifiable, Equatable { let id: Int }

  @Test("Moving a row or a column is clamped to the others", arguments: OddNumbers.ints)
  func moves(places: Int) {
    for id in 0..<3 {
      var items = (0..<3).map { Item(id: $0) }
      items.move(id: id, by: places)
      let target = places < -2 ? 0 : places > 2 ? 2 : min(max(0, id + places), 2)
      #expect(items[target].id == id && items.count == 3)
      var columns = TableColumns()
      columns.move("\(id)", by: places, among: ["0", "1", "2"])
      #expect(columns.arranged(["0", "1", "2"])[target] == "\(id)")
    }
    var none: [Item] = []
    none.move(id: 1, by: places)
    var columns = TableColumns()
    columns.move("no", by: places, among: [])
    #expect(none.isEmpty && columns.order.isEmpty)
  }

  @Test("Delays between retries are clamped", arguments: OddNumbers.doubles)
  func retries(factor: Double) {
    for first in OddNumbers.durations {
      for longest in OddNumbers.durations {
        let policy = RetryPolicy.backoff(
          attempts: .max, first: first, factor: factor, longest: longest)
        for attempt in OddNumbers.ints {
          guard let delay = policy.delay(after: attempt) else {
            #expect(attempt == .max)
            continue
          }
          #expect(delay >= .zero && delay <= max(.zero, longest))
        }
      }
    }
    let policy = RetryPolicy.backoff(attempts: 4, first: .seconds(1))
    #expect((0...5).map(policy.delay) == [1, 1, 2, 4, nil, nil].map { $0.map { .seconds($0) } })
    let even = RetryPolicy.backoff(attempts: .max, first: .seconds(2), factor: .nan)
    #expect(even.delay(after: 1_000_000_000) == .seconds(2))
    #expect(RetryPolicy.backoff(attempts: .min).delay(after: .min) == nil)
  }

  @Test("Timers of any duration end", arguments: OddNumbers.durations)
  func times(duration: Duration) async {
    struct Clock: Component {
      let duration: Duration
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Text("\(state)")
        AsyncView(
          id: 0, spinner: SpinnerTiming(delay: duration, minimum: duration),
          load: { _ in 1 }, content: { Text("loaded \($0)") })
        Spinner(isAnimating: true)
        VStack { Text("a") }.animation(.linear(duration: duration / .seconds(1)))
      }
      func effects(state: Int) -> [Effect] {
        .every(duration, id: 1) { $0 += 1 }
      }
    }
    let screen = TestScreen(Clock(duration: duration), columns: 20, rows: 5, animates: true)
    await screen.advance(by: .milliseconds(2))
    #expect(screen.failure == nil)
  }

  @Test("Widths and weights of columns are clamped", arguments: OddNumbers.ints)
  func columns(number: Int) {
    struct Page: Component {
      struct Row: Identifiable {
        let id: Int
        var name: String { "\(id)" }
      }
      struct State {
        var rows: [Row]
        var columns = TableColumns()
      }
      let number: Int
      let weight: Double
      var initialState: State {
        var state = State(rows: [Row(id: number)])
        state.columns.widths = ["A": number, "none": number]
        state.columns.cursor = "A"
        return state
      }
      func render(state: State) -> Node {
        Table(\.rows, columns: \.columns) {
          TableColumn("A", value: \.name).width(number)
          TableColumn("B", value: \.name).width(min: number, weight: weight)
          TableColumn("C", value: \.name)
        }
        .gridCellColumns(number).gridCellRows(number)
      }
    }
    for weight in OddNumbers.doubles {
      let screen = TestScreen(
        Page(number: number, weight: weight), columns: 30, rows: 5, isStrict: false)
      screen.press(.right, .character("+"), .character("-"), Key.right.with(.alt), .end)
      #expect(screen.failure == nil)
    }
  }
}
