import Recurse
import RecurseEditor

extension ChatApp {
  /// The prompt, which grows with its text. In a small window there is no border, and one line.
  func composer(_ size: CellSize) -> Node {
    HStack {
      Text("›").foreground(.accent)
      TextEditor(
        "Message", text: \.draft.text, selection: \.draft.selection, prompt: "Ask anything"
      )
      .lineLimit(1...max(1, min(6, size.rows / 3)))
      .onSubmit { $0.send() }
      .onKey { state, key in Self.recall(by: key.key, &state) ? .handled : .ignored }
      .focused(\.focus, equals: .composer)
    }
    .padding(horizontal: 1)
    .border(size.rows >= 12 ? .rounded : nil)
  }

  /// Recalls a prompt by a key that the text has no use for.
  ///
  /// - Returns: whether the key did so.
  private static func recall(by key: Key, _ state: inout ChatState) -> Bool {
    switch key {
    case .up, .control("p"): state.draft.recall(.earlier)
    case .down, .control("n"): state.draft.recall(.later)
    default: false
    }
  }
}
