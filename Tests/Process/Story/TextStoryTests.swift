import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The gallery's text in a terminal", .blocking) struct TextStoryTests {
  @Test(
    "Every character has the columns of its layout, and hostile text does nothing",
    arguments: ["xterm-256color", "linux"])
  func pages(term: String) throws {
    // All cards are in sight, in two lines.
    let demo = try TerminalProcess(
      builtProduct("gallery"), ["--page", "text"],
      environment: TerminalProcess.strict(["TERM": term]), size: CellSize(columns: 200, rows: 60))
    try demo.waitUntil("the samples") {
      $0.shows("日本語のテキスト") && $0.shows("stands on a circle") && $0.shows("10,000 wide")
    }
    expectBars(demo.screen)
    // The console has no title.
    #expect(["", "Recurse – Text"].contains(demo.screen.title) && demo.screen.bells == 0)
    #expect(demo.screen.shows("␛[31mnot red␛[0m"))
    try demo.type("q")
    #expect(try demo.waitForExit() == .exited(0))
  }

  /// The bars around the samples of the three cards are in the same columns in each row.
  private func expectBars(
    _ screen: TerminalEmulator, _ location: SourceLocation = #_sourceLocation
  ) {
    let first = screen.place(of: "Scripts of the world")?.row ?? 0
    let rows = (first..<screen.size.rows).map { row in
      (0..<screen.size.columns).filter { screen.cell(row: row, column: $0).text == "│" }
    }
    let all = rows.first { !$0.isEmpty } ?? []
    #expect(all.count == 6, sourceLocation: location)
    guard all.count == 6 else { return }
    // The lists have 13, 11 and 12 samples.
    #expect(rows.filter { $0 == all }.count == 11, sourceLocation: location)
    #expect(rows.filter { $0 == Array(all[..<2] + all[4...]) }.count == 1, sourceLocation: location)
    #expect(rows.filter { $0 == Array(all[..<2]) }.count == 1, sourceLocation: location)
  }
}
