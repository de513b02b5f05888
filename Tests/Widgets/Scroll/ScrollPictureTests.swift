import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// A component whose state is how many lines it shows.
@MainActor
func lines(
  _ count: Int, columns: Int, rows: Int, axes: Axis.Set = .vertical, showsIndicators: Bool = true,
  isStrict: Bool? = nil
) -> TestScreen<Fixture<Int>> {
  TestScreen(
    Fixture(count) { count in
      ScrollView(axes, showsIndicators: showsIndicators) {
        ForEach(0..<count, id: \.self) { Text("line \($0)") }
      }
    }, columns: columns, rows: rows, isStrict: isStrict)
}

@MainActor
@Suite("Pictures of scroll views") struct ScrollPictureTests {
  @Test("A part of larger content is shown, with a bar")
  func vertical() {
    let screen = lines(10, columns: 10, rows: 4)
    #expect(
      screen.text == """
        line 0   ▐
        line 1   ▐
        line 2   ▕
        line 3   ▕
        """)
    screen.wheel(.down, column: 0, row: 0)
    #expect(
      screen.text == """
        line 3   ▕
        line 4   ▐
        line 5   ▐
        line 6   ▕
        """)
    screen.press(.end)
    #expect(
      screen.text == """
        line 6   ▕
        line 7   ▕
        line 8   ▐
        line 9   ▐
        """)
  }

  @Test("Content that fits has no bar, and is not moved")
  func fits() {
    let screen = lines(3, columns: 10, rows: 4)
    #expect(screen.text == "line 0\nline 1\nline 2")
    screen.wheel(.down, column: 0, row: 0)
    screen.press(.end, .pageDown, .down)
    #expect(screen.text == "line 0\nline 1\nline 2")
    #expect(lines(0, columns: 10, rows: 4).text == "")
    screen.change { $0 = 5 }
    #expect(screen.text == "line 0   ▐\nline 1   ▐\nline 2   ▐\nline 3   ▕")
    screen.change { $0 = 4 }
    #expect(screen.text == "line 0\nline 1\nline 2\nline 3")
  }

  @Test("With backgrounds, a bar along a row is half a cell high, and its thumb no text")
  func halfHigh() throws {
    let screen = TestScreen(
      Fixture(0) { _ in ScrollView(.horizontal) { Text("one two three four") } }, columns: 10,
      rows: 3, colorScheme: .dark)
    let lines = screen.text.split(separator: "\n")
    let row = try #require(lines.firstIndex(of: "▄▄▄▄▄▄▄▄▄▄"))
    let (thumb, track) = (screen.style(row: row, column: 0), screen.style(row: row, column: 9))
    #expect(thumb.foreground != track.foreground && thumb.background == track.background)
  }

  @Test("Horizontally, nodes form a row and nothing wraps")
  func horizontal() {
    let screen = still(10, 3) {
      ScrollView(.horizontal) {
        Text("one two three ")
        Text("four five")
      }
    }
    #expect(screen.text == "one two th\n▄▄▄▄▁▁▁▁▁▁")
    screen.press(.end)
    #expect(screen.text == " four five\n▁▁▁▁▁▁▄▄▄▄")
  }

  @Test("Along both axes there are two bars, and neither is in the corner")
  func both() {
    let screen = still(8, 4) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(0..<5, id: \.self) { Text("\($0)abcdefghij") }
      }
    }
    #expect(screen.text == "0abcdef▐\n1abcdef▐\n2abcdef▕\n▄▄▄▄▁▁▁")
    screen.wheel(.right, column: 0, row: 0)
    screen.press(.down)
    #expect(screen.text == "defghij▕\ndefghij▐\ndefghij▐\n▁▁▁▄▄▄▄")
  }

  @Test("A bar that only the other bar makes necessary is shown; if all fits, neither is")
  func barsOfEachOther() {
    @MainActor func box(_ columns: Int, _ rows: Int) -> String {
      picture(columns, rows) {
        ScrollView([.horizontal, .vertical]) { Text("abcd\nabcd\nabcd") }
      }
    }
    #expect(box(4, 3) == "abcd\nabcd\nabcd")
    #expect(box(5, 2) == "abcd▐\nabcd▕")
    #expect(box(4, 2) == "abc▐\nabc▕")
  }

  @Test("Text wraps to the room beside the bar")
  func wrapping() {
    let screen = still(8, 2) { ScrollView { Text("one two three four") } }
    #expect(screen.text == "one two▐\nthree  ▕")
  }

  @Test("A bar is removed when text fits without it, whatever was shown before")
  func barGoes() {
    let screen = TestScreen(
      Fixture("one two three four") { text in ScrollView { Text(text) } }, columns: 8, rows: 2)
    #expect(screen.text == "one two▐\nthree  ▕")
    // Beside a bar these are three lines, without it two.
    screen.change { $0 = "one two3 four fiv" }
    #expect(screen.text == "one two3\nfour fiv")
    screen.change { $0 = "one two3 four five six" }
    #expect(screen.text == "one    ▐\ntwo3   ▕")
    screen.resize(columns: 9, rows: 3)
    #expect(screen.text == "one two3\nfour five\nsix")
  }

  @Test("Where content is lower beside a bar and higher without, the search ends with a bar")
  func barStays() {
    let screen = TestScreen(
      Fixture(0) { count in
        ScrollView {
          GeometryReader { size in
            VStack { ForEach(0..<(size.columns == 8 ? 3 : 2), id: \.self) { Text("line \($0)") } }
          }
          .frame(height: 4)
          Text("\(count)")
        }
      }, columns: 8, rows: 2)
    screen.change { $0 = 1 }
    #expect(screen.failure == nil && screen.text.contains("▐"))
  }

  @Test("The border shows the focus, and where there is a scrollbar, that does too")
  func focusOnBorder() {
    @MainActor func isBold(_ count: Int, _ row: Int, _ column: Int) -> Bool {
      let screen = still(6, 4) {
        ScrollView { ForEach(0..<count, id: \.self) { Text("\($0)") } }.border()
      }
      return screen.style(row: row, column: column).attributes.contains(.bold)
    }
    #expect(isBold(1, 0, 0))
    #expect(isBold(9, 0, 0) && isBold(9, 1, 4))
  }

  @Test("Without indicators the content has the whole room")
  func noIndicators() {
    let screen = lines(10, columns: 6, rows: 2, showsIndicators: false)
    #expect(screen.text == "line 0\nline 1")
    screen.press(.end)
    #expect(screen.text == "line 8\nline 9")
  }

  @Test("Padding and border are around, and are never painted over")
  func box() {
    let screen = still(12, 6) {
      ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }.padding(1).border()
    }
    screen.wheel(.down, column: 3, row: 3)
    #expect(
      screen.text == """
        ┌──────────┐
        │          │
        │ line 3 ▐ │
        │ line 4 ▕ │
        │          │
        └──────────┘
        """)
  }

  @Test("A wide character that an edge splits leaves a space, on both sides")
  func wideGlyphs() {
    let screen = still(5, 3) {
      ScrollView(.horizontal) { Text("日本語テキスト") }
    }
    #expect(screen.text == "日本\n▄▄▁▁▁")
    screen.press(.right)
    #expect(screen.text.hasPrefix(" 本語\n"))
    screen.press(.right)
    #expect(screen.text.hasPrefix("本語\n"))
  }

  @Test("A layer in front stays in front while the content moves")
  func layers() {
    let screen = still(10, 3) {
      ZStack {
        ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
        Text("front").background(.blue)
      }.flex(grow: 1)
    }
    #expect(screen.text == "line 0   ▐\nlinfront ▕\nline 2   ▕")
    screen.wheel(.down, column: 0, row: 0)
    #expect(screen.text == "line 3   ▕\nlinfront ▐\nline 5   ▕")
  }

  @Test("It shares a stack with others, and the rest is its own")
  func shares() {
    let screen = still(10, 6) {
      VStack {
        Text("header")
        ScrollView { ForEach(0..<9, id: \.self) { Text("a\($0)") } }
        ScrollView { ForEach(0..<2, id: \.self) { Text("b\($0)") } }
        Text("footer")
      }
    }
    #expect(
      screen.text == "header\na0       ▐\na1       ▕\nb0\nb1\nfooter")
  }

  @Test(
    "Any size can be painted",
    arguments: [Axis.Set.vertical, .horizontal, [.vertical, .horizontal]])
  func sizes(axes: Axis.Set) {
    let screen = lines(12, columns: 20, rows: 5, axes: axes)
    for (columns, rows) in [(1, 1), (300, 80), (2, 1), (1, 2), (3, 2), (2, 3), (20, 5), (3, 3)] {
      screen.resize(columns: columns, rows: rows)
      screen.wheel(.down, column: 0, row: 0)
      screen.press(.end, .pageUp, .right)
    }
    screen.resize(columns: 1, rows: 1)
    #expect(screen.text.count == 1)
    screen.resize(columns: 300, rows: 80)
    screen.press(.home)
    #expect(screen.text.hasPrefix("line 0"))
    #expect(!screen.text.contains("▐") && !screen.text.contains("▄"))
  }
}
