import Recurse
import RecurseTesting
import Testing

private struct Item: Identifiable, Equatable { let id: String }

private struct Board: Component {
  let columns: SectionedCollectionProperty<String, Item>
  var scope = RowMoveScope.list

  struct State { var selected: String? }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(columns, selection: \.selected) { item in
      Text(item.id).onMove(within: scope) { _, move in
        columns.modify { $0.move(from: move.from, to: move.to) }
      }
    } header: { title in
      Text(title).bold()
    }
  }
}

@MainActor @Suite("Rows that move between sections") struct SectionMoveTests {
  private let columns = SectionedCollectionProperty([
    ListSection("To do", rows: [Item(id: "a"), Item(id: "b")]),
    ListSection("Doing"),
    ListSection("Done", rows: [Item(id: "c")]),
  ])

  private func screen(_ scope: RowMoveScope = .list) -> TestScreen<Board> {
    TestScreen(
      Board(columns: columns, scope: scope), state: .init(selected: "b"), columns: 10, rows: 8)
  }

  private func picture(_ screen: TestScreen<Board>) -> String {
    screen.text.split(separator: "\n").map { $0.dropFirst() }.joined(separator: " ")
  }

  @Test("A list shows the sections, and follows their changes without a render")
  func shown() {
    let screen = screen()
    #expect(picture(screen) == "To do a b Doing Done c")
    _ = screen.takeRecord()
    screen.turn { columns.modify { $0.append(Item(id: "d"), toSection: 1) } }
    #expect(picture(screen) == "To do a b Doing d Done c")
    #expect(screen.takeRecord().update.renders == 0)
    screen.turn { columns.modify { $0.moveSection(from: 2, to: 0) } }
    #expect(picture(screen) == "Done c To do a b Doing d")
    #expect(screen.state.selected == "b")
  }

  @Test("Keys take a row across headers and back, and the cursor goes with it")
  func keys() {
    let screen = screen()
    let way = [
      "To do a Doing b Done c", "To do a Doing Done b c", "To do a Doing Done c b",
    ]
    for picture in way {
      screen.press(Key.down.with(.alt))
      #expect(self.picture(screen) == picture)
      #expect(screen.state.selected == "b")
    }
    screen.press(Key.down.with(.alt))
    #expect(picture(screen) == way[2])
    for picture in way.dropLast().reversed() {
      screen.press(Key.up.with(.alt))
      #expect(self.picture(screen) == picture)
    }
    screen.press(Key.up.with(.alt), Key.up.with(.alt), Key.up.with(.alt))
    #expect(picture(screen) == "To do b a Doing Done c")
  }

  @Test("A row stays in its section unless it may leave")
  func scope() {
    let screen = screen(.section)
    screen.press(Key.down.with(.alt))
    #expect(picture(screen) == "To do a b Doing Done c")
    screen.drag(from: CellPoint(column: 0, row: 2), to: CellPoint(column: 0, row: 5))
    #expect(picture(screen) == "To do a b Doing Done c")
    screen.press(Key.up.with(.alt))
    #expect(picture(screen) == "To do b a Doing Done c")
  }

  @Test("The mouse takes a row across headers, and it stays under the mouse")
  func drag() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 0, row: 1), to: CellPoint(column: 0, row: 4))
    #expect(picture(screen) == "To do b Doing Done a c")
    #expect(screen.state.selected == "a")
    screen.drag(from: CellPoint(column: 0, row: 4), to: CellPoint(column: 0, row: 1))
    #expect(picture(screen) == "To do a b Doing Done c")
  }

  @Test("A quick drag below the last row takes a row to the end")
  func dragBelow() {
    let screen = screen()
    screen.mouse(
      MouseEvent(.press(.left), at: CellPoint(column: 0, row: 1)),
      MouseEvent(.drag(.left), at: CellPoint(column: 0, row: 7)),
      MouseEvent(.release(.left), at: CellPoint(column: 0, row: 7)))
    #expect(picture(screen) == "To do b Doing Done c a")
  }

  @Test("Two rows that change places are both seen, but for a moment halfway", arguments: [1, -1])
  func animatedSwap(step: Int) {
    struct Swap: Component {
      struct State { var items = ["a", "b", "c"].map { Item(id: $0) } }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.items) { Text($0.id) }.scrollIndicators(.hidden).animation(.slide)
      }
    }
    let screen = TestScreen(Swap(), columns: 4, rows: 3, animates: true)
    screen.change { step > 0 ? $0.items.swapAt(0, 1) : $0.items.swapAt(1, 2) }
    var complete = 0
    var frames = 0
    while screen.isAnimating, frames < 100 {
      frames += 1
      if Set(screen.text).isSuperset(of: "abc") { complete += 1 }
      screen.stepAnimation()
    }
    #expect(frames > 3 && complete >= frames - 1)
  }

  @Test("A tree without a screen moves rows, too")
  func tree() throws {
    let tree = RecurseTesting.tree(Board(columns: columns))
    try tree.moveRow("b", by: 1)
    #expect(columns.value.map(\.rows.count) == [1, 1, 1])
    #expect(throws: SearchFailure.self) { try tree.moveRow("c", by: 1) }
    try tree.selectRow("c")
    #expect(tree.state.selected == "c")
    try tree.deselectRow("c")
    #expect(tree.state.selected == nil)
    #expect(!tree.picture.contains("Arrangement"))
  }

  @Test("Rows beside sections are a section of their own, and sections may have no header")
  func body() {
    var moves: [RowMove] = []
    struct Page: Component {
      let told: @MainActor (RowMove) -> Void
      func render(state: Void) -> Node {
        List {
          movable("loose")
          Section {
            movable("one")
          } header: {
            Text("H")
          } footer: {
            Text("F")
          }
          Section {
            movable("two")
          } header: {
          }
        }
      }
      private func movable(_ name: String) -> Node {
        Text(name).key(name).onMove(within: .list) { _, move in told(move) }
      }
    }
    let screen = TestScreen(Page { moves.append($0) }, columns: 10, rows: 8)
    #expect(screen.text == "▌loose\n H\n one\n F\n two")
    screen.press(.home, Key.down.with(.alt))
    screen.press(.down, Key.down.with(.alt), Key.up.with(.alt))
    screen.press(.down, Key.up.with(.alt))
    #expect(
      moves.map { "\($0.from.section).\($0.from.row) → \($0.to.section).\($0.to.row)" } == [
        "0.0 → 1.0", "1.0 → 2.0", "1.0 → 0.1", "2.0 → 1.1",
      ])
  }

  @Test("The row under the cursor stays in sight when it is put elsewhere")
  func inSight() {
    columns.modify { editor in
      for number in 0..<50 { editor.append(Item(id: "item \(number)"), toSection: 2) }
    }
    let screen = screen()
    screen.press(.end)
    #expect(screen.state.selected == "item 49")
    screen.turn {
      columns.modify {
        $0.move(from: RowPath(section: 2, row: 50), to: RowPath(section: 0, row: 0))
      }
    }
    #expect(picture(screen).contains("item 49"))
  }
}
