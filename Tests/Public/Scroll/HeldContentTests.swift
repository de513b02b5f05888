import Recurse
import RecurseTesting
import Testing

/// Messages of which earlier ones are loaded, and some change their heights.
private struct Conversation: Component {
  struct State {
    var messages = Array(20..<40)
    var grown: Set<Int> = []
  }

  let anchor: Alignment?
  var initialState: State { State() }

  func render(state: State) -> Node {
    ScrollView {
      ForEach(state.messages, id: \.self) { number in
        Text("message \(number)\(state.grown.contains(number) ? "\nand more" : "")")
      }
    }
    .defaultScrollAnchor(anchor)
    .scrollIndicators(.hidden)
  }
}

@MainActor @Suite("A scroll view whose content changes") struct HeldContentTests {
  private func screen(_ anchor: Alignment?) -> TestScreen<Conversation> {
    TestScreen(Conversation(anchor: anchor), columns: 12, rows: 3)
  }

  @Test("holds what is read in its place, where it begins at the end")
  func held() {
    let screen = screen(.bottom)
    #expect(screen.text == "message 37\nmessage 38\nmessage 39")
    screen.wheel(.up, column: 0, row: 0)
    let read = "message 34\nmessage 35\nmessage 36"
    #expect(screen.text == read)
    screen.change { $0.messages.insert(contentsOf: 10..<20, at: 0) }
    #expect(screen.text == read)
    screen.change { $0.grown = [11, 30, 39] }
    #expect(screen.text == read)
    screen.change { $0.messages.append(40) }
    #expect(screen.text == read)
    screen.change { $0.messages.removeFirst(9) }
    #expect(screen.text == read)
    screen.change { $0.messages.removeAll { $0 == 33 } }
    #expect(screen.text == read)
  }

  @Test("holds it at the start, too, and follows the end when it is there again")
  func ends() {
    let screen = screen(.bottom)
    screen.wheel(.up, notches: 20, column: 0, row: 0)
    #expect(screen.text == "message 20\nmessage 21\nmessage 22")
    screen.change { $0.messages.insert(19, at: 0) }
    #expect(screen.text == "message 20\nmessage 21\nmessage 22")
    screen.wheel(.down, notches: 20, column: 0, row: 0)
    screen.change { $0.messages.append(40) }
    #expect(screen.text == "message 38\nmessage 39\nmessage 40")
  }

  @Test("shows what comes first, where it begins there")
  func top() {
    let screen = screen(nil)
    screen.change { $0.messages.insert(19, at: 0) }
    #expect(screen.text == "message 19\nmessage 20\nmessage 21")
  }
}
