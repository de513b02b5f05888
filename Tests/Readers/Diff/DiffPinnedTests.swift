import Recurse
import RecurseReaders
import RecurseTesting
import Testing

/// Two files, each with a hunk of four lines.
private let patch = Patch(
  """
  diff --git a/one b/one
  --- a/one
  +++ b/one
  @@ -1,3 +1,3 @@
   a
  -b
  +c
   d
  diff --git a/two b/two
  --- a/two
  +++ b/two
  @@ -1,3 +1,3 @@
   p
  -q
  +r
   s

  """)

@MainActor @Suite("The header of a file whose lines are in view") struct DiffPinnedTests {
  private func screen(
    rows: Int, style: DiffStyle = .unified, columns: Int = 24
  ) -> TestScreen<PatchPage> {
    TestScreen(PatchPage(patch: patch, style: style), columns: columns, rows: rows)
  }

  /// What each row shows, without the scrollbar.
  private func lines(_ screen: TestScreen<PatchPage>, _ rows: Int) -> [String] {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(rows).map { row in
      row.filter { !"▐▕▌".contains($0) }.split(separator: " ")
        .joined(separator: " ")
    }
  }

  private let all = [
    "─── ▾ M one +1 −1", "▾ @@ -1,3 +1,3 @@", "1 1 a", "2 - b", "2 + c", "3 3 d",
    "─── ▾ M two +1 −1", "▾ @@ -1,3 +1,3 @@", "1 1 p", "2 - q", "2 + r", "3 3 s",
  ]

  @Test("stays in the first row until the next one comes", arguments: 1...5)
  func pictures(height: Int) {
    let screen = screen(rows: height)
    for top in 0...(all.count - height) {
      var expected = Array(all[top..<top + height])
      if height >= 3, ![0, 6].contains(top) { expected[0] = all[top < 6 ? 0 : 6] }
      #expect(lines(screen, height) == expected, "from row \(top)")
      screen.press(.down)
    }
  }

  @Test("stays over both files side by side")
  func sideBySide() {
    let screen = screen(rows: 4, style: .sideBySide, columns: 40)
    screen.press(.down)
    screen.press(.down)
    #expect(
      screen.text == """
         ─ ▾ M one  +1 −1   │                  ▕
         2 - b              │ 2 + c            ▐
         3   d              │ 3   d            ▐
         ─ ▾ M two  +1 −1   │                  ▕
        """)
  }

  @Test("folds its file by a click and by Enter", arguments: [false, true])
  func folding(byKey: Bool) {
    let screen = screen(rows: 4)
    if byKey { screen.type("]") }
    for _ in 0..<3 { screen.press(.down) }
    #expect(lines(screen, 2) == ["─── ▾ M one +1 −1", "2 + c"])
    #expect(screen.state.part == (byKey ? .file(patch.files[0].id) : nil))
    if byKey { screen.press(.enter) } else { screen.click(column: 10, row: 0) }
    #expect(lines(screen, 2) == ["─── ▸ M one +1 −1", "─── ▾ M two +1 −1"])
    #expect(screen.state.part == .file(patch.files[0].id))
    screen.press(.enter)
    #expect(screen.text.contains("▾ M one"))
  }

  @Test("covers nothing that is asked for", arguments: 1...5)
  func uncovered(height: Int) {
    for text in ["a", "b", "d", "p", "q", "s"] {
      for start in [Key.home, .end] {
        let screen = screen(rows: height + 1)
        screen.press(start)
        screen.type("/\(text)\r")
        #expect(
          lines(screen, height).contains { $0.hasSuffix(" \(text)") }, "\(text)\n\(screen.text)")
      }
    }
    let screen = screen(rows: height)
    screen.press(.end)
    for part in patch.files.reversed().flatMap({ [PatchPart.hunk($0.hunks[0].id), .file($0.id)] }) {
      screen.type("[")
      #expect(screen.state.part == part)
      let isHunk = if case .hunk = part { true } else { false }
      #expect(lines(screen, height).contains { $0.contains(isHunk ? "@@" : "M") }, "\(screen.text)")
    }
  }

  @Test("is none above the prose of the next file")
  func prose() {
    let mails = Patch(patch.text + "-- \n2.40\n\n\nFrom: Ada\n\nHello\n\n" + patch.text)
    let screen = TestScreen(PatchPage(patch: mails), columns: 24, rows: 4)
    for _ in 0..<13 { screen.press(.down) }
    #expect(!screen.text.contains("M two"), "\(screen.text)")
  }
}
