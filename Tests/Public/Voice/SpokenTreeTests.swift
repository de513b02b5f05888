import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A table or a tree that is heard") struct SpokenTreeTests {
  private struct Item: Identifiable, Equatable {
    var id: String
    var size: Int
  }

  private struct Files: Component {
    struct State: Equatable {
      var items = [Item(id: "b.txt", size: 20), Item(id: "a.txt", size: 10)]
      var selected: String?
      var columns = TableColumns()
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Table(\.items, selection: \.selected, columns: \.columns) {
        TableColumn("Name", sortedBy: \.id) { Text($0.id) }
        TableColumn("Size", sortedBy: \.size) { Text("\($0.size)") }
      }
    }
  }

  @Test("says each cell of a row with its column, and where the cursor is in it")
  func table() {
    let screen = TestScreen(Files(), columns: 40, rows: 8, screenReader: true)
    let dialogue = """
      table. rows: 2
      > down down
      Name b.txt, Size 20, row 1 of 2, selected
      Name a.txt, Size 10, row 2 of 2, selected
      > right
      Name a.txt
      > right
      Size 10
      > up
      Name b.txt, Size 20, row 1 of 2, selected
      > shift+tab
      column titles, Size
      > enter
      ascending
      > enter
      descending
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("says the first order as each later one, and the row where Escape leads to it")
  func order() {
    let screen = TestScreen(Files(), columns: 40, rows: 8, screenReader: true)
    screen.press(.down, .right, .right)
    _ = screen.takeSpoken()
    let dialogue = """
      > s
      Size, ascending
      > alt+s
      Size, descending
      > escape
      Name b.txt, Size 20, row 1 of 2, selected
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("is read under one name, a table with its titles")
  func reading() {
    let screen = TestScreen(Files(), columns: 40, rows: 8, screenReader: true)
    _ = screen.takeSpoken()
    let dialogue = """
      > f7
      table
      column titles, Name, Size
      Name b.txt, Size 20, row 1 of 2
      Name a.txt, Size 10, row 2 of 2
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("says how deep a row is, and what opens")
  func tree() {
    let screen = TestScreen(
      FolderTree(hasAccessories: false), columns: 40, rows: 8, screenReader: true)
    let dialogue = """
      tree. rows: 2
      > down
      Sources, level 1, row 1 of 2, selected, collapsed
      > right
      expanded
      > right
      Core, level 2, row 2 of 5, selected, collapsed
      > down down
      Empty, level 2, row 3 of 5, selected, collapsed
      main.swift, level 2, row 4 of 5, selected
      > left
      Sources, level 1, row 1 of 5, selected, expanded
      > left
      collapsed
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }
}
