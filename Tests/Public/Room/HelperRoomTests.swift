import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The room of what is around content") struct HelperRoomTests {
  @Test("A panel fills a stretched line of a flow")
  func panel() {
    struct Page: Component {
      func render(state: Void) -> Node {
        FlowStack(lineAlignment: .stretch) {
          Panel(title: "A").content { Text("one") }.frame(width: 9)
          Panel(title: "B").content { Text("one\ntwo") }.frame(width: 9)
        }
      }
    }
    #expect(
      TestScreen(Page(), columns: 20, rows: 5).text == """
        ╭─ A ───╮ ╭─ B ───╮
        │ one   │ │ one   │
        │       │ │ two   │
        ╰───────╯ ╰───────╯
        """)
  }

  @Test("A text that is to be wider than the window says that it goes on")
  func text() {
    struct Page: Component {
      func render(state: Void) -> Node {
        Text("one two three four five six").lineLimit(1).frame(width: 30)
        HStack {
          Text("one two three four five").lineLimit(1).frame(width: 24)
          Text("six")
        }
        VStack { Text("one two three four five six").lineLimit(1).frame(width: 30) }.padding(1)
      }
    }
    #expect(
      TestScreen(Page(), columns: 20, rows: 5).text == """
        one two three four…
        one two three four…

         one two three fou…
        """)
  }

  @Test("A view that is scrolled sideways is as high as its content")
  func horizontal() {
    struct Page: Component {
      func render(state: Void) -> Node {
        ScrollView(.horizontal) { Text("one two three four five six").wrap(.none) }
        Text("below")
        ScrollView(.horizontal) { Text("one") }
        Text("end")
      }
    }
    #expect(
      TestScreen(Page(), columns: 20, rows: 7).text == """
        one two three four f
        ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▁▁▁▁▁
        below
        one
        end
        """)
  }
}
