import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// A patch of ten hunks in a file, each of which changes a line.
private let long = Patch(
  from: (0..<400).map { "line \($0)\n" }.joined(),
  to: (0..<400).map { $0 % 40 == 20 ? "changed \($0)\n" : "line \($0)\n" }.joined())

@MainActor @Suite("A view of a patch whose width changes") struct DiffSwapTests {
  private func screen(columns: Int, rows: Int = 8) -> TestScreen<PatchPage> {
    TestScreen(PatchPage(patch: long, hasField: true), columns: columns, rows: rows)
  }

  /// The text of the second row in view, without numbers and signs.
  private func second(_ screen: TestScreen<PatchPage>) -> String {
    let row = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[1]
    return row.split(separator: "│")[0].filter { !"▐▕".contains($0) }.split(separator: " ")
      .suffix(2).joined(separator: " ")
  }

  @Test("keeps its place, what is chosen and the focus", arguments: [(60, 130), (130, 60)])
  func keeps(from: Int, to: Int) {
    let screen = screen(columns: from)
    screen.type("]]]]")
    let part = screen.state.part
    for _ in 0..<3 { screen.press(.down) }
    let place = second(screen)
    #expect(place.hasPrefix("line"))
    for columns in [to, from, to] {
      screen.resize(columns: columns, rows: 8)
      #expect(second(screen) == place, "\(screen.text)")
      #expect(screen.state.part == part)
      #expect(screen.text.contains("│") == (columns > 100))
    }
    screen.type("]")
    #expect(screen.state.text == "" && screen.state.part != part)
  }

  @Test("keeps the focus in the view where the pane with it goes")
  func secondPane() {
    let screen = screen(columns: 130)
    screen.press(.tab)
    screen.type("]")
    #expect(screen.state.text == "")
    screen.resize(columns: 60, rows: 8)
    screen.type("]")
    #expect(screen.state.text == "")
    #expect(screen.state.part == .hunk(long.files[0].hunks[0].id))
  }

  @Test("keeps the text that is selected and the lines that are marked, where they are shown")
  func selected() {
    let screen = screen(columns: 60)
    screen.drag(from: CellPoint(column: 11, row: 2), to: CellPoint(column: 17, row: 3))
    screen.type("m")
    screen.drag(from: CellPoint(column: 11, row: 2), to: CellPoint(column: 17, row: 3))
    screen.resize(columns: 130, rows: 8)
    #expect(screen.text.split(separator: "\n")[2].hasPrefix("• 18   line 17"))
    screen.press(.control("c"))
    #expect(screen.copied == ["line 17\nline 18"])
    // The old file does not have the line that was added.
    screen.resize(columns: 60, rows: 8)
    for columns in [60, 130] {
      screen.drag(from: CellPoint(column: 11, row: 6), to: CellPoint(column: 20, row: 6))
      screen.resize(columns: columns, rows: 8)
      screen.press(.control("c"))
    }
    #expect(screen.copied == ["line 17\nline 18", "changed 20"])
  }

  @Test("keeps a search")
  func search() {
    let screen = screen(columns: 60)
    screen.type("/line 21")
    #expect(screen.text.contains("/line 21"))
    screen.resize(columns: 130, rows: 8)
    #expect(screen.text.contains("/line 21"))
    screen.press(.enter)
    screen.type("n")
    #expect(screen.text.contains("line 217"))
  }

  @Test("keeps the first line in view when something above it unfolds")
  func unfolding() {
    let whole = Patch(
      from: (0..<120).map { "line \($0)\n" }.joined(),
      to: (0..<120).map { $0 == 50 || $0 == 100 ? "x\n" : "line \($0)\n" }.joined(), context: 120)
    let screen = TestScreen(PatchPage(patch: whole, hasField: true), columns: 50, rows: 8)
    screen.type(":95\r")
    let place = second(screen)
    screen.type("e")
    #expect(second(screen) == place)
    screen.type("e")
    #expect(second(screen) == place)
  }
}
