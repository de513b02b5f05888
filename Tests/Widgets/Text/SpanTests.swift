import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Spans of a text") struct SpanTests {
  @Test("each have a style of their own, in one text that wraps as one")
  func wrapping() {
    let text =
      Text("Read the ") + Text("manual").bold() + Text(" before 日本").foreground(.green).underline()
    #expect(
      styled(12, 3) { text } == """
        Read the
        manual
        before 日本
        -----

        aaaaaa
        bbbbbbbbbbb
        -----
        a: bold
        b: underline green
        """)
    #expect(text.description == "Read the manual before 日本")
  }

  @Test("are interpolated; other values in a literal are shown as in a string")
  func interpolation() {
    let key = Text("q").bold()
    let count = 3
    let name: String? = nil
    let text: Text = "Press \(key) \(count) times, \([1, 2]), \(name, default: "you"): \(true)"
    #expect(text.description == "Press q 3 times, [1, 2], you: true")
    #expect(
      styled(40, 1) { Text("Press \(key) or \(Text("no\(Text("t").italic())").dim())!") } == """
        Press q or not!
        -----
              a    bbc
        -----
        a: bold
        b: dim
        c: dim italic
        """)
    // Where no literal of a text is meant, a text is its characters.
    let string: String = "Press \(key)"
    #expect(string == "Press q")
    #expect(Text("Press \(key)").description == "Press q")
  }

  @Test("of one style are one span, and a text without style has none")
  func merging() {
    #expect(Text("a") + Text("b") + "c" == Text("abc"))
    #expect(Text("a\("b")\(1)") == Text("ab1"))
    #expect(Text("") + Text("a").bold() + Text("") == Text("") + Text("a").bold())
    #expect(
      Text("e").bold() + Text("\u{301}").bold() + Text("x")
        == Text("e\u{301}").bold() + Text("x"))
    #expect(Text("a").bold() + Text("b") != Text("a") + Text("b").bold())
    #expect(Text("ab").bold() != Text("ab"))
  }

  @Test("win over the whole text, and that over what is inherited")
  func precedence() {
    let parts = Text("a").foreground(.red) + Text("b").bold(false) + Text("c").background(.blue)
    let screen = still(4, 3) {
      VStack {
        (parts + Text("d")).foreground(.green).bold()
        // Nested: what is said further in wins.
        ((Text("x").italic() + "y").foreground(.red) + "z").underline()
      }.foreground(.yellow).dim()
    }
    func style(_ row: Int, _ column: Int) -> String {
      screen.style(row: row, column: column).description
    }
    #expect(
      (0..<4).map { style(0, $0) } == [
        "bold dim red", "dim green", "bold dim green on blue", "bold dim green",
      ])
    #expect(
      (0..<3).map { style(1, $0) } == [
        "dim italic underline red", "dim underline red", "dim underline yellow",
      ])
  }

  @Test("have their background behind their characters, a whole text behind its area")
  func backgrounds() {
    #expect(
      styled(6, 6) {
        VStack(alignment: .stretch) {
          Text("ab").background(.red)
          Text("ab").background(.red) + Text("c")
          (Text("ab").background(.red) + Text("c")).background(.blue)
          Text("ab").background(nil).background(.green)
        }
      } == """
        ab
        abc
        abc
        ab
        -----
        aaaaaa
        aa
        aabbbb
        cccccc
        -----
        a: brightWhite on red
        b: brightWhite on blue
        c: black on green
        """)
  }

  @Test("a background that may be nil does not change the structure")
  func structure() {
    let screen = TestScreen(
      Fixture(false) { isOn in
        Text("x").background(isOn ? .red : nil).padding().onKey(.enter) { $0.toggle() }
      }, columns: 5, rows: 3)
    _ = screen.takeRecord()
    screen.press(.enter)
    #expect(screen.style(row: 1, column: 1).background == .red)
    let record = screen.takeRecord().update
    #expect(record.updated == 1 && record.made == 0 && record.removed == 0)
  }

  @Test("are truncated with the line, and the ellipsis has the style of what it replaces")
  func truncation() {
    let text =
      (Text("abc").bold() + Text("defghijk").underline() + Text("xyz").reverse()).lineLimit(1)
    func line(_ text: Text, _ width: Int) -> [String] {
      let picture = styled(width, 1) { text }
      return picture.split(separator: "\n").filter { $0 != "-----" }.prefix(2).map(String.init)
    }
    #expect(line(text, 7) == ["abcdef…", "aaabbbb"])
    #expect(line(text, 4) == ["abc…", "aaab"])
    #expect(line(text.truncationMode(.middle), 7) == ["abc…xyz", "aaabccc"])
    #expect(line(text.truncationMode(.head), 7) == ["…ijkxyz", "aaaabbb"])
    #expect(line(text.truncationMode(.head), 4) == ["…xyz", "abbb"])
    #expect(line(text.truncationMode(.clip), 7) == ["abcdefg", "aaabbbb"])
    #expect(line(text, 1) == ["…", "a"])
  }

  @Test("keep their styles in each line of a wrapped and truncated text of wide characters")
  func wrappedAndTruncated() {
    let text = Text("一二三").foreground(.red) + Text("四五 六七").bold() + Text("八九十").dim()
    #expect(
      styled(5, 4) { text.lineLimit(3) } == """
        一二
        三四
        五…
        -----
        aaaa
        aabb
        bbb
        -----
        a: red
        b: bold
        """)
    #expect(
      styled(5, 4) { text.lineLimit(2).truncationMode(.head).multilineTextAlignment(.trailing) }
        == """
         一二
        …九十
        -----
         aaaa
        bbbbb
        -----
        a: red
        b: dim
        """)
  }

  @Test("of a disabled text are gray")
  func disabled() {
    let screen = still(4, 1) { (Text("a").bold() + Text("b")).disabled() }
    #expect(screen.style(row: 0, column: 0).description == "#767676")
    #expect(screen.style(row: 0, column: 1).description == "#767676")
  }

  @Test("that change only in style are painted anew, and neither encoded nor laid out")
  func restyling() {
    let screen = TestScreen(
      Fixture(0) { state in
        Text("ab") + Text("cd").foreground(.indexed(UInt8(state))) + Text("ef")
        Text("end").onKey(.character("+")) { $0 += 1 }
      }, columns: 10, rows: 2)
    _ = screen.takeRecord()
    screen.type("+")
    #expect(screen.style(row: 0, column: 2).foreground == .red)
    #expect(screen.style(row: 0, column: 4).foreground == nil)
    let record = screen.takeRecord()
    #expect(record.laidOut == 0)
    #expect(record.cells == 2)
  }

  @Test("follow the colour around them when that changes")
  func surroundings() {
    let screen = TestScreen(
      Fixture(Color.red) { color in
        VStack { Text("a") + Text("b").foreground(.green) }.foreground(color)
          .onKey(.character("+")) { $0 = .blue }
      }, columns: 10, rows: 2)
    screen.type("+")
    #expect(screen.style(row: 0, column: 0).foreground == .blue)
    #expect(screen.style(row: 0, column: 1).foreground == .green)
  }

  @Test("can be many: ten thousand parts are added one by one, and shown")
  func many() {
    var text = Text("")
    for index in 0..<10_000 { text += Text("x").foreground(.indexed(UInt8(index % 2))) }
    let screen = still(20, 3) { text.lineLimit(2) }
    #expect(
      screen.text == String(repeating: "x", count: 20) + "\n" + String(repeating: "x", count: 19)
        + "…")
    #expect(screen.style(row: 1, column: 18).foreground == .indexed(0))
    #expect(screen.style(row: 1, column: 19).foreground == .indexed(1))
  }
}

/// The picture of a body that never changes, with its styles.
@MainActor
func styled(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ content: @escaping @MainActor () -> VirtualNode<Still>
) -> String {
  still(columns, rows, content).styledText
}
