import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A line at an edge that cuts what is scrolled") struct ClippedLineTests {
  @Test("joins nothing that goes on beneath the edge")
  func vertical() {
    struct Page: Component {
      func render(state: Void) -> Node {
        VStack(alignment: .stretch) {
          ScrollView {
            VStack { for word in ["one", "two", "three", "four"] { Text(word) } }.border(.rounded)
          }
          Divider()
          Text("input")
        }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 6)
    #expect(screen.text.contains("\n────────────────────\ninput"))
    // Nor does what has moved there, painted in parts.
    screen.wheel(.down, column: 2, row: 1)
    #expect(screen.text.contains("\n────────────────────\ninput"))
  }

  @Test("joins nothing beside the edge of what is scrolled sideways")
  func horizontal() {
    struct Page: Component {
      func render(state: Void) -> Node {
        HStack {
          ScrollView(.horizontal) { Text("a long line of words").border() }.frame(width: 9)
          Divider()
          Text("beside")
        }
        .frame(height: 4)
      }
    }
    let text = TestScreen(Page(), columns: 20, rows: 4).text
    #expect(text.contains("│") && !text.contains("┤") && !text.contains("├"))
  }

  @Test("joins nothing of the rows of a list")
  func rows() {
    struct Page: Component {
      func render(state: Void) -> Node {
        VStack(alignment: .stretch) {
          List(0..<9, id: \.self) { row in
            VStack { Text("row \(row)"); Text("more"); Text("again") }.border()
          }
          .scrollIndicators(.hidden)
          Divider()
          Text("input")
        }
      }
    }
    let screen = TestScreen(Page(), columns: 12, rows: 9)
    #expect(screen.text.contains("\n────────────\ninput"))
    screen.press(.pageDown)
    #expect(screen.text.contains("\n────────────\ninput"))
  }

  @Test("still joins the border beside it, along the axis that is not scrolled")
  func joined() {
    struct Page: Component {
      func render(state: Void) -> Node {
        ScrollView {
          Text("one")
          Divider()
          Text("two")
        }
        .scrollIndicators(.hidden)
        .border()
      }
    }
    #expect(
      TestScreen(Page(), columns: 8, rows: 5).text == """
        ┌──────┐
        │one   │
        ├──────┤
        │two   │
        └──────┘
        """)
  }
}
