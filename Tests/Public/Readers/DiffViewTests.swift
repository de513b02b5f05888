import Recurse
import RecurseReaders
import RecurseTesting
import Testing

private let show = """
  commit 1234567
  Author: Ada

      Say hello

  diff --git a/hello.txt b/hello.txt
  index 1..2 100644
  --- a/hello.txt
  +++ b/hello.txt
  @@ -1,3 +1,4 @@ main
   one
  -say hello to me
  +say goodbye to me
  +more
   three
  diff --git a/old.bin b/new.bin
  similarity index 90%
  rename from old.bin
  rename to new.bin
  Binary files a/old.bin and b/new.bin differ

  """

/// A patch of ten hunks in a file, each of which changes a line.
private let long = Patch(
  from: (0..<400).map { "line \($0)\n" }.joined(),
  to: (0..<400).map { $0 % 40 == 20 ? "changed \($0)\n" : "line \($0)\n" }.joined())

private struct Viewer: Component {
  struct State {
    var patch: Patch
    var part: PatchPart?
    var staged = ""
  }
  var patch = Patch(show)
  var style = DiffStyle.automatic
  var wraps = true

  var initialState: State { State(patch: patch) }

  func render(state: State) -> Node {
    DiffView(state.patch, style: style, wraps: wraps, selection: \.part)
      .onKey("s") { state in
        guard let part = state.part else { return }
        state.staged = state.patch.selecting(PatchSelection(part)).text
      }
  }
}

@MainActor @Suite("A view of a patch") struct DiffViewTests {
  private func screen(
    _ patch: Patch = Patch(show), style: DiffStyle = .automatic, wraps: Bool = true,
    columns: Int = 40, rows: Int = 13
  ) -> TestScreen<Viewer> {
    TestScreen(
      Viewer(patch: patch, style: style, wraps: wraps), columns: columns, rows: rows)
  }

  // MARK: - Pictures

  @Test("shows files, hunks and lines one below the other")
  func unified() {
    #expect(
      screen().text == """
         commit 1234567
         Author: Ada

             Say hello

         ─── ▾ M hello.txt  +2 −1
             ▾ @@ -1,3 +1,4 @@ main
         1 1   one
         2   - say hello to me
           2 + say goodbye to me
           3 + more
         3 4   three
         ───   R old.bin → new.bin  binary
        """)
  }

  @Test("shows both files side by side where there is room, and prose over both")
  func sideBySide() {
    let screen = screen(style: .sideBySide, columns: 50, rows: 12)
    #expect(
      screen.text == """
         commit 1234567          │
         Author: Ada             │
                                 │
             Say hello           │
                                 │
         ─ ▾ M hello.txt  +2 −1  │
           ▾ @@ -1,3 +1,4 @@ main│
         1   one                 │ 1   one
         2 - say hello to me     │ 2 + say goodbye to me
                                 │ 3 + more
         3   three               │ 4   three
         ─   R old.bin → new.bin  binary
        """)
    screen.resize(columns: 120, rows: 12)
    #expect(screen.text.split(separator: "\n")[8].contains("│ 2 + say goodbye to me"))
  }

  @Test("has no numbers in a narrow window, and no signs in a tiny one")
  func narrow() {
    let narrow = screen(columns: 20, rows: 5)
    narrow.press([.end])
    #expect(
      narrow.text == """
         ▾ M hel…txt  +2 −1▕
           me              ▕
         + more            ▕
           three           ▐
           R ol…bin  binary▐
        """)
    narrow.resize(columns: 6, rows: 3)
    #expect(!narrow.text.contains("▾"))
  }

  @Test("marks the words that changed, and colors lines by their kind")
  func words() {
    let screen = screen()
    let changed = TextAttributes([.bold, .underline])
    #expect(screen.style(row: 8, column: 13).attributes.isSuperset(of: changed))
    #expect(!screen.style(row: 8, column: 7).attributes.contains(.underline))
    #expect(screen.style(row: 9, column: 13).attributes.isSuperset(of: changed))
    #expect(screen.style(row: 8, column: 7) != screen.style(row: 9, column: 7))
    #expect(screen.style(row: 7, column: 7) == screen.style(row: 11, column: 7))
  }

  // MARK: - Parts

  @Test("gives an app the hunk that a person chooses, as a patch that git can apply")
  func choosing() {
    let screen = screen()
    #expect(screen.state.part == nil)
    screen.type("]]s")
    #expect(screen.state.part == .hunk(screen.state.patch.files[0].hunks[0].id))
    #expect(screen.state.staged.hasPrefix("diff --git a/hello.txt b/hello.txt\n--- a/hello.txt\n"))
    #expect(screen.text.split(separator: "\n")[5].hasPrefix("▌1 1   one"))
    screen.type("]")
    #expect(screen.state.part == .file(screen.state.patch.files[1].id))
    screen.type("]")
    #expect(screen.state.part == .file(screen.state.patch.files[1].id))
    screen.type("[[[")
    #expect(screen.state.part == .file(screen.state.patch.files[0].id))
    screen.click(column: 10, row: 8)
    #expect(screen.state.part == .hunk(screen.state.patch.files[0].hunks[0].id))
  }

  @Test("folds what is chosen by Enter and by a click", arguments: [40, 120])
  func folding(columns: Int) {
    let screen = screen(columns: columns)
    screen.type("]]")
    screen.press(.enter)
    #expect(screen.text.contains("▸ @@ -1,3") && !screen.text.contains("goodbye"))
    screen.press(.enter)
    #expect(screen.text.contains("▾ @@ -1,3") && screen.text.contains("goodbye"))
    screen.click(column: 12, row: 5)
    #expect(screen.text.contains("▸ M hello.txt") && !screen.text.contains("@@"))
    screen.click(column: 12, row: 5)
    #expect(screen.text.contains("goodbye"))
  }

  @Test("selects the text of a header by a drag, and folds nothing")
  func headerText() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 9, row: 5), to: CellPoint(column: 17, row: 5))
    #expect(screen.text.contains("▾ M hello.txt") && screen.text.contains("goodbye"))
    screen.press(.control("c"))
    #expect(screen.copied.last?.contains("hello") == true)
  }

  @Test("folds lines that are the same far from a change, until they are asked for")
  func equalLines() {
    let whole = Patch(
      from: (0..<60).map { "line \($0)\n" }.joined(),
      to: (0..<60).map { $0 == 50 ? "x\n" : "line \($0)\n" }.joined(), context: 60)
    let screen = screen(whole, rows: 8)
    #expect(screen.text.contains("▸ 40 equal lines") && !screen.text.contains("line 3"))
    screen.click(column: 12, row: 2)
    #expect(screen.text.contains("line 3") && !screen.text.contains("equal"))
    let other = self.screen(whole, rows: 8)
    other.type("e")
    #expect(other.text.contains("line 3"))
    other.type("e")
    #expect(other.text.contains("▸ 40 equal lines"))
  }

  @Test("chooses the first part in view when the chosen one leaves it")
  func leaving() {
    let screen = screen(long, rows: 10)
    let hunks = long.files[0].hunks
    #expect(hunks.count == 10)
    screen.type("]]]")
    #expect(screen.state.part == .hunk(hunks[1].id))
    screen.press([.end])
    #expect(screen.state.part == .hunk(hunks[9].id))
    screen.press([.home])
    #expect(screen.state.part == .file(long.files[0].id))
  }

  @Test("shows the whole of a chosen hunk that has room")
  func revealing() {
    let screen = screen(long, rows: 12)
    for hunk in long.files[0].hunks {
      screen.type(screen.state.part == nil ? "]]" : "]")
      #expect(screen.state.part == .hunk(hunk.id))
      #expect(screen.text.contains(hunk.header))
      #expect(screen.text.contains(hunk.lines[hunk.lines.count - 1].text))
    }
  }

  // MARK: - Reading

  @Test("scrolls both sides together by keys, wheel, search and jumps", arguments: 0..<2)
  func together(side: Int) {
    let screen = screen(long, style: .sideBySide, columns: 60, rows: 10)
    func expectSame() {
      for line in screen.text.split(separator: "\n") {
        let sides = line.split(separator: "│").map { $0.filter { !"+-▌▕▐ ".contains($0) } }
        guard sides.count == 2, !line.contains("changed"), !line.contains("▾") else { continue }
        #expect(sides[0] == sides[1], "\(line)")
      }
    }
    if side == 1 { screen.press(.tab) }
    for key in [Key.down, .pageDown, .end, .up, .pageUp, .home] {
      screen.press(key)
      expectSame()
    }
    screen.wheel(.down, column: side * 40 + 5, row: 4)
    expectSame()
    screen.type(side == 0 ? "/line 220" : "/changed 220")
    screen.press(.enter)
    #expect(screen.text.contains("line 220") && screen.text.contains("changed 220"))
    expectSame()
    screen.press(.escape)
    screen.type("]")
    expectSame()
  }

  @Test("copies lines without numbers and signs")
  func copying() {
    let screen = screen()
    screen.drag(from: CellPoint(column: 7, row: 8), to: CellPoint(column: 30, row: 10))
    screen.press(.control("c"))
    #expect(screen.copied.last == "say hello to me\nsay goodbye to me\nmore")
  }

  @Test("keeps its place when a window becomes wide enough for both sides")
  func resizing() {
    let screen = screen(long, columns: 60, rows: 6)
    screen.type("/line 210\r")
    screen.press(.escape)
    let first = screen.text.split(separator: "\n")[0].split(separator: " ").last
    screen.resize(columns: 130, rows: 6)
    #expect(screen.text.split(separator: "\n")[0].split(separator: " ").contains { $0 == first })
  }

  @Test("takes another patch, and forgets a part that is gone")
  func another() {
    let screen = screen()
    screen.type("]]")
    screen.change { $0.patch = Patch(from: "a\n", to: "b\n", oldPath: "x", newPath: "x") }
    #expect(screen.text.contains("▾ M x  +1 −1") && !screen.text.contains("▌"))
    screen.change { $0.patch = Patch("") }
    #expect(screen.text.filter { !$0.isWhitespace } == "Nochanges")
  }

  @Test("shows text that is no patch, and bytes that are no UTF-8")
  func prose() {
    #expect(screen(Patch("no patch\nat all")).text.contains("no patch"))
    let bytes =
      Array("--- a\n+++ a\n@@ -1 +1 @@\n-".utf8) + [0xFF, 0x1B] + Array("[2Jx\n+y\n".utf8)
    let text = screen(Patch(bytes: bytes)).text
    #expect(text.contains("y") && !text.contains("\u{1b}"))
  }

  @Test("shows signs for characters that hide a change, and for ends of lines that differ")
  func invisible() {
    let screen = screen(
      Patch(from: "if a\nb\r\nc\nd\n", to: "if \u{202E}a\nb\nc\u{1b}[31m\nd \n"), columns: 60)
    #expect(screen.text.contains("if <U+202E>a") && screen.text.contains("c␛[31m"))
    #expect(screen.text.contains("- b␍") && screen.text.contains("+ b\n"))
    let same = self.screen(Patch(from: "a\r\nb\r\n", to: "a\r\nc\r\n"))
    #expect(!same.text.contains("␍"))
    let family = self.screen(Patch(from: "x\n", to: "👨‍👩‍👧\n"))
    #expect(family.text.contains("👨") && !family.text.contains("<U+"))
    let blanks = self.screen(Patch(from: "x\n", to: "x  \n"))
    #expect(blanks.style(row: 3, column: 8).attributes.contains(.reverse))
    #expect(!blanks.style(row: 2, column: 8).attributes.contains(.reverse))
  }

  @Test("chooses only what can be seen, so that no key acts on something else")
  func seen() {
    let screen = screen(long, rows: 6)
    screen.type("]]")
    for _ in 0..<60 {
      screen.press(.down)
      guard case .hunk(let id) = screen.state.part else { continue }
      let hunk = long.files[0].hunks[id.index]
      let shown = hunk.lines.contains { $0.kind != .context && screen.text.contains($0.text) }
      #expect(shown || screen.text.contains(hunk.header), "\(id.index)\n\(screen.text)")
    }
  }

  @Test("tells the app when the chosen part is gone")
  func gone() {
    let screen = screen()
    screen.type("]]")
    screen.change { $0.patch = Patch(from: "a\n", to: "b\n", oldPath: "x", newPath: "x") }
    #expect(screen.state.part == nil)
    screen.type("]]")
    screen.change { $0.patch = Patch("") }
    #expect(screen.state.part == nil)
  }

  @Test(
    "goes to a line of the file in view by its number", arguments: [DiffStyle.unified, .sideBySide])
  func numbers(style: DiffStyle) {
    let screen = screen(long, style: style, columns: 100, rows: 6)
    screen.type(":221\r")
    #expect(screen.text.contains("220") && screen.text.contains("line 221"))
    screen.type(":100000\r")
    #expect(screen.text.contains("line 383"))
  }

  @Test("has nothing to fold in a file without lines")
  func empty() {
    #expect(screen().text.contains("───   R old.bin → new.bin"))
  }

  @Test("says that there are no changes, and keeps the focus", arguments: [40, 130])
  func empty(columns: Int) {
    let screen = screen(Patch(""), columns: columns, rows: 16)
    let empty = (style: screen.style(row: 0, column: 0), text: screen.text)
    #expect(empty.text.replacing("│", with: "").split(whereSeparator: \.isWhitespace).count == 2)
    #expect(empty.text.hasPrefix("No changes"))
    #expect(screen.all(.diff).first?.value == "No changes")
    let focused = screen.focused
    #expect(focused?.role == .diff)
    screen.change { $0.patch = Patch(show) }
    #expect(screen.shows("hello.txt") && !screen.shows("No changes"))
    #expect(screen.focused?.role == .diff && screen.focused?.value == nil)
    // It is fainter than a line of a patch.
    #expect(screen.style(row: 0, column: 0).foreground != empty.style.foreground)
    screen.change { $0.patch = Patch("") }
    #expect(screen.text == empty.text && screen.focused?.value == "No changes")
    // Prose alone is shown.
    screen.change { $0.patch = Patch("commit 1234567\n") }
    #expect(screen.shows("commit 1234567") && !screen.shows("No changes"))
  }
}
