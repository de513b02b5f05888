import Recurse
import RecurseTesting
import Testing

private struct Pad: Component {
  struct State: Equatable {
    var pressed: [Int] = []
    var text = ""
    var selected: Int? = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack(alignment: .top, spacing: 1) {
      VStack {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { column in
              Button("\(row * 3 + column)") { $0.pressed.append(row * 3 + column) }
            }
          }
        }
      }
      .focusScope()
      VStack {
        TextField("Field", text: \.text).frame(width: 8)
        List(0..<4, id: \.self) { Text("row \($0)") }.frame(width: 8, height: 3)
        Text("board").focusable().onKey(.enter) { $0.pressed.append(99) }
      }
    }
  }
}

private struct Tall: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    ScrollView {
      Button("A") { $0 += 1 }
      ForEach(0..<4, id: \.self) { Text("near \($0)") }
      Button("B") { $0 += 1 }
      ForEach(0..<30, id: \.self) { Text("far \($0)") }
      Button("C") { $0 += 1 }
    }
    .frame(height: 6)
    Button("Below") { $0 += 1 }
  }
}

@MainActor @Suite("Arrows move the focus") struct SpatialFocusTests {
  @Test("to what is nearest in their direction")
  func pad() {
    let screen = TestScreen(Pad(), columns: 40, rows: 8)
    #expect(screen.focused?.label == "0")
    screen.press(.right, .down)
    #expect(screen.focused?.label == "4")
    screen.press(.down, .left, .up)
    #expect(screen.focused?.label == "3")
    screen.press(.left)
    #expect(screen.focused?.label == "3")
    #expect(screen.unhandled.count == 1)
  }

  @Test("out of a group where nothing in it is in their direction, and back to where it was")
  func group() {
    let screen = TestScreen(Pad(), columns: 40, rows: 8)
    screen.press(.right, .right)
    #expect(screen.focused?.label == "2")
    screen.press(.right)
    #expect(screen.focused?.label == "Field")
    // A field keeps the arrows of its line.
    screen.press(.left)
    #expect(screen.focused?.label == "Field")
    screen.press(.down)
    #expect(screen.focused?.role == .list)
    screen.press(.left)
    #expect(screen.focused?.label == "2")
  }

  @Test("not out of a list, which keeps those of its axis at its ends")
  func list() {
    let screen = TestScreen(Pad(), columns: 40, rows: 8)
    screen.press(.right, .right, .right, .down)
    screen.press(.down, .down, .down, .down, .down)
    #expect(screen.focused?.role == .list)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.state.pressed == [99])
    screen.press(.up)
    #expect(screen.focused?.role == .list)
  }

  @Test("in a scroll view within a page, which else is scrolled")
  func scrolled() {
    let screen = TestScreen(Tall(), columns: 20, rows: 8)
    screen.press(.down)
    #expect(screen.focused?.label == "B")
    screen.press(.down)
    #expect(screen.focused?.label == "B")
    #expect(!screen.text.contains("[ A ]"))
    for _ in 0..<40 { screen.press(.down) }
    #expect(screen.focused?.label == "Below")
    #expect(screen.text.contains("[ C ]"))
  }
}
