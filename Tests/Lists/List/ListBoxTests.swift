import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("The box of a list") struct ListBoxTests {
  @Test("Rows are seen inside the padding alone, wherever the list is scrolled to")
  func padding() {
    let screen = TestScreen(
      Fixture(People(0..<9)) { _ in
        List(\.people) { Text($0.name) }.scrollIndicators(.hidden).padding(1)
      }, columns: 9, rows: 5)
    #expect(screen.text == "\n ▌row 0\n  row 1\n  row 2")
    screen.press(.down, .down, .down, .down)
    #expect(screen.text == "\n  row 2\n  row 3\n ▌row 4")
    screen.press(.end)
    #expect(screen.text == "\n  row 6\n  row 7\n ▌row 8")
  }

  @Test("With a border and padding, too; the mouse means what is seen")
  func border() {
    let screen = TestScreen(
      Fixture(People(0..<9)) { _ in
        List(\.people) { person in
          Text(person.name).onSelect { $0.log.append(person.name) }
        }.scrollIndicators(.hidden).padding(vertical: 1).border()
      }, columns: 9, rows: 6)
    screen.wheel(.down, column: 3, row: 2)
    #expect(
      screen.text == """
        ┌───────┐
        │       │
        │ row 3 │
        │ row 4 │
        │       │
        └───────┘
        """)
    screen.click(column: 3, row: 3)
    screen.click(column: 3, row: 1)
    screen.click(column: 3, row: 4)
    #expect(screen.state.log == ["row 4"])
  }

  @Test("A header that sticks stands inside of the padding")
  func header() {
    let screen = TestScreen(
      Fixture(People(0..<9)) { _ in
        List { Section("head", \.people) { Text($0.name) } }
          .scrollIndicators(.hidden).padding(1)
      }, columns: 9, rows: 5)
    screen.press(.end)
    #expect(screen.text == "\n  head\n  row 7\n ▌row 8")
  }
}
