import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor @Suite("Rows sorted by values without an order") struct PartialOrderTests {
  private struct Measure: Comparable {
    var value: Double
    static func < (left: Self, right: Self) -> Bool { left.value < right.value }
  }

  private struct Page: Component {
    struct Row: Identifiable {
      let id: Int
      var value: Double
      var measure: Measure { Measure(value: value) }
    }
    struct State {
      var rows: [Row]
      var columns = TableColumns()
    }
    let values: [Double]
    var initialState: State {
      State(rows: values.enumerated().map { Row(id: $0.offset, value: $0.element) })
    }
    func render(state: State) -> Node {
      Table(\.rows, columns: \.columns) {
        TableColumn("Value", sortedBy: \Row.value) { Text("\($0.value)") }
        TableColumn("Measure", sortedBy: \Row.measure) { Text("\($0.value)") }
      }
    }
  }

  @Test("have their numbers in order, and what is no number at the end, both ways")
  func ends() {
    let screen = TestScreen(
      Page(values: [5, .nan, 1, 3, .nan, .infinity, 2, 4, -0.5]), columns: 30, rows: 12)
    let numbers: [Double] = [-0.5, 1, 2, 3, 4, 5, .infinity]
    for column in [2, 18] {
      for sorted in [numbers, numbers.reversed()] {
        screen.click(column: column, row: 0)
        let values = screen.state.rows.map(\.value)
        #expect(Array(values.prefix(7)) == sorted)
        #expect(values.suffix(2).allSatisfy { $0.isNaN })
      }
    }
  }

  @Test("are so for any values", arguments: 0..<20)
  func law(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let values = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Bool.random(using: &random) ? Double.random(in: -9...9, using: &random) : .nan
    }
    let screen = TestScreen(Page(values: values), columns: 30, rows: 64)
    let numbers = values.filter { !$0.isNaN }.sorted()
    for sorted in [numbers, numbers.reversed()] {
      screen.click(column: 2, row: 0)
      #expect(screen.state.rows.map(\.value).prefix(numbers.count).elementsEqual(sorted))
    }
  }
}
