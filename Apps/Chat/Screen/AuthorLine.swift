import Recurse

/// The line above a message: who writes it, and a word about it.
struct AuthorLine: Component, Equatable {
  let author: Message.Author
  let note: String

  func render(state: Void) -> Node {
    HStack {
      Text(author.name).bold().foreground(author == .person ? .accent : .success).lineLimit(1)
      if !note.isEmpty { Text(note).foreground(.secondaryText).lineLimit(1) }
    }
  }
}
