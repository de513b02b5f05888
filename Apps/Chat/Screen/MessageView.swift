import Recurse
import RecurseMarkdown

/// A message that does not change any more. One that is equal to what was shown is not rendered
/// again, as with each token of the answer below it.
struct MessageView: Component, Equatable {
  let message: Message
  /// True if the search shows this message.
  let isFound: Bool

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      AuthorLine(author: message.author, note: isFound ? "found" : message.status.word)
      // A prompt has the lines that the person typed.
      if message.author == .person { Text(verbatim: message.text) } else { Markdown(message.text) }
    }
    .textSelection(.enabled)
    .padding(.bottom)
  }
}
