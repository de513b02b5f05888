import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// A file of 60 lines of which one changes, and one of two lines.
private let patch = Patch(
  Patch(
    from: (0..<60).map { "line \($0)\n" }.joined(),
    to: (0..<60).map { $0 == 50 ? "x\n" : "line \($0)\n" }.joined(), oldPath: "one",
    newPath: "one", context: 60
  ).text + Patch(from: "word\n", to: "words\n", oldPath: "two", newPath: "two").text)

@MainActor @Suite("A search in a patch of which parts are folded") struct DiffFindTests {
  private func screen(
    style: DiffStyle = .unified, columns: Int = 40, rows: Int = 8
  ) -> TestScreen<PatchPage> {
    TestScreen(PatchPage(patch: patch, style: style), columns: columns, rows: rows)
  }

  @Test("finds what is folded, and unfolds it", arguments: [DiffStyle.unified, .sideBySide])
  func equalLines(style: DiffStyle) {
    let screen = screen(style: style, columns: 60)
    #expect(screen.text.contains("▸ 40 equal lines"))
    screen.type("/line 7")
    #expect(screen.text.contains("line 7") && !screen.text.contains("equal"))
    #expect(screen.text.contains("1/1"))
    screen.press(.enter)
    screen.press(.escape)
    #expect(screen.text.contains("line 7"))
    screen.press(.home)
    #expect(screen.text.contains("line 0"))
  }

  @Test("folds again what it has unfolded when it is given up")
  func givenUp() {
    let screen = screen()
    let before = screen.text
    screen.type("/line 7")
    #expect(screen.text != before)
    screen.press(.escape)
    #expect(screen.text == before)
    screen.type("/line 7")
    // Another match, which was not folded.
    for _ in 0..<6 { screen.press(.backspace) }
    screen.type("words")
    #expect(screen.text.contains("words"))
    screen.press(.enter)
    screen.press(.home)
    #expect(screen.text.contains("▸ 40 equal lines"), "\(screen.text)")
  }

  @Test("goes on to what is folded in another file, and back")
  func files() {
    let screen = screen()
    screen.type("]]]")
    screen.press(.enter)
    #expect(screen.state.part == .file(patch.files[1].id))
    #expect(screen.text.contains("▸ M two"), "\(screen.text)")
    screen.type("/word\r")
    #expect(screen.text.contains("- word") && screen.text.contains("▾ M two"), "\(screen.text)")
    #expect(screen.text.contains("1/2"))
    screen.type("n")
    #expect(screen.text.contains("2/2"))
    screen.type("N")
    #expect(screen.text.contains("1/2"))
  }

  @Test("keeps the count and the match when a person folds and unfolds meanwhile")
  func meanwhile() {
    let screen = screen()
    screen.type("/line 3\r")
    #expect(screen.text.contains("1/11"))
    screen.type("e")
    #expect(screen.text.contains("1/11"), "\(screen.text)")
    screen.type("n")
    #expect(screen.text.contains("2/11") && screen.text.contains("line 30"), "\(screen.text)")
  }
}
