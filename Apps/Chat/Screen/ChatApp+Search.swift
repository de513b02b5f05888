import Recurse

extension ChatApp {
  /// The text that is looked for, and which of the messages with it is shown. Letters are text, so
  /// Enter and the arrows go from one message to the next.
  func searchBar(_ search: MessageSearch) -> Node {
    HStack {
      Text("Find").foreground(.secondaryText)
      TextField("Find", text: \.search.query, prompt: "messages that contain…")
        .focused(\.focus, equals: .search)
        .onSubmit { $0.goToFound(by: -1) }
        .onKey(.up) { $0.goToFound(by: -1) }
        .onKey(.down) { $0.goToFound(by: 1) }
        .onKey(.escape) { $0.closeSearch() }
        .flex(grow: 1)
      Text(search.status).foreground(.secondaryText).fixedSize()
    }
    .padding(horizontal: 1)
  }
}
