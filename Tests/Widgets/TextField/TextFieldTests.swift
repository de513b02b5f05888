import Recurse
import RecurseEditing
import RecurseTerminal
import RecurseTesting
import RecurseWidgets
import TestSupport
import Testing
import WidgetFixture

struct Draft: Equatable {
  var text = ""
  var isFocused = true
}

@MainActor
func fieldScreen(
  _ text: String = "", columns: Int = 20, isSecure: Bool = false
) -> TestScreen<Fixture<Draft>> {
  TestScreen(
    Fixture(Draft(text: text)) { _ in
      if isSecure {
        SecureField("Title", text: \.text).focused(\.isFocused)
      } else {
        TextField("Title", text: \.text).focused(\.isFocused)
      }
    }, columns: columns, rows: 2)
}

@MainActor
@Suite("A text field") struct TextFieldTests {
  @Test("inserts what is typed at the cursor")
  func typing() {
    let screen = fieldScreen()
    screen.type("Gruß")
    #expect(screen.state.text == "Gruß")
    #expect(screen.text == "Gruß")
    #expect(screen.cursor == CellPoint(column: 4, row: 0))
    screen.press(.left, .left)
    screen.type("日")
    #expect(screen.state.text == "Gr日uß")
    #expect(screen.cursor == CellPoint(column: 4, row: 0))
    screen.press(.home)
    screen.type("_")
    screen.press(.end)
    screen.type("e")
    #expect(screen.text == "_Gr日uße")
  }

  @Test("deletes whole characters by Backspace and Delete")
  func deleting() {
    let screen = fieldScreen("ae\u{301}日👩‍👩‍👧b")
    screen.press(.left, .backspace)
    #expect(screen.state.text == "ae\u{301}日b")
    screen.press(.home, .right, .delete)
    #expect(screen.state.text == "a日b")
    screen.press(.delete, .delete, .delete, .backspace, .backspace)
    #expect(screen.state.text == "")
    #expect(screen.unhandled.isEmpty)
  }

  @Test("is underlined, unless a modifier of it or around it clears that")
  func underline() {
    let screen = TestScreen(
      Fixture(Draft(text: "a")) { _ in
        VStack(spacing: 0) {
          TextField("Title", text: \.text)
          TextField("Title", text: \.text).underline(false)
          VStack(spacing: 0) {
            TextField("Title", text: \.text)
            SecureField("Title", text: \.text).underline()
          }
          .underline(false)
        }
      }, columns: 4, rows: 4)
    for (row, attributes) in [TextAttributes.underline, [], [], .underline].enumerated() {
      // The first has the focus.
      let focused: TextAttributes = row == 0 ? .bold : []
      #expect(screen.style(row: row, column: 0).attributes == attributes.union(focused))
      #expect(screen.style(row: row, column: 3).attributes == attributes.union(focused))
    }
  }

  @Test(
    "leaves plain cells after its text where it has no underline, also with the focus",
    arguments: [nil, .dark] as [ColorScheme?])
  func plainCells(scheme: ColorScheme?) {
    let screen = TestScreen(
      Fixture(Draft(text: "ab")) { _ in TextField("Title", text: \.text).underline(false) },
      columns: 6, rows: 2, colorScheme: scheme)
    // Nothing is below the field.
    let plain = screen.style(row: 1, column: 0)
    for column in 2..<6 { #expect(screen.style(row: 0, column: column) == plain) }
    screen.press(.backspace, .backspace)
    #expect(screen.text == "Title" && screen.style(row: 0, column: 5) == plain)
  }

  @Test("shows its title in gray while it is empty")
  func title() {
    let screen = fieldScreen()
    #expect(screen.text == "Title")
    #expect(screen.style(row: 0, column: 0).foreground == .rgb(0x767676))
    #expect(screen.cursor == CellPoint(column: 0, row: 0))
    screen.type("x")
    #expect(screen.text == "x")
    #expect(screen.style(row: 0, column: 0).foreground == nil)
    screen.press(.backspace)
    #expect(screen.text == "Title")
  }

  @Test("scrolls so that the cursor stays visible")
  func scrolling() {
    let screen = fieldScreen(columns: 6)
    screen.type("abcdefgh")
    #expect(screen.text == "defgh")
    #expect(screen.cursor?.column == 5)
    screen.press(.left, .left)
    #expect(screen.text == "defgh")
    #expect(screen.cursor?.column == 3)
    screen.press(.home)
    #expect(screen.text == "abcdef")
    #expect(screen.cursor?.column == 0)
    screen.press(.end)
    screen.resize(columns: 4, rows: 2)
    #expect(screen.text == "fgh")
    screen.resize(columns: 20, rows: 2)
    #expect(screen.text == "abcdefgh")
    #expect(screen.cursor?.column == 8)
  }

  @Test("shows the whole character under the cursor, whatever its width, after every edit")
  func cursorInRandomEdits() {
    var random = SplitMix64(seed: 7)
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .character("a"), .character("日"),
      .character("e\u{301}"), .character("🇩🇪"), .character("本"), .control("w"),
    ]
    for columns in 1...7 {
      let screen = fieldScreen(columns: columns)
      let glyphs = GlyphTable()
      var editor = LineEditor()
      var ring = KillRing()
      for step in 0..<300 {
        // More letters than deletions, so that the text grows beyond the field.
        let key = step % 3 == 0 ? .character("語") : keys.randomElement(using: &random)!
        screen.press(key)
        _ = editor.handle(KeyEvent(key), ring: &ring)
        guard let cursor = screen.cursor, (0..<columns).contains(cursor.column) else {
          Issue.record("the cursor is at \(String(describing: screen.cursor)) of \(columns)")
          return
        }
        #expect(screen.state.text == editor.text)
        let behind = String(editor.text.utf8.dropFirst(editor.cursor))!
        guard columns > 1, let under = behind.first else { continue }
        let shown = glyphs.text(of: glyphs.encode(String(under)))
        #expect(columnsFrom(cursor.column, of: screen.text).hasPrefix(shown))
      }
    }
  }

  /// What a line shows from a column on.
  private func columnsFrom(_ start: Int, of line: String) -> String {
    var column = 0
    return String(
      line.drop { character in
        defer { column += Graphemes.width(of: String(character)) }
        return column < start
      })
  }

  @Test("inserts a paste as one line")
  func pasting() {
    let screen = fieldScreen("ab")
    screen.press(.left)
    screen.paste("1\n2\t3")
    #expect(screen.state.text == "a1 2 3b")
    #expect(screen.cursor?.column == 6)
    screen.paste("\u{1b}")
    #expect(screen.state.text == "a1 2 3b")
    #expect(screen.unhandled.isEmpty)
  }

  @Test("undoes an edit that the state does not store, and restores the cursor")
  func rejecting() {
    let screen = TestScreen(
      Fixture(Draft(text: "123")) { state in
        TextField("Digits", text: state.text) { state, text in
          if text.allSatisfy(\.isNumber) { state.text = text }
        }.focused(\.isFocused)
      }, columns: 20, rows: 1)
    screen.press(.home, .right)
    screen.typeAtOnce("x4y")
    #expect(screen.state.text == "1423")
    #expect(screen.text == "1423")
    #expect(screen.cursor?.column == 2)
    screen.type("abc")
    #expect(screen.text == "1423")
    #expect(screen.cursor?.column == 2)
  }

  @Test("shows the text that the state stores instead, and keeps its cursor")
  func transforming() {
    let screen = TestScreen(
      Fixture(Draft(text: "")) { state in
        TextField("Code", text: state.text) { state, text in
          state.text = text.filter { $0 != "-" }.uppercased()
        }.focused(\.isFocused)
      }, columns: 20, rows: 1)
    screen.typeAtOnce("abcd")
    #expect(screen.text == "ABCD")
    screen.press(.left, .left)
    screen.typeAtOnce("x-y")
    #expect(screen.state.text == "ABXYCD")
    #expect(screen.text == "ABXYCD")
    #expect(screen.cursor?.column == 4)
  }

  @Test("is not overwritten by the echo of its own edits, and shows a late answer")
  func storingLate() async {
    let screen = TestScreen(LateField(), columns: 20, rows: 1)
    screen.type("a")
    #expect(screen.text == "Late")
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "a")
    #expect(screen.cursor?.column == 1)
    let echo = fieldScreen()
    echo.typeAtOnce("fast")
    #expect(echo.text == "fast")
    #expect(echo.takeRecord().frames == 2)
  }

  @Test("that is disabled gets neither focus nor keys")
  func disabled() {
    let screen = TestScreen(
      Fixture(Draft(text: "old")) { state in
        TextField("Title", text: \.text).focused(\.isFocused).disabled()
      }, columns: 20, rows: 1)
    screen.type("new")
    screen.paste("new")
    screen.press(.tab)
    #expect(screen.state.text == "old")
    #expect(screen.unhandled.count == 5)
    #expect(screen.focused == nil)
    #expect(screen.cursor == nil)
  }

  @Test("shows a text that was changed elsewhere, and nothing of the one before")
  func replacing() {
    let screen = TestScreen(
      Fixture(Draft(text: "a long text")) { _ in
        TextField("Title", text: \.text).focused(\.isFocused)
          .onKey(.escape) { $0.text = "new" }
      }, columns: 8, rows: 1)
    screen.press(.escape)
    #expect(screen.text == "new")
    #expect(screen.cursor?.column == 3)
  }

  @Test("has its cursor at its position on the screen, and none where that is clipped")
  func cursorPlace() {
    let screen = TestScreen(
      Fixture(Draft()) { _ in
        Text("head")
        VStack { TextField("Title", text: \.text).focused(\.isFocused).padding() }.border()
      }, columns: 20, rows: 8)
    screen.type("ab")
    #expect(screen.cursor == CellPoint(column: 4, row: 3))
    screen.resize(columns: 20, rows: 3)
    #expect(screen.cursor == nil)
    screen.resize(columns: 3, rows: 8)
    #expect(screen.cursor == nil)
  }
}

/// Stores what is typed a second later.
private struct LateField: Component {
  struct State {
    var text = "", pending: String?, isFocused = true
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TextField("Late", text: state.text) { state, text in state.pending = text }
      .focused(\.isFocused)
  }

  func effects(state: State) -> [Effect] {
    if let pending = state.pending {
      .task(id: pending) { field in
        try await field.clock.sleep(for: .seconds(1))
        field.send { $0.text = pending }
      }
    }
  }
}

@MainActor
@Suite("A text field with a very long text") struct LongTextFieldTests {
  @Test("shows the part around the cursor, and is edited there")
  func megabytes() {
    let line = String(repeating: "日本 and more, ", count: 130_000)
    let screen = TestScreen(
      Fixture(Draft()) { _ in TextField("Title", text: \.text).focused(\.isFocused) },
      columns: 12, rows: 1, isStrict: false)
    screen.paste(line)
    #expect(screen.state.text.utf8.count > 2_000_000)
    #expect(screen.text == " and more,")
    _ = screen.takeRecord()
    for _ in 0..<5 {
      screen.press(.backspace)
      screen.type("x")
      screen.press(.home)
      #expect(screen.text == "日本 and mor")
      screen.press(.delete)
      screen.type("日")
      screen.press(.left, .end)
    }
    #expect(screen.text == " and more,x")
    #expect(screen.state.text.utf8.count == line.utf8.count)
    #expect(screen.takeRecord().cells < 25 * 12 * 2)
  }

  @Test("shows a tab in the state's text as one space, at any position")
  func tabs() {
    let screen = fieldScreen("a\tb\t\tc", columns: 8)
    #expect(screen.text == "a b  c")
    #expect(screen.cursor?.column == 6)
  }
}
