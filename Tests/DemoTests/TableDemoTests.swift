import Recurse
import RecurseTesting
import Testing
import table_demo

@MainActor
@Suite("Table demo") struct TableDemoTests {
  @Test("Keys sort, resize and reorder the columns")
  func keys() {
    let screen = TestScreen(TableApp(rows: 4), columns: 60, rows: 8)
    #expect(
      screen.text == """
        ╭──────────────────────────────────────────────────────────╮
        │      Id Command              User                  Memory│
        │     100 swift-buil…ild-tests ann       ───────────    1 M│
        │     101 vim Source…ine.swift root      ━━━━━━━━━━╾ 1920 M│
        │     102 htop                 bob       ━━━━━━━━━━─ 1839 M│
        │     103 sh                   ann       ━━━━━━━━━╾─ 1758 M│
        ╰──────────────────────────────────────────────────────────╯
        Del End program  s Sort                  F1 Commands  q Quit
        """)
    screen.press(.right, .right, .character("s"))
    #expect(screen.text.contains("\nDel End program "))
    #expect(screen.state.columns.sort == .init(column: "Command"))
    screen.press(Key.left.with(.alt))
    #expect(screen.state.columns.order.first == "Command")
    screen.press(.delete)
    #expect(screen.state.programs.count == 3)
    screen.press(.character("q"))
    #expect(screen.quitStatus == 0)
  }

  @Test(
    "The demo works in windows of all sizes",
    arguments: [(40, 12), (300, 80), (20, 5), (1, 1), (3, 2)])
  func sizes(columns: Int, rows: Int) {
    let screen = TestScreen(TableApp(), columns: columns, rows: rows)
    screen.press(.right, .down, .character(">"), .character("s"), .end)
    screen.resize(columns: 60, rows: 8)
    #expect(screen.failure == nil && screen.text.contains("Command"))
  }
}
