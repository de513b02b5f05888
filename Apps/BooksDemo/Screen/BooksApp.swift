import DemoFooter
import Recurse

/// Books that can be searched and liked. The driver has the books and the likes; the screen shows
/// its state, performs its actions and receives its events.
package struct BooksApp: App {
  private let driver: BooksDriver
  private let notes: ObservableCollection<String>?

  package struct State {
    package enum Field: Hashable { case search, books }
    var query = ""
    package var selected: Book.ID?
    package var focus: Field? = .books
    /// The last action, and how many times there was one.
    var notice: String?
    var notices = 0
    var isDone = false

    mutating func hear(_ event: BooksEvent) {
      switch event {
      case .liked(let title): notice = "You like “\(title)”."
      case .unliked(let title): notice = "You no longer like “\(title)”."
      case .closed: isDone = true
      }
      notices += 1
    }
  }

  /// - Parameter notes: the reports to analytics, if they are shown.
  package init(_ driver: BooksDriver, notes: ObservableCollection<String>? = nil) {
    self.driver = driver
    self.notes = notes
  }

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("Books").bold()
        Observing(driver.state.likes.count) { Text("♥ \($0)").foreground(.red).lineLimit(1) }
        Spinner(isAnimating: driver.state.books.isLoading)
        TextField("Search", text: state.query) { state, query in
          state.query = query
          driver.perform(.search(query))
        }
        .focused(\.focus, equals: .search)
        .onSubmit { $0.focus = .books }
      }
      Observing(driver.state.books) { books in
        list(books.value ?? [], isEmpty: books.isEmpty)
        if let failure = books.failure {
          Text("\(failure) Press r to ask again.").foreground(.red)
        }
        if let book = books.value?.first(where: { $0.id == state.selected }) { about(book) }
      }
      if let notes { analytics(notes) }
      Observing(driver.state.problem) { problem in
        if let problem { Text("Not kept: \(problem)").foreground(.red) }
      }
      if state.focus == .search {
        Footer("Enter to the books", leave: "Esc back")
      } else {
        Footer(state.notice ?? "↑↓ choose · Enter like · / search · r reload", leave: "q quit")
      }
    }
    .onKey(.character("/")) { $0.focus = .search }
    .onKey(.character("r")) { _ in driver.perform(.reload) }
    .onKey(.character("q")) { _ in driver.perform(.close) }
    .onKey(.escape) { $0.focus = .books }
  }

  private func list(_ books: [Book], isEmpty: Bool) -> Node {
    List(books, selection: \.selected) { book in
      HStack {
        Observing(driver.state.map { $0.isLiked(book.id) }) { isLiked in
          Text(isLiked ? "♥" : " ").foreground(.red)
        }
        Text("\(book.title)  \(Text(book.author).dim())").lineLimit(1)
      }
      .onSelect { _ in driver.perform(.like(book)) }
    } placeholder: {
      Text(isEmpty ? "No book is called so." : "").dim()
    }
    .focused(\.focus, equals: .books)
  }

  private func about(_ book: Book) -> Node {
    WithEnvironment(\.verticalSizeClass) { height in
      if height > .compact {
        Divider()
        Text("\(book.author), \(book.year)").lineLimit(1)
        Text(book.about).dim()
      }
    }
  }

  private func analytics(_ notes: ObservableCollection<String>) -> Node {
    WithEnvironment(\.verticalSizeClass) { height in
      if height > .compact {
        Panel(title: "Analytics").content {
          Observing(notes) { notes in
            for note in notes.suffix(3) { Text(note).lineLimit(1).dim() }
          }
        }
      }
    }
  }

  package func effects(state: State) -> [Effect] {
    .observe(driver.events) { state, event in state.hear(event) }
    if state.notice != nil {
      .task(id: state.notices) { app in
        try await app.clock.sleep(for: .seconds(3))
        app.send { $0.notice = nil }
      }
    }
    if state.isDone { .quit() }
  }
}
