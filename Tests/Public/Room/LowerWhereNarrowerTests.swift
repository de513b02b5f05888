import Recurse
import RecurseTesting
import Testing

/// Content that is lower beside the scrollbar than without it, as it follows its width by commits.
private struct Opposite: Component {
  struct State: Equatable {
    var count = 0
    var tall = 30
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    ScrollView {
      GeometryReader { size in
        VStack {
          ForEach(0..<(size.columns < 20 ? 3 : state.tall), id: \.self) { Text("row \($0)") }
        }
      }
    }
    .onKey("c") { $0.count += 1 }
    .onKey("l") { $0.tall = 4 }
  }
}

@MainActor
@Suite("A scroll view of content that is lower where it is narrower") struct LowerWhereNarrowerTests {
  @Test("comes to rest, and looks again after each change")
  func rests() {
    let screen = TestScreen(Opposite(), columns: 20, rows: 8)
    let first = screen.text
    for _ in 0..<5 { screen.press(.character("c")) }
    #expect(screen.failure == nil)
    #expect(screen.text == first)
    screen.press(.character("l"))
    #expect(screen.failure == nil)
    #expect(screen.text == "row 0\nrow 1\nrow 2\nrow 3")
    for columns in 15..<26 { screen.resize(columns: columns, rows: 8) }
    #expect(screen.failure == nil)
  }
}
