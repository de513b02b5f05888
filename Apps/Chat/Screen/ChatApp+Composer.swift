import Recurse
import RecurseEditor

extension ChatApp {
  /// The prompt, which grows with its text. In a small window there is no border, and one line.
  func composer(_ size: CellSize) -> Node {
    HStack {
      Text("›").foreground(.accent)
      TextEditor("Message", text: \.draft, prompt: "Ask anything; the answers are recorded")
        .lineLimit(1...max(1, min(6, size.rows / 3)))
        .onSubmit { $0.send() }
        .history(\.prompts)
        .findDisabled()
        .focused(\.focus, equals: .composer)
    }
    .padding(horizontal: 1)
    .border(size.rows >= 12 ? .rounded : nil)
  }
}
