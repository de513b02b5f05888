import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Frames") struct FrameTests {
  @Test("up to infinity expand, along a stack and across it")
  func infinity() {
    #expect(
      still(10, 3) {
        HStack {
          Text("a").frame(maxWidth: .infinity).background(.red)
          Text("b")
        }
        VStack {
          Text("c").frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue)
        }.flex(grow: 1)
      }.styledText == """
        a        b
        c
        -----
        aaaaaaaa
        bbbbbbbbbb
        bbbbbbbbbb
        -----
        a: brightWhite on red
        b: brightWhite on blue
        """)
  }

  @Test("with a maximum grow up to it, and are aligned by their stack")
  func most() {
    #expect(
      picture(11, 3) {
        VStack(alignment: .center) {
          Text("a").frame(maxWidth: 5).border()
        }
      } == """
          ┌─────┐
          │a    │
          └─────┘
        """)
    #expect(
      picture(4, 3) { VStack { Text("a").frame(maxWidth: 5).border() } } == """
        ┌──┐
        │a │
        └──┘
        """)
  }

  @Test("Several that expand share the room")
  func sharing() {
    #expect(
      picture(11, 1) {
        HStack {
          Text("a").frame(maxWidth: .infinity)
          Text("b").frame(maxWidth: .infinity)
        }
      } == "a     b")
  }

  @Test("with an alignment position smaller content")
  func alignment() {
    func frame(_ alignment: Alignment) -> String {
      picture(7, 3) { Text("x").frame(width: 5, height: 3, alignment: alignment) }
    }
    #expect(frame(.topLeading) == "x")
    #expect(frame(.top) == "  x")
    #expect(frame(.topTrailing) == "    x")
    #expect(frame(.center) == "\n  x")
    #expect(frame(.bottomTrailing) == "\n\n    x")
    #expect(frame(.leading) == "\nx")
    #expect(
      picture(9, 1) {
        HStack {
          Text("a")
          Text("b").frame(maxWidth: .infinity, alignment: .trailing)
        }
      } == "a       b")
  }

  @Test("with an alignment show the beginning of larger content")
  func overflow() {
    #expect(
      picture(5, 2) { Text("abcdefg").wrap(.none).frame(width: 3, height: 1, alignment: .center) }
        == "abc")
    #expect(
      picture(5, 4) {
        VStack {
          Text("1")
          Text("2")
          Text("3")
        }.frame(height: 2, alignment: .center)
        Text("end")
      } == "  1\n  2\nend")
  }

  @Test("start from their ideal size, and shrink down to their minimum")
  func ideal() {
    func row(_ columns: Int) -> String {
      picture(columns, 1) {
        HStack(spacing: 0) {
          Text("a").frame(minWidth: 2, idealWidth: 6).background(.red)
          Text("b").frame(width: 4)
          Text("c")
        }
      }
    }
    #expect(row(20) == "a     b   c")
    #expect(row(9) == "a   b   c")
    #expect(row(7) == "a b   c")
    #expect(
      picture(6, 6) {
        Text("a").frame(idealHeight: 3)
        Text("b")
      } == "a\n\n\nb")
  }

  @Test("of a size keep it beside texts that need more room")
  func fixed() {
    #expect(
      picture(10, 2) {
        HStack {
          Text("side").frame(width: 6)
          Text("longer than the row").lineLimit(1)
        }
      } == "side   lo…")
  }

  @Test("Centred content that is too large shows its beginning")
  func safeCenter() {
    #expect(
      picture(4, 2) {
        Center {
          Text("abcdef").wrap(.none).frame(minWidth: 6)
          Text("1")
          Text("2")
        }
      } == "abcd\n  1")
    #expect(
      picture(4, 2) {
        ZStack { Text("1234567\n2\n3").frame(width: 7) }
      } == "1234\n2")
  }

  @Test("Padding on some edges")
  func edges() {
    #expect(
      picture(12, 4) {
        HStack(spacing: 0) {
          Text("a").padding(.horizontal, 2)
          Text("b").padding([.top, .leading])
          Text("c").padding(.all)
          Text("d").padding(.bottom, 3)
        }
      } == """
          a       d
              b c
        """)
  }
}
