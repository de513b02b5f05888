import Recurse

extension ChatApp {
  /// The text that is looked for, which of the messages with it is shown, and the line in which it
  /// was found. In a long answer that may be out of view. Letters are text, so Enter and the arrows
  /// go from one message to the next.
  ///
  ///     Find visible                      239/239
  ///     Line The short answer: mount what is visible, and nothing else.
  func searchBar(_ state: ChatState, _ size: CellSize) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("Find").foreground(.secondaryText)
        TextField("Find", text: \.search.query, prompt: "messages that contain…")
          .focused(\.focus, equals: .search)
          // What was looked for last is replaced by what is typed.
          .selectsTextOnFocus()
          // A field takes Enter before commands do.
          .onSubmit { $0.goToFound(by: -1) }
          .flex(grow: 1)
        Text(state.search.status).foreground(.secondaryText).fixedSize()
      }
      if size.rows >= 12, let excerpt = state.excerpt {
        HStack {
          Text("Line").foreground(.secondaryText)
          Text(excerpt, marking: MessageSearch.ranges(of: state.search.query, in: excerpt))
        }
        .lineLimit(1)
      }
    }
    .padding(horizontal: 1)
    .commands {
      // The search begins at the end, so Enter goes on to what is earlier.
      Command("Earlier match", key: "up") { $0.goToFound(by: -1) }.alternateKey("enter")
      // Not every terminal tells Shift+Enter from Enter.
      Command("Later match", key: "down") { $0.goToFound(by: 1) }.alternateKey("shift+enter")
      Command("Close", id: "close-search", key: "escape") { $0.closeSearch() }
    }
  }
}
