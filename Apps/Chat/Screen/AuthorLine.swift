import Recurse

/// The line above a message: who writes it, and a word about it. It is a band across the
/// transcript, which no heading of an answer is.
///
///     ▓You▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
///     What is a list?
///
///     ▓Assistant▓▓▓▓▓▓▓▓▓▓▓
///     A list has rows.
struct AuthorLine: Component, Equatable {
  let author: Message.Author
  let note: String

  func render(state: Void) -> Node {
    HStack {
      Text(author.name).bold().foreground(author == .person ? .text : .success).lineLimit(1)
      if !note.isEmpty { Text(note).foreground(.secondaryText).lineLimit(1) }
      Spacer()
    }
    .frame(maxWidth: .infinity).background(.surface)
  }
}
