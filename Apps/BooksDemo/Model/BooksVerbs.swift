import Recurse

package typealias BooksDriver = Driver<BooksState, BooksEvent>
package typealias BooksVerb = Verb<BooksState, BooksEvent>

// All actions on the books. They do not depend on a network, a file or a log.
extension Verb where State == BooksState, Event == BooksEvent {
  package static func search(_ query: String) -> BooksVerb {
    Verb("search") { state in
      state.request.query = query
      state.request.number += 1
    }
  }

  package static var reload: BooksVerb { Verb("reload") { $0.request.number += 1 } }

  package static var begin: BooksVerb { Verb("begin") { $0.books.begin() } }

  package static func show(_ books: [Book]) -> BooksVerb {
    Verb("show") { $0.books.succeed(with: books, isEmpty: \.isEmpty) }
  }

  package static func fail(_ problem: Unreachable) -> BooksVerb {
    Verb("fail") { $0.books.fail(with: problem) }
  }

  /// Likes a book, or removes the like.
  package static func like(_ book: Book) -> BooksVerb {
    Verb("like") { state, emit in
      if state.likes.insert(book.id).inserted {
        emit(.liked(book.title))
      } else {
        state.likes.remove(book.id)
        emit(.unliked(book.title))
      }
    }
  }

  /// Records whether the likes are stored.
  package static func kept(problem: String?) -> BooksVerb {
    Verb("kept") { $0.problem = problem }
  }

  package static var close: BooksVerb { Verb("close") { _, emit in emit(.closed) } }
}
