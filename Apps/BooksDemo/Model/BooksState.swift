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
  /// The likes that the store has.
  package var kept: Set<Book.ID>
  /// The number of times that the likes were to be stored again after a problem.
  package var attempts = 0
  /// The problem that keeps the likes from being stored; `nil` while none is known.
  package var problem: String?
  /// The book that is looked at.
  package var opened: Book?

  package init(likes: Set<Book.ID> = []) {
    self.likes = likes
    kept = likes
  }

  package func isLiked(_ id: Book.ID) -> Bool { likes.contains(id) }

  mutating func open(_ book: Book) -> BooksEvent {
    opened = book
    return .opened(book.title)
  }

  mutating func toggleLike(of book: Book) -> BooksEvent {
    problem = nil
    if likes.insert(book.id).inserted { return .liked(book.title) }
    likes.remove(book.id)
    return .unliked(book.title)
  }

  /// The order for the store: other likes, or the same ones once more.
  package var order: StoreOrder { StoreOrder(likes: likes, attempt: attempts) }

  package struct StoreOrder: Hashable, Sendable {
    package var likes: Set<Book.ID>
    var attempt: Int
  }

  /// Whether the store still has to answer.
  package var isStoring: Bool { likes != kept && problem == nil }
}

/// Events that happen once. A late subscriber does not receive them.
package enum BooksEvent: Hashable, Sendable {
  case liked(String)
  case unliked(String)
  case opened(String)
  case closed
}

/// The failure of a search.
package struct Unreachable: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
