import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("A tree") struct TreeTests {
  private func screen(
    open: Set<String> = [], selected: String? = nil, columns: Int = 24, rows: Int = 8
  ) -> TestScreen<FolderTree> {
    let state = FolderTree.State(open: open, selected: selected)
    return TestScreen(FolderTree(start: state), columns: columns, rows: rows)
  }

  @Test("shows what is below open nodes, with guides and marks")
  func look() {
    let screen = screen(open: ["Sources", "Core"], selected: "App.swift")
    #expect(
      screen.text == """
         ▾ Sources         [ › ]
         │ ▾ Core          [ › ]
         │ │   App.swift   [ › ]
         │ │   Stage.swift [ › ]
         │ ▸ Empty         [ › ]
         │   main.swift    [ › ]
           README.md       [ › ]
        """)
  }

  @Test("opens by →, which then enters, and closes by ←, which then leaves")
  func arrows() {
    let screen = screen(selected: "Sources")
    screen.press(.right)
    #expect(screen.state.open == ["Sources"] && screen.state.log == ["expand Sources"])
    #expect(screen.state.selected == "Sources")
    screen.press([.right, .right, .right])
    #expect(screen.state.selected == "App.swift" && screen.state.open == ["Sources", "Core"])
    screen.press(.left)
    #expect(screen.state.selected == "Core")
    screen.press([.left, .left])
    #expect(screen.state.selected == "Sources" && screen.state.open == ["Sources"])
    screen.press([.left, .left])
    #expect(screen.state.selected == "Sources" && screen.state.open == [])
  }

  @Test("leaves → on a leaf, and on an empty node, to the row, and keeps ← at a root")
  func ends() {
    let screen = screen(open: ["Sources", "Empty"], selected: "README.md")
    screen.press(.right)
    #expect(screen.state.log == ["accessory README.md"])
    screen.press(.left)
    #expect(screen.state.selected == "README.md")
    screen.press([.up, .up, .right])
    #expect(screen.state.selected == "Empty")
  }

  @Test("opens and closes by Enter, where rows cannot be chosen, and by a double click")
  func toggle() {
    let screen = screen(selected: "Sources")
    screen.press(.enter)
    #expect(screen.state.open == ["Sources"])
    screen.press(.enter)
    #expect(screen.state.open == [])
    screen.click(column: 6, row: 0)
    #expect(screen.state.open == [])
    screen.click(column: 6, row: 0)
    #expect(screen.state.open == ["Sources"])
  }

  @Test("opens and closes by a click on its mark, which selects nothing")
  func mark() {
    let screen = screen(selected: "README.md")
    screen.click(column: 1, row: 0)
    #expect(screen.state.open == ["Sources"] && screen.state.selected == "README.md")
    screen.click(column: 3, row: 1)
    #expect(screen.state.open == ["Sources", "Core"])
    screen.click(column: 1, row: 0)
    #expect(screen.state.open == ["Core"] && screen.state.selected == "README.md")
  }

  @Test("selects the first row in view by the first arrow, Enter or Space, which does no more")
  func firstKey() {
    for key in [Key.right, .left, .enter, .space] {
      let screen = screen()
      #expect(screen.focused?.role == .list)
      screen.press(key)
      #expect(screen.state.selected == "Sources" && screen.state.open == [])
      screen.press(.right)
      #expect(screen.state.open == ["Sources"])
    }
  }

  @Test("selects the row of a mark that is clicked, if nothing is selected")
  func firstMark() {
    let screen = screen(open: ["Sources"])
    screen.click(column: 3, row: 1)
    #expect(screen.state.open == ["Sources", "Core"] && screen.state.selected == "Core")
    screen.press(.left)
    #expect(screen.state.open == ["Sources"])
    screen.press(.up)
    #expect(screen.state.selected == "Sources")
  }

  @Test("stays where it is when a mark is clicked, although the selected row leaves the view")
  func stays() {
    let many = Folder("many", (0..<20).map { Folder("f\($0)") })
    let state = FolderTree.State(
      files: [Folder("first"), many, Folder("last")], selected: "last")
    let screen = TestScreen(FolderTree(start: state), columns: 24, rows: 6)
    screen.click(column: 1, row: 1)
    #expect(screen.text.contains("▾ many"))
    #expect(screen.state.selected == "last")
    screen.press(.up)
    #expect(screen.state.selected == "f19" && screen.text.contains("f19"))
  }

  @Test("opens all below by *")
  func all() {
    let screen = screen(selected: "Sources")
    screen.type("*")
    #expect(screen.state.open == ["Sources", "Core", "Empty"])
    #expect(screen.text.contains("Stage.swift"))
  }

  @Test("moves a selection that closing hides to the parent: by a click, and by the state")
  func hidden() {
    let screen = screen(open: ["Sources", "Core"], selected: "Stage.swift")
    screen.click(column: 1, row: 0)
    #expect(screen.state.selected == "Sources")
    screen.press(.right)
    for _ in 0..<3 { screen.press(.down) }
    #expect(screen.state.selected == "Stage.swift")
    screen.press(.function(5))
    #expect(screen.state.selected == "Sources")
  }

  @Test("moves a selection to its neighbor if the row is gone, and the parent is still open")
  func gone() {
    let screen = screen(open: ["Sources", "Core"], selected: "Stage.swift")
    screen.press(.function(6))
    #expect(screen.state.selected != "Sources" && screen.state.selected != nil)
  }

  @Test("finds by typing what is shown")
  func find() {
    let screen = screen(open: ["Sources"], selected: "Sources")
    screen.press(.character("m"))
    #expect(screen.state.selected == "main.swift")
    screen.press(.character("a"))
    #expect(screen.state.selected == "main.swift")
  }

  @Test("opens what was open before when a node opens again")
  func again() {
    let screen = screen(open: ["Sources", "Core"], selected: "Sources")
    let shown = screen.text
    screen.press(.left)
    #expect(!screen.text.contains("Core"))
    screen.press(.right)
    #expect(screen.text == shown)
  }

  @Test("leaves half of a narrow window to the content of deep rows")
  func narrow() {
    var deep = Folder("leaf")
    for level in (0..<9).reversed() { deep = Folder("n\(level)", [deep]) }
    let open = Set((0..<9).map { "n\($0)" })
    let state = FolderTree.State(files: [deep], open: open, selected: "leaf")
    let screen = TestScreen(
      FolderTree(start: state, hasAccessories: false), columns: 20, rows: 12)
    #expect(screen.text.hasSuffix(" ‹ │ │ │ │   leaf"))
    #expect(screen.text.hasPrefix(" ▾ n0\n │ ▾ n1\n"))
  }

  @Test("tells those who do not see it what is open")
  func described() {
    let screen = screen(open: ["Sources"], selected: "Sources")
    #expect(screen.rows.map(\.isExpanded) == [true, false, false, nil, nil])
  }

  @Test("opens and closes in a tree without a screen")
  func withoutScreen() throws {
    let tree = tree(FolderTree())
    try tree.expandRow("Sources")
    #expect(tree.state.open == ["Sources"] && tree.state.log == ["expand Sources"])
    try tree.collapseRow("Sources")
    #expect(tree.state.open == [])
    #expect(throws: SearchFailure.self) { try tree.collapseRow("Sources") }
  }

  @Test("shows what is said of no rows")
  func empty() {
    let screen = TestScreen(FolderTree(start: FolderTree.State(files: [])), columns: 20, rows: 4)
    #expect(screen.text.contains("No files"))
  }
}
