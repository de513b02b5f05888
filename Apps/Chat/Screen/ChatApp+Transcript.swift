import Recurse
import RecurseMarkdown

extension ChatApp {
  /// The messages, of which only the visible ones are rendered.
  ///
  /// The answer that is coming is the last row from its first token on, and reads its text from the
  /// state. So the list follows it as it follows any row that grows, and a token costs its last
  /// block. When the answer is complete, the row keeps its identity, so nothing moves for a person
  /// who has scrolled into it.
  func transcript(_ size: CellSize) -> Node {
    GeometryReader { room in
      List(\.messages) { message, state in
        let rows =
          message.id == state.latestAnswer && Self.hasRoom(in: size)
          ? Self.answerRows(in: room) : 0
        if message.status == .streaming {
          streamingRow.frame(minHeight: .cells(Double(rows)))
        } else {
          MessageView(
            message: message, found: message.id == state.search.current ? state.search.query : nil
          )
          .frame(minHeight: .cells(Double(rows)))
        }
      }
      .defaultScrollAnchor(.bottom)
      .scrollPosition(\.position)
      .accessibilityLabel("Messages")
    }
  }

  /// The rows of the latest answer at least, in the room of all messages. With its prompt it has
  /// one more than there are, so the prompt is in the first one, and the list follows no end to
  /// which nobody has scrolled. In a low window it follows the end, as a prompt would leave no room
  /// for it.
  ///
  ///     ▓You▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
  ///     What is a list?
  ///
  ///     ▓Assistant▓▓▓▓▓▓▓▓▓▓▓
  ///     A list has          ← it grows downward
  ///
  private static func answerRows(in room: CellSize) -> Int {
    max(0, room.rows - promptRows + 1)
  }

  /// The rows of a prompt of one line: its author, the line, and the gap below it.
  private static let promptRows = 3

  /// Whether there is room for a prompt and some of its answer.
  static func hasRoom(in size: CellSize) -> Bool { size.rows >= 12 }

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
