import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The gallery's layout in a terminal", .blocking) struct LayoutStoryTests {
  @Test("Keys change properties, and the picture follows, in windows of all sizes")
  func story() throws {
    let demo = try TerminalProcess(
      builtProduct("gallery"), ["--page", "layout"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: 84, rows: 14))
    try demo.waitUntil("the first picture") { $0.shows("‹HStack›") && $0.shows("A   B   C") }
    try demo.press([.down, .down, .right, .right])
    try demo.waitUntil("boxes of equal size") {
      $0.shows("‹fillEqually›") && !$0.shows("A   B   C")
    }
    for (columns, rows) in [(20, 5), (1, 1), (300, 80), (40, 12)] {
      try demo.resize(CellSize(columns: columns, rows: rows))
    }
    try demo.waitUntil("the narrow picture") {
      $0.shows("→ Next value") && $0.shows("‹fillEqually›")
    }
    try demo.type("q")
    try demo.expectEnd(.exited(0))
  }
}
