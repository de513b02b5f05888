import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A table") struct TableTests {
  @Test("shows its columns under their titles: fixed, shared, in shares of the width")
  func picture() {
    #expect(
      fileTable().text == """
         Name            Kind     Size Note
         readme          text       20 -
         an article tha… text     1000 -
         logo            picture   300 -
        """)
  }

  @Test("shares what is left when the room changes, and keeps titles and cells below each other")
  func resizing() {
    let screen = fileTable(columns: 50)
    #expect(
      screen.text.hasPrefix(
        """
         Name                        Kind        Size Note
         readme                      text          20 -
         an article that is long     text        1000 -
        """))
    screen.resize(columns: 35, rows: 5)
    #expect(screen.text == fileTable().text)
    screen.resize(columns: 12, rows: 5)
    #expect(screen.failure == nil)
  }

  @Test("keeps its titles at the upper edge while rows are scrolled")
  func titlesStay() {
    let files = Files((0..<50).map { File(id: $0, name: "file \($0)", kind: "text", size: $0) })
    let screen = fileTable(files)
    screen.press(.end)
    #expect(
      screen.text == """
         Name            Kind     Size Note
         file 46         text       46 -
         file 47         text       47 -
         file 48         text       48 -
         file 49         text       49 -
        """)
    screen.press(.home)
    #expect(screen.text.hasPrefix(" Name            Kind     Size Note\n file 0 "))
  }

  @Test("says so below the titles where there is nothing")
  func placeholder() {
    let screen = fileTable(Files([]))
    #expect(screen.text == " Name            Kind     Size Note\n Nothing")
    screen.press(.down, .right, .character("s"), .character(">"), .tab, .enter)
    #expect(screen.failure == nil)
  }

  @Test("has the row under the cursor, which is the selected one")
  func rows() {
    let screen = fileTable()
    #expect(screen.state.selected == nil)
    screen.press(.down)
    #expect(screen.state.selected == 0)
    screen.press(.down, .down)
    #expect(screen.state.selected == 2)
    #expect(screen.style(row: 3, column: 0).attributes == .reverse)
    screen.press(.delete)
    #expect(screen.state.files.map(\.id) == [0, 1] && screen.state.selected == 1)
  }

  @Test("goes from cell to cell, and back to whole rows")
  func cells() {
    let screen = fileTable()
    screen.press(.right, .right)
    #expect(screen.state.columns.cursor == "Kind")
    #expect(screen.style(row: 1, column: 18).attributes == [.reverse, .bold, .underline])
    #expect(screen.style(row: 1, column: 0).attributes == .reverse)
    #expect(screen.style(row: 2, column: 18).attributes == [])
    screen.press(.down)
    #expect(screen.style(row: 2, column: 18).attributes == [.reverse, .bold, .underline])
    screen.press(.right, .right, .right, .right)
    #expect(screen.state.columns.cursor == "Note")
    screen.press(.left)
    #expect(screen.state.columns.cursor == "Size")
    screen.press(.escape)
    #expect(screen.state.columns.cursor == nil)
    screen.press(.left)
    #expect(screen.state.columns.cursor == "Note")
  }

  @Test("sorts by the column of the cursor, and the other way round; the cursor follows its row")
  func sorting() {
    let screen = fileTable()
    screen.press(.down, .down, .character("s"))
    #expect(screen.state.files.map(\.id) == [1, 2, 0] && screen.state.selected == 1)
    #expect(screen.text.hasPrefix(" Name▲           Kind"))
    screen.press(.character("s"))
    #expect(screen.state.files.map(\.id) == [0, 2, 1])
    #expect(screen.text.hasPrefix(" Name▼           Kind"))
    #expect(screen.state.selected == 1)
    #expect(screen.style(row: 3, column: 20).attributes.contains(.reverse))
    screen.press(.right, .right, .character("s"))
    #expect(screen.state.files.map(\.size) == [20, 300, 1_000])
    // Notes cannot be sorted by.
    screen.press(.right, .character("s"))
    #expect(screen.state.columns.sort == .init(column: "Size"))
  }

  @Test("sorts what is alike by nothing, so that it stays in its order")
  func stability() {
    let screen = fileTable()
    screen.press(.right, .right, .character("s"))
    #expect(screen.state.files.map(\.id) == [2, 0, 1])
    screen.press(.character("s"))
    #expect(screen.state.files.map(\.id) == [0, 1, 2])
  }

  @Test("makes columns wider and narrower by keys, down to one cell")
  func widths() {
    let screen = fileTable()
    screen.press(.right, .right, .right, .character(">"), .character(">"))
    #expect(screen.state.columns.widths == ["Size": 7])
    #expect(
      screen.text == """
         Name          Kind       Size Note
         readme        text         20 -
         an article t… text       1000 -
         logo          picture     300 -
        """)
    for _ in 0..<9 { screen.press(.character("<")) }
    #expect(screen.state.columns.widths == ["Size": 1])
    #expect(screen.text.contains("Name                Kind    "))
    // What is shared has a width of its own from then on.
    screen.press(.left, .left, .character("<"))
    #expect(screen.state.columns.widths["Name"] == 18)
  }

  @Test("puts columns elsewhere by keys, with all that is in them")
  func order() {
    let screen = fileTable()
    screen.press(.right, Key.right.with(.alt), Key.right.with(.alt))
    #expect(screen.state.columns.order == ["Kind", "Size", "Name", "Note"])
    #expect(
      screen.text == """
         Kind     Size Name            Note
         text       20 readme          -
         text     1000 an article tha… -
         picture   300 logo            -
        """)
    for _ in 0..<9 { screen.press(Key.left.with(.alt)) }
    #expect(screen.state.columns.order.first == "Name")
    #expect(screen.text == fileTable().text)
  }

  @Test("has a mark before selected rows, beside which the titles stand where the cells do")
  func marks() {
    let screen = TestScreen(
      Fixture(Files.few) { _ in
        Table(\.files, selection: \.marked, columns: \.columns) {
          TableColumn("Name", value: \.name)
          TableColumn("Kind", value: \.kind).width(8)
        }
      }, columns: 22, rows: 4)
    screen.press(.down, .space)
    #expect(
      screen.text == """
           Name       Kind
           readme     text
         ✓ an articl… text
           logo       picture
        """)
  }

  @Test("cuts texts where the column says")
  func truncation() {
    let screen = TestScreen(
      Fixture(Files.few) { _ in
        Table(\.files, columns: \.columns) {
          TableColumn("Name", value: \.name, truncation: .middle).width(10)
          TableColumn("Kind", value: \.kind, truncation: .head).width(5).alignment(.center)
        }
      }, columns: 20, rows: 4)
    #expect(
      screen.text == " Name        Kind\n▌readme      text\n an ar…long  text\n logo       …ture")
  }

  @Test("As a tree has its rows and titles, whoever holds its columns, and they can be acted on")
  func asTree() throws {
    let bound = tree(FileTable())
    #expect(bound.rows.count == 3 && bound.hasText("readme") && bound.hasText("Note"))
    try bound.deleteRow("readme text 20 -")
    #expect(bound.state.files.map(\.id) == [1, 2])
    let held = tree(
      Fixture(Files.few) { _ in Table(\.files) { TableColumn("Name", value: \.name) } })
    #expect(held.rows.map(\.text) == ["readme", "an article that is long", "logo"])
  }
}
