import Recurse
import RecurseMarkdown

extension ChatApp {
  /// The messages, of which only the visible ones are rendered.
  ///
  /// The answer that is coming is the last row from its first token on, and reads its text from the
  /// state. So the list follows it as it follows any row that grows, and a token costs its last
  /// block. When the answer is complete, the row keeps its identity, so nothing moves for a person
  /// who has scrolled into it.
  var transcript: Node {
    List(\.messages) { message, state in
      if message.status == .streaming {
        streamingRow
      } else {
        MessageView(
          message: message, found: message.id == state.search.current ? state.search.query : nil)
      }
    }
    .defaultScrollAnchor(.bottom)
    .scrollPosition(\.position)
    .accessibilityLabel("Messages")
  }

  /// The end of the answer that is coming, in half of the rows below the prompt. Each message is
  /// printed once it is complete.
  func coming(_ size: CellSize) -> Node {
    FlexBox(direction: .column, justifyContent: .end, overflow: .scroll) { streamingRow }
      .frame(maxHeight: .cells(max(1, size.rows / 2)))
  }

  /// The text is read here, as a component of its own could not read the state of this one.
  private var streamingRow: Node {
    VStack(alignment: .stretch) {
      AuthorLine(author: .assistant, note: Message.Status.streaming.word)
      Markdown(streaming: \.answer)
    }
    .padding(.bottom)
  }
}
