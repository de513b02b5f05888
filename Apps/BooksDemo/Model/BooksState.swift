import Recurse

/// What is known of the books, and what somebody wants of them.
package struct BooksState: Equatable {
  /// What is asked of the catalogue. Another number asks the same again.
  package struct Request: Hashable, Sendable {
    package var query = ""
    package var number = 0
  }

  package var request = Request()
  package var books = Loadable<[Book], Unreachable>.idle
  package var likes: Set<Book.ID>
  /// Why the likes are not kept, where they are not.
  package var problem: String?

  package init(likes: Set<Book.ID> = []) { self.likes = likes }

  package func isLiked(_ id: Book.ID) -> Bool { likes.contains(id) }
}

/// What happens once: nobody who comes later hears of it.
package enum BooksEvent: Hashable, Sendable {
  case liked(String)
  case unliked(String)
  case closed
}

/// Why there is no answer.
package struct Unreachable: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
