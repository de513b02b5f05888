import Recurse
import RecurseTesting
import Testing
import gallery

@MainActor
@Suite("The gallery's tables") struct TablesPageTests {
  @Test("Keys sort, resize and reorder the columns")
  func keys() {
    let screen = TestScreen(TablesPage(rows: 8), columns: 60, rows: 12)
    #expect(
      screen.text == """
        ╭──────────────────────────────────────────────────────────╮
        │      Id Command              User                  Memory│
        │     100 swift-buil…ild-tests ann       ───────────    1 M│
        │     101 vim Source…ine.swift root      ━━━━━━━━━━╾ 1920 M│
        │     102 htop                 bob       ━━━━━━━━━━─ 1839 M│
        │     103 sh                   ann       ━━━━━━━━━╾─ 1758 M│
        │     104 git status           root      ━━━━━━━━━── 1677 M│
        │     105 ssh build.…ample.org bob       ━━━━━━━━╾── 1596 M│
        │     106 swift-buil…ild-tests ann       ━━━━━━━━─── 1515 M│
        │     107 vim Source…ine.swift root      ━━━━━━━╾─── 1434 M│
        │                                                          │
        ╰──────────────────────────────────────────────────────────╯
        """)
    screen.press(.right, .right, .character("s"))
    #expect(screen.state.columns.sort == .init(column: "Command"))
    screen.press(Key.left.with(.alt))
    #expect(screen.state.columns.order.first == "Command")
    screen.press(.delete)
    #expect(screen.state.programs.count == 7)
  }

  @Test(
    "The page works in windows of all sizes",
    arguments: [(40, 12), (300, 80), (20, 5), (1, 1), (3, 2)])
  func sizes(columns: Int, rows: Int) {
    let screen = TestScreen(TablesPage(), columns: columns, rows: rows)
    screen.press(.right, .down, .character(">"), .character("s"), .end)
    screen.resize(columns: 60, rows: 8)
    #expect(screen.failure == nil && screen.text.contains("Command"))
  }
}
