import Recurse

package typealias BooksDriver = Driver<BooksState, BooksEvent>
package typealias BooksAction = Action<BooksState, BooksEvent>

// All actions on the books. They do not depend on a network, a file or a log.
extension Action where State == BooksState, Event == BooksEvent {
  package static func search(_ query: String) -> BooksAction {
    Action("search") { state in
      state.request.query = query
      state.request.number += 1
    }
  }

  package static var reload: BooksAction { Action("reload") { $0.request.number += 1 } }

  package static var begin: BooksAction { Action("begin") { $0.books.begin() } }

  package static func show(_ books: [Book]) -> BooksAction {
    Action("show") { $0.books.succeed(with: books, isEmpty: \.isEmpty) }
  }

  package static func fail(_ problem: Unreachable) -> BooksAction {
    Action("fail") { $0.books.fail(with: problem) }
  }

  /// Likes a book, or removes the like.
  package static func like(_ book: Book) -> BooksAction {
    Action("like") { state, emit in
      if state.likes.insert(book.id).inserted {
        emit(.liked(book.title))
      } else {
        state.likes.remove(book.id)
        emit(.unliked(book.title))
      }
    }
  }

  /// Records whether the likes are stored.
  package static func kept(problem: String?) -> BooksAction {
    Action("kept") { $0.problem = problem }
  }

  package static var close: BooksAction { Action("close") { _, emit in emit(.closed) } }
}
