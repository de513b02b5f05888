import Recurse

/// The books, and what the user asked for.
package struct BooksState: Equatable {
  /// A request to the catalogue. Another number repeats it.
  package struct Request: Hashable, Sendable {
    package var query = ""
    package var number = 0
  }

  package var request = Request()
  package var books = Loadable<[Book], Unreachable>.idle
  package var likes: Set<Book.ID>
  /// Why the likes are not stored; `nil` if they are.
  package var problem: String?

  package init(likes: Set<Book.ID> = []) { self.likes = likes }

  package func isLiked(_ id: Book.ID) -> Bool { likes.contains(id) }
}

/// Events that happen once. A late subscriber does not receive them.
package enum BooksEvent: Hashable, Sendable {
  case liked(String)
  case unliked(String)
  case closed
}

/// Why a search failed.
package struct Unreachable: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
