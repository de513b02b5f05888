import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A list on the screen") struct ListPictureTests {
  @Test("A list shows the rows that fit, and scrolls with its cursor")
  func scrolls() {
    let screen = TestScreen(PeopleList(0..<9), columns: 10, rows: 4)
    #expect(screen.text == "▌row 0\n row 1\n row 2\n row 3")
    screen.press(.down, .down, .down, .down)
    #expect(screen.text == " row 1\n row 2\n row 3\n▌row 4")
    screen.press(.up, .up, .up)
    #expect(screen.text == "▌row 1\n row 2\n row 3\n row 4")
    screen.press(.up)
    #expect(screen.text == "▌row 0\n row 1\n row 2\n row 3")
    screen.press(.end)
    #expect(screen.text == " row 5\n row 6\n row 7\n▌row 8")
    screen.press(.pageUp)
    #expect(screen.text == "▌row 5\n row 6\n row 7\n row 8")
    screen.press(.pageUp)
    #expect(screen.text == "▌row 2\n row 3\n row 4\n row 5")
    screen.press(.home)
    #expect(screen.text == "▌row 0\n row 1\n row 2\n row 3")
    screen.press(.enter)
    #expect(screen.state.log == ["select 0"])
  }

  @Test("The cursor stays in sight when the room gets less, unless it was scrolled away from")
  func shrinks() {
    let screen = TestScreen(PeopleList(0..<9), columns: 10, rows: 6)
    screen.press(.down, .down, .down, .down)
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text == " row 2\n row 3\n▌row 4")
    screen.resize(columns: 10, rows: 1)
    #expect(screen.text == "▌row 4")
    screen.resize(columns: 10, rows: 4)
    screen.press(.home)
    screen.wheel(.down, column: 0, row: 0)
    #expect(screen.text == " row 3\n row 4\n row 5\n row 6")
    screen.resize(columns: 10, rows: 2)
    #expect(screen.text == " row 3\n row 4")
  }

  @Test("The row with the cursor stands out as a whole while the list has the focus")
  func cursor() {
    let screen = TestScreen(PeopleList(0..<3), columns: 8, rows: 3)
    screen.press(.down)
    #expect(screen.text == " row 0\n▌row 1\n row 2")
    for column in 0..<8 {
      // The bar before the row is not text.
      let attributes: TextAttributes = column == 0 ? [] : .bold
      #expect(screen.style(row: 1, column: column).attributes == attributes)
      #expect(screen.style(row: 0, column: column).attributes == [])
    }
  }

  @Test("Rows may have any height, and only those that fit are made")
  func heights() {
    let screen = TestScreen(
      Fixture(People((0..<100).map { Person($0, height: $0 % 3 + 1) })) { _ in
        List(\.people) { person in
          for line in 0..<person.height { Text("\(person.id).\(line)") }
        }.scrollIndicators(.hidden)
      }, columns: 8, rows: 6)
    #expect(screen.text == "▌0.0\n 1.0\n 1.1\n 2.0\n 2.1\n 2.2")
    #expect(screen.rows.count <= 12)
    screen.press(.end)
    #expect(screen.text == " 97.0\n 97.1\n 98.0\n 98.1\n 98.2\n▌99.0")
    #expect(screen.rows.count <= 14)
    screen.press(.up, .up, .up)
    #expect(screen.text == "▌96.0\n 97.0\n 97.1\n 98.0\n 98.1\n 98.2")
  }

  @Test("A list stands between other things, in stacks and frames")
  func stands() {
    let screen = TestScreen(
      Fixture(People(0..<9)) { _ in
        VStack(alignment: .stretch) {
          Text("head")
          List(\.people) { Text($0.name) }.scrollIndicators(.hidden).border()
          Text("foot")
        }
      }, columns: 9, rows: 7)
    #expect(
      screen.text == """
        head
        ┌───────┐
        │▌row 0 │
        │ row 1 │
        │ row 2 │
        └───────┘
        foot
        """)
  }

  @Test("Deleting, editing and moving are keys; what is done before the frame counts")
  func keys() {
    let screen = TestScreen(PeopleList(0..<9), columns: 10, rows: 4)
    screen.press(.down, .delete)
    #expect(screen.text == " row 0\n▌row 2\n row 3\n row 4")
    screen.press(Key.down.with(.alt))
    #expect(screen.text == " row 0\n row 3\n▌row 2\n row 4")
    screen.type("e")
    screen.type("!\n")
    #expect(screen.text == " row 0\n row 3\n▌row 2!\n row 4")
    screen.type("ex")
    screen.press(.escape)
    #expect(screen.text == " row 0\n row 3\n▌row 2!\n row 4")
    screen.press(.delete)
    #expect(screen.text == " row 0\n row 3\n▌row 4\n row 5")
    screen.send([.key(KeyEvent(.end)), .key(KeyEvent(.delete)), .key(KeyEvent(.delete))])
    #expect(screen.text == " row 3\n row 4\n row 5\n▌row 6")
    for _ in 0..<9 { screen.press(.delete) }
    #expect(screen.text == " Nobody")
  }
}
