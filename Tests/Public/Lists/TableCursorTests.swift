import Foundation
import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("The cursor of a table") struct TableCursorTests {
  struct Files: Component {
    struct State {
      var files = (0..<40).map { File(id: $0) }
      var selected: Int?
      var columns = TableColumns()
    }
    struct File: Identifiable, Equatable {
      var id: Int
      var size: Int { id * 7919 % 1009 }
      var note = "note"
    }
    var isHeld = false
    var initialState: State { State() }

    func render(state: State) -> Node {
      Table(\.files, selection: \.selected, columns: isHeld ? nil : \.columns) {
        TableColumn("Name", sortedBy: \.id) { Text("file \($0.id)") }.width(10)
        TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }.width(10)
        TableColumn("Note") { file in
          Text(file.note).onEdit(file.note) { $0.files[id: file.id]?.note = $1 }
        }
        .width(10)
      }
    }
  }

  private func screen(columns: Int, rows: Int = 12, isHeld: Bool = false) -> TestScreen<Files> {
    TestScreen(Files(isHeld: isHeld), columns: columns, rows: rows)
  }

  private func expectRow(_ id: Int, on screen: TestScreen<Files>, _ what: String) {
    #expect(screen.state.selected == id, "\(what)")
    #expect(screen.selectedLines.count == 1, "\(what):\n\(screen.text)")
    #expect(screen.selectedLines.first?.hasPrefix("file \(id)") == true, "\(what)")
  }

  @Test(
    "Sorting by a key or a click keeps the cursor on its row, and visible",
    arguments: [true, false])
  func sorting(isHeld: Bool) {
    let screen = screen(columns: 40, isHeld: isHeld)
    screen.press(.down, .right, .right, .character("s"))
    expectRow(0, on: screen, "up")
    screen.press(.character("s"))
    expectRow(0, on: screen, "down")
    screen.wheel(.up, notches: 30, column: 2, row: 3)
    #expect(screen.selectedLines.isEmpty)
    screen.click(column: 12, row: 0)
    expectRow(0, on: screen, "by a click")
    screen.press(.down)
    #expect(screen.state.selected != 0)
  }

  @Test("The cursor stays visible when it moves and when the window becomes narrower")
  func columns() throws {
    let screen = screen(columns: 15)
    screen.press(.right, .right, .right)
    #expect(screen.text.contains("Note"))
    screen.press(.left, .left)
    #expect(screen.text.hasPrefix(" Name       S…▐"))
    screen.resize(columns: 40, rows: 12)
    screen.press(.right, .right)
    screen.resize(columns: 15, rows: 12)
    #expect(screen.text.contains("Note"))
  }

  @Test("Arrows select no row while the column titles have the focus")
  func titles() {
    let screen = screen(columns: 40)
    screen.press(.tab, .right)
    #expect(screen.state.columns.cursor != nil && screen.state.selected == nil)
    screen.press(.enter)
    #expect(screen.state.columns.sort != nil && screen.state.selected == nil)
  }

  @Test("One title is marked while the titles have the focus, and arrows go on from it")
  func markedTitle() {
    let screen = screen(columns: 40)
    func marked() -> String {
      let line = screen.text.split(separator: "\n")[0]
      return String(
        zip(line, 0...).filter { screen.style(row: 0, column: $1).attributes.contains(.reverse) }
          .map(\.0)
      ).trimmingCharacters(in: .whitespaces)
    }
    screen.press(.tab)
    #expect(marked() == "Name")
    screen.press(.left)
    #expect(marked() == "Name")
    screen.press(.right)
    #expect(marked() == "Size" && screen.state.columns.cursor == "Size")
    screen.change { $0.columns.cursor = nil }
    #expect(marked() == "Name")
  }

  @Test("The cursor is visible in a field that edits a row")
  func field() {
    let screen = screen(columns: 15)
    screen.press(.down, .down, .character("e"))
    screen.type("!")
    #expect(screen.text.contains("note!"))
    #expect(screen.cursor != nil)
    screen.press(.enter)
    #expect(screen.state.files[1].note == "note!")
    screen.press(Key.home.with(.shift))
    #expect(screen.text.hasPrefix(" Name       S…▐"))
  }
}
