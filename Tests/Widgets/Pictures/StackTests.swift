import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Stacks") struct StackTests {
  @Test("A column aligns its nodes")
  func columns() {
    func column(_ alignment: HorizontalAlignment) -> String {
      picture(5, 4) {
        VStack(alignment: alignment) {
          Text("a")
          Text("bbb")
        }
      }
    }
    #expect(column(.leading) == "a\nbbb")
    #expect(column(.center) == "  a\n bbb")
    #expect(column(.trailing) == "    a\n  bbb")
    #expect(column(.stretch) == "a\nbbb")
  }

  @Test("A row aligns its nodes")
  func rows() {
    func row(_ alignment: VerticalAlignment) -> String {
      picture(8, 4) {
        HStack(alignment: alignment) {
          Text("1\n2\n3")
          Text("x")
        }
      }
    }
    #expect(row(.top) == "1 x\n2\n3")
    #expect(row(.center) == "1\n2 x\n3")
    #expect(row(.bottom) == "1\n2\n3 x")
    #expect(row(.stretch) == "1 x\n2\n3")
  }

  @Test("A row aligns first lines of text")
  func baselines() {
    #expect(
      picture(24, 4) {
        HStack(alignment: .firstTextBaseline) {
          Text("a\nb")
          Text("x").padding(vertical: 1)
          Button("ok") { _ in }
          TextField("title", text: "") { _, _ in }.frame(width: 5)
        }
      } == "\na x [ ok ] title\nb")
  }

  @Test("Spacing is between nodes, and not around missing ones")
  func spacing() {
    #expect(
      picture(12, 6) {
        VStack(spacing: 1) {
          Text("a")
          if false { Text("never") }
          HStack(spacing: 3) {
            Text("b")
            Text("c")
          }
          HStack(spacing: 0) {
            Text("d")
            Text("e")
          }
        }
      } == """
        a

        b   c

        de
        """)
    #expect(
      picture(12, 2) {
        VStack(spacing: -1) {
          Text("a\nb")
          Text("c")
        }
      } == "a\nc")
  }

  @Test("A spacer expands to the room that is left")
  func spacers() {
    #expect(
      picture(10, 4) {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        Spacer()
        Text("c")
      } == """
        a        b


        c
        """)
    #expect(
      picture(5, 2) {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 2)
          Text("bcdef").lineLimit(1)
        }
      } == "a  b…")
  }

  @Test("A divider lies across its stack")
  func dividers() {
    #expect(
      picture(5, 3) {
        Text("a")
        Divider()
        Text("b")
      } == """
        a
        ─────
        b
        """)
    #expect(
      picture(8, 3) {
        HStack {
          Text("1\n2")
          Divider()
          Text("x")
        }
      } == """
        1 │ x
        2 │
        """)
  }

  @Test("Centred content is in the middle of the room that is left")
  func centring() {
    #expect(
      picture(7, 5) {
        Text("top")
        Center { Text("mid") }
      } == """
        top


          mid
        """)
    #expect(
      picture(9, 3) {
        HStack {
          Text("a")
          Center {
            Text("b")
            Text("c")
          }
        }
      } == """
        a
             b
             c
        """)
  }

  @Test("Nested stacks are as large as their content")
  func nesting() {
    #expect(
      picture(16, 4) {
        HStack(spacing: 2) {
          VStack {
            Text("one")
            Text("two")
          }
          VStack(alignment: .trailing) {
            Text("a")
            Text("bcd")
          }
          Text("end")
        }
      } == """
        one    a  end
        two  bcd
        """)
  }
}
