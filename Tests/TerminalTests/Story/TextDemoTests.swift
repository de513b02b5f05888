import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The text demo in a terminal", .blocking) struct TextDemoTests {
  @Test(
    "Every character has the columns of its layout, and hostile text does nothing",
    arguments: ["xterm-256color", "linux"])
  func pages(term: String) throws {
    let demo = try TerminalProcess(
      builtProduct("text-demo"), ["--page", "emoji"],
      environment: TerminalProcess.strict(["TERM": term]), size: CellSize(columns: 60, rows: 20))
    try demo.waitUntil("the emoji") { $0.shows("stands on a circle") }
    expectBars(demo.screen, "emoji")
    try demo.press(.left)
    try demo.press(.left)
    try demo.waitUntil("the hostile text") { $0.shows("10,000 wide") }
    expectBars(demo.screen, "hostile")
    // The console has no title.
    #expect(["", "Text – hostile"].contains(demo.screen.title) && demo.screen.bells == 0)
    #expect(demo.screen.shows("␛[31mnot red␛[0m"))
    try demo.press(.right)
    try demo.waitUntil("the scripts") { $0.shows("日本語のテキスト") }
    try demo.type("q")
    #expect(try demo.waitForExit() == .exited(0))
  }

  /// The bars around the samples are in the same columns in each row that has them.
  private func expectBars(
    _ screen: TerminalEmulator, _ page: String, _ location: SourceLocation = #_sourceLocation
  ) {
    var rows = 0
    for row in 0..<screen.size.rows where screen.line(row).contains("│") {
      rows += 1
      for column in [16, 39] {
        #expect(
          screen.cell(row: row, column: column).text == "│", "\(page): \(screen.line(row))",
          sourceLocation: location)
      }
    }
    #expect(rows >= 11, sourceLocation: location)
  }
}
