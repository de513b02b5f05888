import Recurse

/// Books that can be searched, looked at and liked. The driver has the books and the likes; the
/// screen shows its state, performs its actions and receives its events.
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
    /// Whether the app is left as soon as the store has answered.
    var isLeaving = false
    var isDone = false
    /// 1 where the person leaves although the likes are not kept.
    var status: Int32 = 0

    /// Leaves, but for a problem that the person has not seen yet.
    mutating func leave(_ books: BooksState, wasSeen: Bool) {
      isLeaving = books.isStoring
      guard !isLeaving else { return }
      status = books.problem == nil ? 0 : 1
      isDone = books.problem == nil || wasSeen
    }

    mutating func hear(_ event: BooksEvent) {
      switch event {
      case .liked(let title): notice = "You like “\(title)”."
      case .unliked(let title): notice = "You no longer like “\(title)”."
      case .opened, .closed: return
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
    Observing(driver.state.map(Need.init)) { need in
      screen(state).commands {
        Command("Try again", key: "s", isEnabled: need.isUnkept) { _ in
          driver.perform(.keepAgain)
        }
        Command("Close", key: "escape", isEnabled: need.isOpen) { _ in driver.perform(.close) }
        Command("Search", key: "/") { $0.focus = .search }
        Command("Reload", key: "r") { _ in driver.perform(.reload) }
        Command("Quit", key: "q") { $0.leave(driver.state.value, wasSeen: true) }
      }
    }
  }

  /// What there is to be done.
  private struct Need: Equatable {
    let isUnkept: Bool
    let isOpen: Bool

    init(_ books: BooksState) {
      isUnkept = books.problem != nil
      isOpen = books.opened != nil
    }
  }

  private func screen(_ state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("Books").bold().flex(shrink: 0)
        Observing(driver.state.likes.count) {
          Text("♥ \($0)").foreground(.error).lineLimit(1).flex(shrink: 0)
        }
        Spinner(isAnimating: driver.state.books.isLoading)
        TextField("Search", text: state.query) { state, query in
          state.query = query
          driver.perform(.search(query))
        }
        .focused(\.focus, equals: .search)
        .onSubmit { $0.focus = .books }
        .command("Back", key: "escape") { $0.focus = .books }
      }
      .background(.surface)
      Observing(driver.state.books) { books in
        list(books.value ?? [], isEmpty: books.isEmpty)
        if let failure = books.failure {
          Text("\(failure)").foreground(.error)
        }
      }
      Observing(driver.state.opened) { book in
        if let book { detail(book) }
      }
      if let notes { analytics(notes) }
      Observing(driver.state.problem) { problem in
        if let problem {
          Text("Not kept: \(problem)").foreground(.error)
        }
      }
      if state.isLeaving { Text("Keeping the likes…") }
      WithEnvironment(\.isEnding) { isEnding in
        footer(state).onChange(of: isEnding) { state, _ in
          state.leave(driver.state.value, wasSeen: true)
        }
      }
    }
  }

  /// What keys do; for a while, beside what was done last.
  private func footer(_ state: State) -> Node {
    HStack(spacing: 2) {
      if let notice = state.notice { Text(notice).lineLimit(1).foreground(.secondaryText) }
      // In a narrow window the way out is not cut.
      KeyHints().frame(minWidth: 6).flex(grow: 1)
    }
  }

  private func list(_ books: [Book], isEmpty: Bool) -> Node {
    List(books, selection: \.selected) { book in
      HStack {
        Observing(driver.state.map { $0.isLiked(book.id) }) { isLiked in
          Text(isLiked ? "♥" : " ").foreground(.error)
        }
        Text("\(book.title)  \(Text(book.author).foreground(.secondaryText))").lineLimit(1)
      }
      .onSelect { _ in driver.perform(.choose(book)) }
    } placeholder: {
      Text(isEmpty ? "No book is called so." : "").foreground(.secondaryText)
    }
    .focused(\.focus, equals: .books)
  }

  /// The book that is looked at.
  private func detail(_ book: Book) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.verticalSizeClass) { height in
        if height > .compact {
          Divider()
          Text(book.title).bold().lineLimit(1)
          Text("\(book.author), \(book.year)").lineLimit(1)
          Text(book.about).foreground(.secondaryText)
        }
      }
      HStack {
        Observing(driver.state.map { $0.isLiked(book.id) }) { isLiked in
          Button(isLiked ? "Unlike" : "Like") { _ in driver.perform(.like(book)) }
        }
        Button("Close") { state in
          driver.perform(.close)
          state.focus = .books
        }
      }
    }
  }

  private func analytics(_ notes: ObservableCollection<String>) -> Node {
    WithEnvironment(\.verticalSizeClass) { height in
      if height > .compact {
        Observing(notes) { notes in
          if !notes.isEmpty {
            Panel(title: "Analytics").content {
              for note in notes.suffix(3) { Text(note).lineLimit(1).foreground(.secondaryText) }
            }
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
    if state.isLeaving {
      // However the app ends, it waits for the store.
      .task(id: "keeping the likes", onCancel: .finish(within: .seconds(10))) { app in
        for await isStoring in driver.state.isStoring.values where !isStoring { break }
        app.send { $0.leave(driver.state.value, wasSeen: false) }
      }
    }
    if state.isDone { .quit(status: state.status) }
  }
}
