import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A text") struct TextTests {
  @Test("is wrapped by words to its width")
  func wrapping() {
    #expect(
      picture(10, 5) { Text("the quick brown fox") } == """
        the quick
        brown fox
        """)
    #expect(
      picture(4, 5) { Text("abcdefg hi") } == """
        abcd
        efg
        hi
        """)
    #expect(picture(5, 3) { Text("ab cd ef").wrap(.none) } == "ab c…")
    #expect(picture(5, 3) { Text("ab cd ef").wrap(.characters) } == "ab cd\n ef")
  }

  @Test("in a row is wrapped to what its siblings leave")
  func wrappingInRow() {
    #expect(
      picture(12, 4) {
        HStack {
          Text("Name:")
          Text("one two three")
        }
      } == """
        Name: one
              two
              three
        """)
  }

  @Test("shows at most its limit of lines, with an ellipsis where it is truncated")
  func limits() {
    #expect(
      picture(9, 4) { Text("one two three four").lineLimit(2) } == """
        one two
        three fo…
        """)
    let text = Text("abcdefghij").lineLimit(1)
    #expect(picture(7, 2) { text } == "abcdef…")
    #expect(picture(7, 2) { text.truncationMode(.head) } == "…efghij")
    #expect(picture(7, 2) { text.truncationMode(.middle) } == "abc…hij")
    #expect(picture(7, 2) { text.truncationMode(.clip) } == "abcdefg")
    #expect(picture(1, 2) { text } == "…")
  }

  @Test("aligns its lines")
  func alignment() {
    #expect(picture(5, 3) { Text("a\nbbb") } == "a\nbbb")
    #expect(
      picture(5, 3) { Text("a\nbbb").multilineTextAlignment(.trailing) } == """
            a
          bbb
        """)
    #expect(
      picture(5, 3) { Text("a\nbbb").multilineTextAlignment(.center) } == """
          a
         bbb
        """)
  }

  @Test("that is empty has one line, and a newline has two")
  func empty() {
    #expect(
      picture(5, 6) {
        Text("a")
        Text("")
        Text("b")
      } == "a\n\nb")
    #expect(
      picture(5, 6) {
        HStack {
          Text("\n")
          Text("b")
        }
        Text("c")
      } == " b\n\nc")
  }

  @Test("of wide characters is never broken inside one of them")
  func wide() {
    #expect(picture(5, 3) { Text("日本語") } == "日本\n語")
    #expect(picture(5, 3) { Text("日本語").lineLimit(1) } == "日本…")
    #expect(picture(4, 3) { Text("日本語").lineLimit(1) } == "日…")
    #expect(picture(5, 3) { Text("日本語").lineLimit(1).truncationMode(.head) } == "…本語")
  }

  @Test("shows control characters instead of sending them")
  func controls() {
    #expect(picture(20, 1) { Text("a\u{1b}[31mb\u{7f}\u{9b}c") } == "a␛[31mb␡\u{FFFD}c")
    #expect(picture(20, 1) { Button("\u{1b}]0;x\u{7}") { _ in } } == "[ ␛]0;x␇ ]")
  }

  @Test("is wrapped anew when it or its width changes")
  func changes() {
    let screen = TestScreen(
      Fixture(1) { state in
        Text(String(repeating: "ab ", count: state))
        Text("end").onKey(.character("+")) { $0 += 1 }
      }, columns: 6, rows: 5)
    #expect(screen.text == "ab\nend")
    screen.type("++")
    #expect(screen.text == "ab ab\nab\nend")
    screen.resize(columns: 3, rows: 5)
    #expect(screen.text == "ab\nab\nab\nend")
    screen.resize(columns: 20, rows: 5)
    #expect(screen.text == "ab ab ab\nend")
  }
}
