import Recurse
import RecurseTesting
import Testing

/// A hint that gives way to a name.
private struct Row: Component {
  var hint = "A hint"
  var shrink = 99.0
  var least: Int?

  func render(state: Void) -> Node {
    HStack(spacing: 0) {
      Text(hint).lineLimit(1).frame(minWidth: least).flex(shrink: shrink)
      Text("a name").lineLimit(1)
    }
  }
}

@MainActor
@Suite("A text that gives way first") struct GivingWayTests {
  private func text(_ row: Row, _ columns: Int) -> String {
    TestScreen(row, columns: columns, rows: 1).text
  }

  @Test("Is cut while there is room, and keeps a character before its ellipsis")
  func character() {
    #expect(text(Row(), 12) == "A hinta name")
    #expect(text(Row(), 10) == "A h…a name")
    #expect(text(Row(), 8) == "A…a name")
    #expect(text(Row(), 7) == "A…a na…")
    #expect(text(Row(), 4) == "A…a…")
  }

  @Test("Leaves no ellipsis alone, in any width, of narrow and wide characters")
  func alone() {
    for hint in ["A hint", "日本語", "é!"] {
      for shrink in [1.0, 3, 99] {
        for columns in 5...20 {
          let shown = text(Row(hint: hint, shrink: shrink), columns)
          #expect(!shown.hasPrefix("…") && !shown.contains("……"), "\(columns) \(shown)")
        }
      }
    }
  }

  @Test("Is no wider than its only character")
  func short() {
    #expect(text(Row(hint: "!"), 4) == "!a…")
    #expect(text(Row(hint: ""), 4) == "a n…")
  }

  @Test("Gives way wholly where its frame says that it may")
  func wholly() {
    #expect(text(Row(least: 0), 6) == "a name")
    #expect(text(Row(least: 0), 4) == "a n…")
  }
}
