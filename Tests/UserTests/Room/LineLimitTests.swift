import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("A line limit") struct LineLimitTests {
  struct Card: Component {
    var initialState: Int? { 1 }
    func render(state: Int?) -> Node {
      VStack {
        Text("one two three four")
        Text("five six seven eight").lineLimit(2)
        HStack { Text("nine ten eleven twelve") }
      }
      .lineLimit(state)
    }
  }

  @Test("is inherited by texts that have none of their own, and may change")
  func inherited() {
    let screen = TestScreen(Card(), columns: 9, rows: 9)
    #expect(screen.text == "one two…\nfive six\nseven ei…\nnine ten…")
    screen.change { $0 = nil }
    #expect(
      screen.text == "one two\nthree\nfour\nfive six\nseven ei…\nnine ten\neleven\ntwelve")
    screen.change { $0 = 2 }
    #expect(screen.text == "one two\nthree fo…\nfive six\nseven ei…\nnine ten\neleven t…")
  }

  @Test("is inherited by what comes later")
  func later() {
    struct Notes: Component {
      var initialState: [String] { [] }
      func render(state: [String]) -> Node {
        VStack { ForEach(state, id: \.self) { note in HStack { Text(note) } } }.lineLimit(1)
      }
    }
    let screen = TestScreen(Notes(), columns: 9, rows: 4)
    screen.change { $0 = ["one two three"] }
    screen.change { $0.append("four five six") }
    #expect(screen.text == "one two…\nfour fiv…")
  }
}
