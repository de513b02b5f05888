import Recurse
import RecurseMarkdown

/// A message that does not change any more. One that is equal to what was shown is not rendered
/// again, as with each token of the answer below it.
struct MessageView: Component, Equatable {
  let message: Message
  /// The text that the search has found in this message.
  let found: String?

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      AuthorLine(author: message.author, note: found == nil ? message.status.word : "← match")
      // A prompt has the lines that the person typed.
      if message.author == .person {
        Text(message.text, marking: MessageSearch.ranges(of: found ?? "", in: message.text))
      } else {
        Markdown(
          message.text,
          marking: found.map { MessageSearch.parts(of: $0, in: message.shownText) } ?? [])
      }
    }
    .textSelection(.enabled)
    .padding(.bottom)
  }
}
