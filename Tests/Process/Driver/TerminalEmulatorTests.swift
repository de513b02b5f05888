import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The terminal emulator", .blocking) struct TerminalEmulatorTests {
  private let terminal = TerminalEmulator(size: CellSize(columns: 12, rows: 4))

  private func feed(_ text: String) { terminal.feed(Array(text.utf8)) }

  private func style(_ row: Int, _ column: Int) -> CellStyle {
    terminal.cell(row: row, column: column).style
  }

  @Test("Colors are reported as they were sent: default, by number, RGB")
  func colors() {
    feed("a\u{1B}[31;44mb\u{1B}[91mc\u{1B}[38;5;200md\u{1B}[38;2;1;2;3me\u{1B}[48:2:4:5:6mf")
    #expect(style(0, 0) == CellStyle())
    #expect(style(0, 1) == CellStyle(foreground: .red, background: .blue))
    #expect(style(0, 2).foreground == .brightRed)
    #expect(style(0, 3).foreground == .indexed(200))
    #expect(style(0, 4).foreground == .rgb(1, 2, 3))
    #expect(style(0, 5).background == .rgb(4, 5, 6))
    feed("\u{1B}[38;2;0;0;0mg\u{1B}[39;49mh")
    #expect(style(0, 6).foreground == .rgb(0, 0, 0))
    #expect(style(0, 7) == CellStyle())
  }

  @Test(
    "Attributes are reported one by one",
    arguments: [
      ("1", TextAttributes.bold), ("3", .italic), ("4", .underline), ("21", .doubleUnderline),
      ("4:3", .curlyUnderline), ("5", .blink), ("7", .reverse), ("9", .strikethrough),
    ])
  func attributes(code: String, attribute: TextAttributes) {
    feed("\u{1B}[\(code)mx\u{1B}[my")
    #expect(style(0, 0).attributes == attribute)
    #expect(style(0, 1).attributes == [])
  }

  @Test("The alternate screen hides the main one, which comes back")
  func alternateScreen() {
    feed("main\u{1B}[?1049h\u{1B}[H\u{1B}[?25lother")
    #expect(terminal.text == "other")
    #expect(terminal.alternateScreenIsActive)
    #expect(!terminal.cursorIsVisible)
    feed("\u{1B}[?1049l\u{1B}[?25h")
    #expect(terminal.text == "main")
    #expect(!terminal.alternateScreenIsActive)
    #expect(terminal.cursorIsVisible)
    #expect(terminal.cursor == CellPoint(column: 4, row: 0))
    #expect(terminal.privateModes.isEmpty)
    #expect(terminal.privateModesSeen == [25, 1049])
  }

  @Test("The cursor of the main screen stays the same while the alternate one is entered again")
  func enteredAgain() {
    feed("\u{1B}[2;3H\u{1B}[?1049h\u{1B}[3;5Hother\u{1B}[?10")
    feed("49h!\u{1B}[?1049l")
    #expect(terminal.cursor == CellPoint(column: 2, row: 1))
    #expect(terminal.text == "" && !terminal.alternateScreenIsActive)
  }

  @Test("A wide character has two cells, of which the right one is empty")
  func wideCells() {
    feed("a漢🙂e\u{301}!")
    #expect(terminal.text == "a漢🙂e\u{301}!")
    let widths = (0..<7).map { terminal.cell(row: 0, column: $0).width }
    #expect(widths == [1, 2, 0, 2, 0, 1, 1])
    #expect(terminal.cell(row: 0, column: 1).text == "漢")
    #expect(terminal.cell(row: 0, column: 2).text == "")
    #expect(terminal.cell(row: 0, column: 7) == EmulatedCell(" "))
  }

  @Test("The rest of an earlier character in a cell is not read")
  func leftovers() {
    feed("e\u{301}\u{302}\rx\r\ny")
    #expect(terminal.cell(row: 0, column: 0).text == "x")
    feed("\u{1B}[2J")
    #expect(terminal.text == "")
  }

  @Test("A character before a clear does not come back when the cell is written again")
  func clearing() {
    feed("abcdef\u{1B}[2J\u{1B}[H  \u{1B}[3;4Hz")
    #expect(terminal.lines == ["", "", "   z", ""])
  }

  @Test("Title, bell and cursor shape are kept")
  func properties() {
    feed("\u{1B}]2;Grüße\u{1B}\\\u{7}\u{7}\u{1B}[5 q")
    #expect(terminal.title == "Grüße")
    #expect(terminal.bells == 2)
    #expect(terminal.cursorShape == 5)
  }

  @Test("Modes are reported while they are set")
  func modes() {
    feed("\u{1B}[?2004h\u{1B}[?1004;1003;1006h\u{1B}[>1u\u{1B}[?2026h")
    #expect(terminal.bracketedPasteIsOn && terminal.focusIsReported && terminal.mouseIsReported)
    #expect(terminal.isUpdating)
    #expect(terminal.kittyFlags == 1)
    feed("\u{1B}[?2004;1004;1003;1006;2026l\u{1B}[<u")
    #expect(terminal.privateModes == [])
    #expect(terminal.kittyFlags == 0)
    #expect(terminal.privateModesSeen == [2004, 1004, 1003, 1006, 2026])
  }

  @Test("A mode within a title is text")
  func modesInStrings() {
    feed("\u{1B}]2;[?2004h\u{7}\u{1B}P[?1004h\u{1B}\\")
    #expect(terminal.privateModesSeen == [])
    feed("\u{1B}[?2004h")
    #expect(terminal.bracketedPasteIsOn)
  }

  @Test("Each screen has its own kitty flags")
  func kittyStacks() {
    feed("\u{1B}[>1u\u{1B}[?1049h")
    #expect(terminal.kittyFlags == 0)
    feed("\u{1B}[>3u\u{1B}[>5u\u{1B}[<u")
    #expect(terminal.kittyFlags == 3)
    feed("\u{1B}[?1049l")
    #expect(terminal.kittyFlags == 1)
  }

  @Test("The screen and the modes are the same wherever the bytes are cut in two")
  func cuts() {
    let text =
      "\u{1B}[?1049h\u{1B}[?2004;1006h\u{1B}[38;2;9;8;7m漢a\u{1B}]2;tit\u{1B}\\\u{1B}[>1u\u{1B}[2;3Hé"
      + "\u{1B}[?u\u{1B}[c\u{1B}[?2026$p"
    let bytes = Array(text.utf8)
    func state(cut: Int) -> [String] {
      let terminal = TerminalEmulator(
        size: CellSize(columns: 8, rows: 3), features: [.kittyKeyboard, .synchronizedOutput])
      terminal.feed(Array(bytes[..<cut]))
      terminal.feed(Array(bytes[cut...]))
      return terminal.lines + [
        "\(terminal.cursor)", "\(terminal.privateModes.sorted())", "\(terminal.kittyFlags)",
        "\(terminal.cell(row: 0, column: 0).style)", "\(terminal.takeReplies())", terminal.title,
      ]
    }
    let whole = state(cut: 0)
    for cut in bytes.indices { #expect(state(cut: cut) == whole, "cut at \(cut)") }
  }

  @Test("Queries are answered in order, with the terminal's features")
  func answers() {
    func answer(_ features: Set<TerminalEmulator.Feature>, _ text: String) -> String {
      let terminal = TerminalEmulator(features: features)
      terminal.feed(Array(text.utf8))
      let answer = String(decoding: terminal.takeReplies(), as: UTF8.self)
      #expect(terminal.takeReplies().isEmpty)
      return answer.replacing("\u{1B}", with: "ESC")
    }
    let questions = "\u{1B}[?u\u{1B}[?2026$p\u{1B}[c"
    #expect(answer([], questions) == "ESC[?2026;0$yESC[?1;2c")
    #expect(
      answer([.kittyKeyboard, .synchronizedOutput], questions)
        == "ESC[?0uESC[?2026;2$yESC[?1;2c")
    #expect(answer([.synchronizedOutput], "\u{1B}[?2026h\u{1B}[?2026$p") == "ESC[?2026;1$y")
    #expect(answer([], "\u{1B}[3;5H\u{1B}[6n") == "ESC[3;5R")
  }

  @Test("Any size is accepted, and the visible part is kept")
  func resizing() {
    feed("one\r\ntwo")
    for (columns, rows) in [(300, 80), (10, 3), (1, 1), (300, 80), (12, 4)] {
      terminal.resize(CellSize(columns: columns, rows: rows))
      feed("\u{1B}[H\u{1B}[2J\u{1B}[\(rows);\(columns)H#")
      #expect(terminal.lines.count == rows)
      #expect(terminal.cell(row: rows - 1, column: columns - 1).text == "#")
    }
    #expect(terminal.text == "\n\n\n           #")
  }

  @Test("A cursor restored after the window shrank is within it")
  func restoredCursor() {
    feed("\u{1B}[4;12H\u{1B}[?1049h")
    terminal.resize(CellSize(columns: 5, rows: 2))
    feed("\u{1B}[?1049lend")
    #expect(terminal.cursor.row == 1)
    #expect(terminal.text.contains("e"))
  }

  @Test("No output and no size breaks the screen or leaves the cursor outside")
  func fuzz() {
    var random = SplitMix64(seed: 42)
    let pieces = [
      "a", "漢", "e\u{301}", "🙂", "\r", "\n", "\t", "\u{8}", "\u{1B}[K", "\u{1B}[1K", "\u{1B}[J",
      "\u{1B}[2P", "\u{1B}[3@", "\u{1B}[L", "\u{1B}[M", "\u{1B}[S", "\u{1B}[T", "a\u{1B}[5b",
      "\u{1B}[31m", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}M", "\u{1B}[2;3r", "\u{1B}[r",
      "\u{1B}7",
      "\u{1B}8", "\u{1B}]2;x\u{7}", "\u{1B}", "[", ";", "\u{9B}",
    ]
    for _ in 0..<3000 {
      if random.next() % 40 == 0 {
        let size = CellSize(
          columns: Int(random.next() % 30) + 2, rows: Int(random.next() % 10) + 1)
        terminal.resize(size)
      }
      feed(pieces[Int(random.next() % UInt64(pieces.count))])
      feed("\u{1B}[\(random.next() % 12);\(random.next() % 32)H")
      #expect(terminal.lines.count == terminal.size.rows)
      #expect(terminal.cursor.row < terminal.size.rows)
      #expect(terminal.cursor.column < terminal.size.columns)
    }
  }
}
