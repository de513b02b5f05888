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
        Self.marked(message.text, found)
      } else {
        Markdown(message.text)
      }
    }
    .textSelection(.enabled)
    .padding(.bottom)
  }

  /// A text in which all that was found stands out.
  static func marked(_ text: String, _ query: String?) -> Text {
    guard let query else { return Text(verbatim: text) }
    var marked = Text("")
    var end = text.startIndex
    for range in MessageSearch.ranges(of: query, in: text) {
      marked = marked + Text(String(text[end..<range.lowerBound]))
      marked = marked + Text(String(text[range])).bold().foreground(.warning).reverse()
      end = range.upperBound
    }
    return marked + Text(String(text[end...]))
  }
}
