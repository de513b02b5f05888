import Recurse
import RecurseMarkdown
import RecurseTesting
import Testing

private struct Answer: Component {
  struct State { var answer: String }
  let text: String

  var initialState: State { State(answer: text) }

  func render(state: State) -> Node { Markdown(streaming: \.answer) }
}

/// Messages of which the last one grows.
private struct Chat: Component {
  struct Message: Identifiable, Equatable {
    var id: Int
    var text: String
  }
  struct State {
    var messages: [Message]
    var answer = ""
  }
  let count: Int

  var initialState: State {
    State(messages: (0..<count).map { Message(id: $0, text: "**Message** \($0)") })
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(\.messages) { Markdown($0.text) }.frame(height: 4)
      Markdown(streaming: \.answer)
    }
  }
}

@MainActor @Suite("Markdown that streams") struct StreamingViewTests {
  @Test("shows bold text that is not closed yet as bold, without its asterisks")
  func unclosed() {
    let screen = TestScreen(Answer(text: "a **bo"), columns: 20, rows: 3)
    screen.expectPicture("a bo")
    screen.change { $0.answer += "ld** c" }
    screen.expectPicture("a bold c")
    #expect(screen.style(row: 0, column: 2).attributes.contains(.bold))
    #expect(!screen.style(row: 0, column: 7).attributes.contains(.bold))
    screen.change { $0.answer = "Another text" }
    screen.expectPicture("Another text")
  }

  @Test("shows at each step what the text shows that is given at once")
  func steps() {
    let text =
      "# T\n\nA `b` c.\n\n- x\n- y\n\n```swift\nlet a = 1\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    let screen = TestScreen(Answer(text: ""), columns: 20, rows: 16)
    var shown = ""
    for character in text {
      shown.append(character)
      screen.change { $0.answer = shown }
      let whole = TestScreen(Answer(text: shown), columns: 20, rows: 16)
      #expect(screen.styledText == whole.styledText, "after \(shown.debugDescription)")
    }
  }

  @Test("renders and lays out one block for a token, whatever the length of the text")
  func cost() {
    let records = [10, 1000].map { count in
      let text = (0..<count).map { "Paragraph \($0).\n\n" }.joined() + "The last"
      let screen = TestScreen(Answer(text: text), columns: 40, rows: 10)
      _ = screen.takeRecord()
      screen.change { $0.answer += " one" }
      return screen.takeRecord()
    }
    // The owner's part of the body, the text and its last block.
    #expect(records.allSatisfy { $0.update.renders <= 3 })
    #expect(records[0].update.renders == records[1].update.renders)
    #expect(records[0].laidOut == records[1].laidOut)
  }

  @Test("costs as much below ten messages as below ten thousand")
  func transcript() {
    let records = [10, 10_000].map { count in
      let screen = TestScreen(Chat(count: count), columns: 40, rows: 10)
      screen.change { $0.answer = "An" }
      _ = screen.takeRecord()
      screen.change { $0.answer += " answer" }
      return screen.takeRecord()
    }
    #expect(records[0].update.renders == records[1].update.renders)
    #expect(records[0].update.nodesCompared == records[1].update.nodesCompared)
    #expect(records[0].laidOut == records[1].laidOut)
  }
}
