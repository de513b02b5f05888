import Recurse
import RecurseTesting
import Testing

private struct Chat: Component {
  struct Message: Identifiable, Equatable {
    var id: Int
    var lines: Int
  }
  struct State {
    var messages: [Message]
    var below = 1
    var position = ScrollPosition()
  }
  var count = 200

  var initialState: State {
    State(messages: (0..<count).map { Message(id: $0, lines: $0 % 7 + 1) })
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(\.messages) { message in
        VStack(alignment: .leading) {
          ForEach(0..<message.lines, id: \.self) { Text("\(message.id).\($0)") }
        }
      }
      .defaultScrollAnchor(.bottom)
      .scrollPosition(\.position)
      VStack { ForEach(0..<state.below, id: \.self) { Text("below \($0)") } }
    }
  }
}

@MainActor @Suite("A list that follows its end, in a room that changes") struct ShrinkingListTests {
  private func last(_ screen: TestScreen<Chat>) -> Bool {
    let message = screen.state.messages[screen.state.messages.count - 1]
    return screen.text.contains("\(message.id).\(message.lines - 1) ")
  }

  @Test("stays at the end from the start")
  func fromTheStart() {
    let screen = TestScreen(Chat(), columns: 20, rows: 12)
    #expect(last(screen))
    for below in [2, 3, 1, 6, 1] {
      screen.change { $0.below = below }
      #expect(last(screen), "\(below)\n\(screen.text)")
    }
  }

  @Test("stays at the end after the last row has grown and shrunk")
  func growing() {
    let screen = TestScreen(Chat(), columns: 20, rows: 12)
    screen.change { state in
      state.messages.append(Chat.Message(id: 200, lines: 1))
      state.messages.append(Chat.Message(id: 201, lines: 1))
      state.position.scrollToEnd()
    }
    for lines in [2, 10, 30, 3, 1, 20] {
      screen.change { $0.messages[201].lines = lines }
      #expect(last(screen), "\(lines)\n\(screen.text)")
      screen.change { $0.below = 3 }
      #expect(last(screen), "\(lines)\n\(screen.text)")
      screen.change { $0.below = 1 }
      #expect(last(screen), "\(lines)\n\(screen.text)")
    }
  }
}
