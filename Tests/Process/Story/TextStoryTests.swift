import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The gallery's text in a terminal", .blocking) struct TextStoryTests {
  @Test(
    "Every character has the columns of its layout, and hostile text does nothing",
    arguments: ["xterm-256color", "linux"])
  func pages(term: String) throws {
    let demo = try TerminalProcess(
      builtProduct("gallery"), ["--page", "text"],
      environment: TerminalProcess.strict(["TERM": term]), size: CellSize(columns: 58, rows: 20))
    try demo.waitUntil("the scripts") { $0.shows("日本語のテキスト") }
    try demo.press(.right)
    try demo.waitUntil("the emoji") { $0.shows("stands on a circle") }
    expectBars(demo.screen, "emoji")
    try demo.press(.end)
    try demo.waitUntil("the hostile text") { $0.shows("10,000 wide") }
    expectBars(demo.screen, "hostile")
    // The console has no title.
    #expect(["", "Recurse – Text"].contains(demo.screen.title) && demo.screen.bells == 0)
    #expect(demo.screen.shows("␛[31mnot red␛[0m"))
    try demo.press(.home)
    try demo.waitUntil("the scripts") { $0.shows("日本語のテキスト") }
    try demo.type("q")
    #expect(try demo.waitForExit() == .exited(0))
  }

  /// The bars around the samples are in the same columns in each row that has them.
  private func expectBars(
    _ screen: TerminalEmulator, _ page: String, _ location: SourceLocation = #_sourceLocation
  ) {
    var rows = 0
    let tabs = screen.place(of: "too long")?.row ?? -1
    for row in (tabs + 1)..<screen.size.rows where screen.line(row).contains("│") {
      rows += 1
      for column in [14, 37] {
        #expect(
          screen.cell(row: row, column: column).text == "│", "\(page): \(screen.line(row))",
          sourceLocation: location)
      }
    }
    #expect(rows >= 11, sourceLocation: location)
  }
}
