import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("The mouse in a list") struct ListMouseTests {
  @Test("A press chooses a row, the wheel scrolls, and the cursor stays where it was")
  func pressAndWheel() {
    let screen = TestScreen(PeopleList(0..<20), columns: 10, rows: 4)
    screen.click(column: 2, row: 2)
    #expect(screen.state.log == ["select 2"])
    screen.wheel(.down, column: 0, row: 0)
    #expect(screen.text == " row 3\n row 4\n row 5\n row 6")
    screen.wheel(.down, notches: 9, column: 0, row: 0)
    #expect(screen.text == " row 16\n row 17\n row 18\n row 19")
    screen.wheel(.up, column: 0, row: 0)
    #expect(screen.text == " row 13\n row 14\n row 15\n row 16")
    screen.press(.down)
    #expect(screen.text == "▌row 3\n row 4\n row 5\n row 6")
    #expect(screen.style(row: 0, column: 1).attributes == .bold)
  }

  @Test("A row is dragged by the mouse")
  func drag() {
    let screen = TestScreen(PeopleList(0..<20), columns: 10, rows: 4)
    screen.drag(from: CellPoint(column: 1, row: 1), to: CellPoint(column: 1, row: 3))
    #expect(screen.text == " row 0\n row 2\n row 3\n▌row 1")
    screen.drag(from: CellPoint(column: 1, row: 3), to: CellPoint(column: 1, row: 0))
    #expect(screen.text == "▌row 1\n row 0\n row 2\n row 3")
  }

  private func tall(_ heights: Int...) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(heights.enumerated().map { Person($0.offset, height: $0.element) })) { _ in
        List(\.people) { person in
          Text(person.name).frame(height: person.height)
            .onMove {
              $0.people.move(id: person.id, by: $1.offset)
              $0.log.append("\(person.id) by \($1.offset)")
            }
        }
      }, columns: 10, rows: 8)
  }

  @Test("A row that is dragged over a higher one passes it once, and does not go back and forth")
  func tallRows() {
    let screen = tall(1, 3, 1)
    screen.drag(from: CellPoint(column: 1, row: 0), to: CellPoint(column: 1, row: 3))
    #expect(screen.state.log == ["0 by 1"])
    screen.drag(from: CellPoint(column: 1, row: 3), to: CellPoint(column: 1, row: 0))
    #expect(screen.state.log == ["0 by 1", "0 by -1"])
    screen.drag(from: CellPoint(column: 1, row: 2), to: CellPoint(column: 1, row: 4))
    #expect(screen.state.people.map(\.id) == [0, 2, 1])
  }

  @Test("What is pressed beside the rows is not dragged, nor is the row with the cursor for it")
  func beside() {
    let screen = tall(1, 1, 1)
    screen.drag(from: CellPoint(column: 1, row: 6), to: CellPoint(column: 1, row: 2))
    #expect(screen.state.log.isEmpty)
  }

  @Test("Where the row that is dragged goes, nothing else is dragged in its place")
  func goes() {
    let screen = tall(1, 1, 1, 1)
    screen.send([
      .mouse(MouseEvent(.press(.left), at: CellPoint(column: 1, row: 1))),
      .mouse(MouseEvent(.drag(.left), at: CellPoint(column: 1, row: 1))),
    ])
    screen.change { $0.people.remove(at: 1) }
    screen.send([.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 1, row: 2)))])
    #expect(screen.state.log.isEmpty)
  }
}
