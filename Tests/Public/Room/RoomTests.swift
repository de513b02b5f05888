import Recurse
import RecurseTesting
import Testing

/// A component without state.
private struct Still: Component {
  let body: @MainActor () -> VirtualNode<Still>
  var initialState: [Int] { Array(1...9) }
  func render(state: [Int]) -> Node { body() }
}

@MainActor
private func picture(
  _ columns: Int, _ rows: Int,
  @NodeBuilder<Still> _ body: @escaping @MainActor () -> VirtualNode<Still>
) -> String {
  TestScreen(Still(body: body), columns: columns, rows: rows).text
}

@MainActor
private func numbers() -> VirtualNode<Still> {
  List(\.self, id: \.self) { Text("row \($0)") }.scrollIndicators(.hidden)
}

@MainActor
@Suite("Distribution of space") struct RoomTests {
  @Test("A list with a height in a border has that height and its border")
  func bordered() {
    #expect(
      picture(12, 8) {
        Text("above")
        numbers().frame(height: 2).border(.single)
        Text("below")
      } == """
        above
        ┌──────────┐
        │▌row 1    │
        │ row 2    │
        └──────────┘
        below
        """)
  }

  @Test("A list with a height in nested stacks has that height")
  func nested() {
    #expect(
      picture(12, 8) {
        VStack { VStack { numbers().frame(height: 2) } }.border(.single)
        ScrollView { Text("scrolled") }.frame(height: 1)
        Text("below")
      } == """
        ┌──────────┐
        │▌row 1    │
        │ row 2    │
        └──────────┘
        scrolled
        below
        """)
  }

  @Test("A list fills the remaining space through stacks, borders and padding", arguments: 0..<4)
  func fills(depth: Int) {
    let text = picture(12, 8) {
      Text("above")
      switch depth {
      case 0: numbers()
      case 1: VStack { numbers() }
      case 2: HStack { VStack { numbers() } }
      default: ZStack { VStack { HStack { numbers() } }.padding(0) }
      }
      Text("below")
    }
    #expect(text == "above\n▌row 1\n row 2\n row 3\n row 4\n row 5\n row 6\nbelow")
  }

  private func ends() -> VirtualNode<Still> {
    VStack {
      Text("top")
      Spacer()
      Text("bottom")
    }
  }

  @Test("A stack with a spacer expands as a root, in a row, in layers and in a border")
  func spacer() {
    #expect(picture(8, 4) { ends() } == "top\n\n\nbottom")
    #expect(
      picture(12, 4) {
        HStack {
          ends()
          Text("x")
        }
      } == "top    x\n\n\nbottom")
    #expect(picture(8, 4) { ZStack(alignment: .topLeading) { ends() } } == "top\n\n\nbottom")
    #expect(
      picture(10, 5) { ends().border(.single) } == """
        ┌────────┐
        │top     │
        │        │
        │bottom  │
        └────────┘
        """)
  }

  @Test("A frame with a height stops expansion")
  func framed() {
    #expect(
      picture(8, 8) {
        ends().frame(height: 3)
        Text("below")
      } == "top\n\nbottom\nbelow")
  }

  @Test("A spacer expands along its stack only")
  func alongStack() {
    #expect(
      picture(10, 4) {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        Text("c")
      } == "a        b\nc")
  }

  @Test("Across a stack flexible views fill it with any alignment")
  func across() {
    #expect(
      picture(10, 3) {
        VStack(alignment: .center) {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }
          Text("mid")
        }
      } == "a        b\n    mid")
  }

  @Test("Along a scroll view nothing expands: a spacer has its minimum, a list the viewport")
  func scrolled() {
    #expect(
      picture(10, 6) {
        ScrollView {
          Text("a")
          Spacer(minLength: 1)
          Text("b")
        }
        .scrollIndicators(.hidden)
      } == "a\n\nb")
    let screen = TestScreen(
      Still {
        ScrollView {
          Text("head")
          numbers()
          Text("foot")
        }
        .scrollIndicators(.hidden)
      }, columns: 10, rows: 4)
    #expect(screen.text == "head\n▌row 1\n row 2\n row 3")
    screen.resize(columns: 10, rows: 3)
    #expect(screen.text == "head\n▌row 1\n row 2")
  }

  @Test(
    "A list that is inserted into a scroll view, or nested in two, has the height of the viewport")
  func later() {
    struct Page: Component {
      struct State {
        var rows = Array(1...9)
        var isShown = false
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        ScrollView {
          Text("head")
          if state.isShown {
            VStack {
              Text("title")
              List(\.rows, id: \.self) { Text("row \($0)") }
            }
          }
          ScrollView { Text("inner") }
        }
        .scrollIndicators(.hidden)
      }
    }
    let screen = TestScreen(Page(), columns: 10, rows: 4)
    #expect(screen.text == "head\ninner")
    screen.change { $0.isShown = true }
    #expect(screen.text == "head\ntitle\n row 1\n row 2")
    screen.resize(columns: 10, rows: 6)
    #expect(screen.text == "head\ntitle\n row 1\n row 2\n row 3\n row 4")
  }

  @Test("Flexible views share the space, and none is clipped while another can shrink")
  func sharing() {
    #expect(
      picture(10, 8) {
        VStack {
          for line in 1...5 { Text("line \(line)") }
          Spacer()
        }
        numbers()
      } == "line 1\nline 2\nline 3\nline 4\nline 5\n▌row 1\n row 2\n row 3")
  }

  @Test("With too little space flexible views shrink first, then the end is clipped")
  func shortage() {
    #expect(
      picture(10, 4) {
        VStack {
          Text("head")
          numbers()
        }
        Text("foot")
      } == "head\n▌row 1\n row 2\nfoot")
    #expect(
      picture(10, 2) {
        VStack {
          Text("head")
          numbers()
        }
        Text("one")
        Text("two")
      } == "one\ntwo")
  }

  @Test("A custom element is flexible by the members of its style")
  func ownElement() {
    let text = picture(6, 5) {
      Text("above")
      VirtualNode(Wall())
      Text("below")
    }
    #expect(text == "above\n######\n######\n######\nbelow")
  }
}

private struct Wall: WidgetElement {
  func makeWidget(_ sender: EventSender<Wall>) -> ElementWidget<Wall> { WallWidget(self, sender) }
}

private final class WallWidget: ElementWidget<Wall> {
  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.stretchesWidth = true
    style.stretchesHeight = true
    return style
  }

  override func paint(_ context: GraphicsContext) {
    for row in 0..<context.size.rows {
      context.draw(String(repeating: "#", count: context.size.columns), column: 0, row: row)
    }
  }
}
