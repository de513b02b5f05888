import Recurse
import RecurseTesting
import TestSupport
import Testing

/// Rows that cannot be selected, in sight or not.
@MainActor
@Suite("Disabled rows of a list") struct DisabledRowTests {
  private struct Picker: Component {
    struct State {
      var rows: [Row]
      var selected: Int?
    }
    struct Row: Identifiable {
      var id: Int
      var isOpen: Bool
    }

    var initialState: State

    /// - Parameter picture: a letter for each row, `x` for one that is disabled.
    init(_ picture: String, selected: Int?) {
      let rows = picture.enumerated().map { Row(id: $0.offset, isOpen: $0.element != "x") }
      initialState = State(rows: rows, selected: selected)
    }

    func render(state: State) -> Node {
      List(\.rows, selection: \.selected, selectable: \.isOpen) { row in
        Text("row \(row.id)")
      }
      .onKey(.delete) { state in state.rows.removeAll { $0.id == state.selected } }
    }
  }

  private func screen(_ picture: String, selected: Int?) -> TestScreen<Picker> {
    TestScreen(Picker(picture, selected: selected), columns: 12, rows: 4)
  }

  @Test("The selection passes over disabled rows on both sides of a removed one")
  func between() {
    let rows = String(repeating: ".", count: 20)
    let screen = screen("\(rows)x.x", selected: 21)
    screen.wheel(.up, notches: 20, column: 1, row: 0)
    screen.press(.delete)
    #expect(screen.failure == nil)
    #expect(screen.state.selected == 19)
  }

  @Test("A key passes over any number of disabled rows", arguments: [2, 150, 100_000])
  func many(count: Int) {
    let disabled = String(repeating: "x", count: count)
    let screen = screen(".\(disabled)..\(disabled)", selected: 0)
    screen.press(.down)
    #expect(screen.state.selected == count + 1)
    screen.press(.home)
    #expect(screen.state.selected == 0)
    screen.press(.end)
    #expect(screen.state.selected == count + 2 && screen.failure == nil)
    screen.press(.down, .down)
    #expect(screen.state.selected == count + 2)
    screen.press(.up, .up)
    #expect(screen.state.selected == 0)
  }

  @Test("Where all rows are disabled, none is selected", arguments: [3, 300])
  func all(count: Int) {
    let screen = screen(String(repeating: "x", count: count), selected: nil)
    for key in [Key.down, .end, .up, .home, .pageDown] {
      screen.press(key)
      #expect(screen.state.selected == nil && screen.failure == nil)
    }
  }

  @Test("A selected row that is removed among disabled ones leaves none selected")
  func noneLeft() {
    let disabled = String(repeating: "x", count: 120)
    let screen = screen("\(disabled).\(disabled)", selected: 120)
    screen.press(.delete)
    #expect(screen.state.selected == nil && screen.failure == nil)
  }

  @Test("The rows that a key passes over are not made")
  func unseen() {
    let disabled = String(repeating: "x", count: 100_000)
    let screen = screen(".\(disabled).", selected: 0)
    _ = screen.takeRecord()
    screen.press(.down)
    #expect(screen.state.selected == 100_001)
    #expect(screen.takeRecord().update.regions <= 20)
  }

  @Test(
    "Keys of one read select as they do one by one, and only rows that can be", arguments: 0..<12)
  func law(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let picture = String(
      (0..<random.pick([5, 40, 300])).map { _ in random.pick(["x", "x", "."]) }.joined())
    let selected = picture.firstIndex(of: ".").map {
      picture.distance(from: picture.startIndex, to: $0)
    }
    let (together, alone) = (
      screen(picture, selected: selected), screen(picture, selected: selected)
    )
    for step in 0..<12 {
      let keys = (0..<random.pick([1, 5])).map { _ in
        random.pick([Key.down, .down, .up, .home, .end, .pageDown, .pageUp])
      }
      together.send(keys.map { .key(KeyEvent($0)) })
      for key in keys { alone.press(key) }
      if random.chance(50) {
        together.press(.delete)
        alone.press(.delete)
      }
      #expect(together.failure == nil && alone.failure == nil)
      #expect(together.state.selected == alone.state.selected, "seed \(seed), step \(step)")
      let isOpen = alone.state.selected.map { id in alone.state.rows.first { $0.id == id }?.isOpen }
      #expect(isOpen != .some(false) && isOpen != .some(nil), "seed \(seed), step \(step)")
    }
  }

  /// Rows of a body, which have no data.
  private struct Body: Component {
    struct State { var isClosed = true, log: [String] = [] }
    var initialState: State { State() }
    func render(state: State) -> Node {
      List(selection: .single) {
        Text("title").bold().selectionDisabled()
        Text("first").onSelect { $0.log.append("first") }
        Section("section") {
          VStack { Text("closed").selectionDisabled(state.isClosed) }.padding(.leading)
          for number in 0..<40 { Text("row \(number)").selectionDisabled(number != 30) }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  private func cursor<Root: Component>(_ screen: TestScreen<Root>) -> String? {
    screen.rows.first(where: \.isCursor)?.text
  }

  @Test("A row of a body says by a modifier that it cannot be selected, in sight or not")
  func body() {
    let screen = TestScreen(Body(), columns: 12, rows: 5)
    screen.press(.down)
    #expect(cursor(screen) == "first")
    screen.press(.down)
    #expect(cursor(screen) == "row 30")
    screen.press(.up, .up)
    #expect(cursor(screen) == "first")
    screen.change { $0.isClosed = false }
    screen.press(.down)
    #expect(cursor(screen) == "closed")
    screen.change { $0.isClosed = true }
    #expect(cursor(screen) == "row 30")
    #expect(screen.rows.filter(\.isSelectable).map(\.text).contains("row 30"))
  }

  @Test("The cursor leaves a row that can no longer be selected; a selected one stays selected")
  func closed() {
    struct Open: Component {
      var isBound = false
      struct State { var closed: Set<Int> = [], selected: Int? }
      var initialState: State { State() }
      func render(state: State) -> Node {
        let closed = state.closed
        if isBound {
          List(0..<9, id: \.self, selection: \.selected, selectable: { !closed.contains($0) }) {
            Text("row \($0)")
          }
        } else {
          List(0..<9, id: \.self, selectable: { !closed.contains($0) }) { Text("row \($0)") }
        }
      }
    }
    let screen = TestScreen(Open(), columns: 12, rows: 5)
    screen.press(.down, .down)
    screen.change { $0.closed = [2, 3] }
    #expect(cursor(screen) == "row 4")
    screen.change { $0.closed = Set(4..<9) }
    #expect(cursor(screen) == "row 3")
    screen.change { $0.closed = Set(0..<9) }
    #expect(cursor(screen) == nil)
    screen.change { $0.closed = [0] }
    #expect(cursor(screen) == "row 1")
    let bound = TestScreen(Open(isBound: true), columns: 12, rows: 5)
    bound.press(.down, .down)
    bound.change { $0.closed = [1] }
    #expect(bound.state.selected == 1 && cursor(bound) == "row 1")
  }

  @Test("A modifier that a list does not see is reported to the author")
  func reported() {
    struct Unseen: Component {
      func render(state: Void) -> Node {
        List(0..<3, id: \.self) { Text("row \($0)").selectionDisabled($0 == 1) }
      }
    }
    let screen = TestScreen(Unseen(), columns: 12, rows: 5)
    #expect(screen.reports.isEmpty)
    screen.press(.down)
    #expect(screen.reports.count == 1 && screen.reports[0].contains("selectable:"))
  }
}
