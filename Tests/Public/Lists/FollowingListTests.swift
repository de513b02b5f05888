import Recurse
import RecurseTesting
import Testing

/// A chat, in which messages come and grow.
private struct Chat: Component {
  struct Message: Identifiable, Equatable {
    var id: Int
    var text: String
  }

  struct State {
    var messages = (1...10).map { Message(id: $0, text: "message \($0)") }
    var selected: Int?

    mutating func add() {
      let number = messages.count + 1
      messages.append(Message(id: number, text: "message \(number)"))
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.messages, selection: \.selected) { Text($0.text) }
      .defaultScrollAnchor(.bottom).scrollIndicators(.hidden)
  }
}

@MainActor @Suite("A list that follows its end") struct FollowingListTests {
  private func screen(rows: Int = 4) -> TestScreen<Chat> {
    TestScreen(Chat(), columns: 14, rows: rows)
  }

  private func lines(_ screen: TestScreen<Chat>) -> [String] {
    screen.text.split(separator: "\n").map { $0.replacing("▌", with: " ").trimmed }
  }

  @Test("starts there, and stays there while rows are added and grow")
  func follows() {
    let screen = screen()
    #expect(lines(screen) == ["message 7", "message 8", "message 9", "message 10"])
    screen.change { $0.add() }
    #expect(lines(screen).last == "message 11")
    screen.change { for _ in 0..<100 { $0.add() } }
    #expect(lines(screen).last == "message 111")
    screen.change { $0.messages[110].text += "\nand\nmore" }
    #expect(lines(screen) == ["message 110", "message 111", "and", "more"])
    screen.resize(columns: 14, rows: 3)
    #expect(lines(screen) == ["message 111", "and", "more"])
  }

  @Test("holds still for a person who has scrolled up, and follows again at the end")
  func letsGo() {
    let screen = screen()
    screen.wheel(.up, column: 2, row: 1)
    screen.change { $0.add() }
    #expect(lines(screen).first == "message 4")
    screen.change { $0.messages.removeFirst() }
    #expect(lines(screen).first == "message 4")
    screen.wheel(.down, notches: 3, column: 2, row: 1)
    screen.change { $0.add() }
    #expect(lines(screen).last == "message \(screen.state.messages.count)")
  }

  @Test("goes on to follow while the cursor is in view, and shows the cursor when a key moves it")
  func cursor() {
    let screen = screen()
    screen.press(.up)
    screen.change { for _ in 0..<9 { $0.add() } }
    #expect(lines(screen).last == "message 19")
    let selected = screen.state.selected
    screen.press(.up)
    #expect(screen.state.selected.map { $0 < selected ?? 99 } == true)
    #expect(lines(screen).contains("message \(screen.state.selected ?? 0)"))
    screen.change { $0.add() }
    #expect(lines(screen).contains("message \(screen.state.selected ?? 0)"))
  }

  @Test("shows few rows from the top, and none without trouble")
  func few() {
    let screen = screen(rows: 12)
    #expect(lines(screen).first == "message 1")
    screen.change { $0.messages = [] }
    screen.change { for _ in 0..<20 { $0.add() } }
    #expect(lines(screen).last == "message 20")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
