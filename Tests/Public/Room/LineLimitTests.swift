import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Line limits") struct LineLimitTests {
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

  @Test("Texts inherit a line limit, which may change")
  func inherited() {
    let screen = TestScreen(Card(), columns: 9, rows: 9)
    #expect(screen.text == "one two…\nfive six\nseven ei…\nnine ten…")
    screen.change { $0 = nil }
    #expect(
      screen.text == "one two\nthree\nfour\nfive six\nseven ei…\nnine ten\neleven\ntwelve")
    screen.change { $0 = 2 }
    #expect(screen.text == "one two\nthree fo…\nfive six\nseven ei…\nnine ten\neleven t…")
  }

  @Test("A line limit that changed outside of the viewport applies when the row is visible again")
  func parked() {
    struct Counter: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Text("one two three \(state)").onTapGesture { $0 += 1 }
      }
    }
    struct Rows: Component {
      var initialState: Int? { 1 }
      func render(state: Int?) -> Node {
        List(Array(0..<40), id: \.self) { number in
          if number == 0 { Counter() } else { Text("row \(number)") }
        }
        .scrollIndicators(.hidden).lineLimit(state)
      }
    }
    let screen = TestScreen(Rows(), columns: 9, rows: 3)
    screen.click(column: 0, row: 0)
    #expect(screen.text.hasPrefix("▌one two…\n row 1"))
    screen.press(.end)
    screen.change { $0 = nil }
    screen.press(.home)
    #expect(screen.text.hasPrefix("▌one two\n▌three 0"))
  }

  @Test("Texts that are inserted later inherit the line limit")
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

  @Test("A text whose further lines are left out has room for the ellipsis")
  func ellipsis() {
    struct Page: Component {
      func render(state: Void) -> Node {
        HStack { Text("hello\nworld").lineLimit(1) }
        VStack { Text("hello\nworld").lineLimit(1) }
      }
    }
    #expect(TestScreen(Page(), columns: 20, rows: 2).text == "hello…\nhello…")
  }

  @Test("A text that has fewer lines of room than it needs ends with an ellipsis")
  func height() {
    struct Page: Component {
      func render(state: Void) -> Node {
        Text("one two three four").frame(height: 2)
        Text("below")
      }
    }
    #expect(TestScreen(Page(), columns: 9, rows: 3).text == "one two\nthree fo…\nbelow")
  }
}
