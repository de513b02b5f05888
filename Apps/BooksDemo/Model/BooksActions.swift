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

  /// Looks at a book.
  package static func open(_ book: Book) -> BooksAction {
    Action("open") { $1($0.open(book)) }
  }

  /// Looks at a book, and likes it the second time.
  package static func choose(_ book: Book) -> BooksAction {
    Action("choose") { $1($0.opened == book ? $0.toggleLike(of: book) : $0.open(book)) }
  }

  /// Likes a book, or removes the like.
  package static func like(_ book: Book) -> BooksAction {
    Action("like") { $1($0.toggleLike(of: book)) }
  }

  /// Records that likes are stored.
  package static func kept(_ likes: Set<Book.ID>) -> BooksAction {
    Action("kept") { state in
      state.kept = likes
      state.problem = nil
    }
  }

  /// Records why likes are not stored.
  package static func notKept(_ problem: LikeProblem) -> BooksAction {
    Action("not kept") { $0.problem = "\(problem)" }
  }

  /// Stores the likes again.
  package static var keepAgain: BooksAction {
    Action("keep again") { state in
      guard state.likes != state.kept else { return }
      state.problem = nil
      state.attempts += 1
    }
  }

  /// Closes the book that is looked at.
  package static var close: BooksAction {
    Action("close") { state, emit in
      guard state.opened != nil else { return }
      state.opened = nil
      emit(.closed)
    }
  }
}
