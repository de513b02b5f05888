import Recurse

/// Books that can be searched, looked at and liked. The driver has the books and the likes; the
/// screen shows its state, performs its actions and receives its events.
package struct BooksApp: App {
  let driver: BooksDriver
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

  /// The work that there is to be done.
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
      header(state)
      WithEnvironment(\.windowSize) { window in
        let isWide = window.columns >= 72 && window.rows >= 16
        // The same nodes beside or below each other: the list keeps its place in any window.
        FlexBox(direction: isWide ? .row : .column, columnGap: 1) {
          VStack(alignment: .stretch) {
            Observing(driver.state.books) {
              list($0, showsAuthors: window.columns >= 40, showsYears: window.columns >= 100)
            }
          }
          .padding(horizontal: isWide ? 1 : 0)
          .border(isWide ? .rounded : nil, title: "Catalogue").flex(grow: 1, shrink: 1)
          VStack(alignment: .stretch) {
            let selected = state.selected
            Observing(driver.state.map { Sight($0, selected: selected) }) { sight in
              looked(at: sight, isWide: isWide)
            }
            if let notes { analytics(notes) }
          }
          .frame(width: isWide ? 36 : nil)
        }
        .padding(horizontal: isWide ? max(1, (window.columns - 140) / 2) : 0).flex(grow: 1)
      }
      Observing(driver.state.problem) { problem in
        if let problem {
          Text("✗ Not kept: \(problem)").foreground(.error)
        }
      }
      if state.isLeaving { Text("Keeping the likes…") }
      WithEnvironment(\.isEnding) { isEnding in
        footer(state).onChange(of: isEnding) { state, _ in
          state.leave(driver.state.value, wasSeen: true)
        }
      }
    }
    .windowTitle("Books")
  }

  private func header(_ state: State) -> Node {
    WithEnvironment(\.windowSize.columns) { columns in header(state, isWide: columns >= 72) }
  }

  private func header(_ state: State, isWide: Bool) -> Node {
    HStack {
      Text("Books").bold().foreground(.accent).flex(shrink: 0)
      Observing(driver.state.likes.count) {
        Text("♥ \($0)").foreground(.error).lineLimit(1).flex(shrink: 0)
          .accessibilityLabel("liked: \($0)")
      }
      Spinner(isAnimating: driver.state.books.isLoading)
      if isWide { Spacer() }
      TextField("Search", text: state.query) { state, query in
        state.query = query
        driver.perform(.search(query))
      }
      .focused(\.focus, equals: .search)
      .onSubmit { $0.focus = .books }
      .command("Back", key: "escape") { $0.focus = .books }
      // As wide as the book below.
      .frame(width: isWide ? 36 : nil)
    }
    .padding(horizontal: 1).background(.surface)
  }

  /// The meaning of the keys; for a while, it stands beside the last action.
  private func footer(_ state: State) -> Node {
    HStack(spacing: 2) {
      if let notice = state.notice { Text(notice).lineLimit(1).foreground(.secondaryText) }
      // In a narrow window the way out is not cut.
      KeyHints().frame(minWidth: 6).flex(grow: 1)
    }
    .background(.surface)
  }

  @NodeBuilder<Self>
  private func list(
    _ books: Loadable<[Book], Unreachable>, showsAuthors: Bool, showsYears: Bool
  ) -> Node {
    List(books.value ?? [], selection: \.selected) { book in
      HStack {
        Observing(driver.state.map { $0.isLiked(book.id) }) { isLiked in
          Text(isLiked ? "♥" : " ").foreground(.error).accessibilityLabel(isLiked ? "liked" : "")
        }
        Text(book.title).lineLimit(1)
        if showsAuthors {
          Spacer()
          // What is left of a title says more than what is left of a name.
          Text(book.author).foreground(.secondaryText).lineLimit(1).flex(shrink: 0)
        }
        if showsYears { Text("\(book.year)").foreground(.secondaryText).lineLimit(1) }
      }
      .onSelect { _, emit in
        if driver.state.value.opened != book {
          emit.announce("\(book.title), \(book.author), \(book.year). \(book.about)")
        }
        driver.perform(.choose(book))
      }
    } placeholder: {
      if let failure = books.failure {
        EmptyState("\(failure)", sign: "✗", color: .error, message: "Press r to try again.")
      } else if books.isEmpty {
        EmptyState("No book is called so", message: "Search for a part of a title or a name.")
      } else {
        PlaceholderRows(5)
      }
    }
    .accessibilityLabel("Books")
    .focused(\.focus, equals: .books)
    .onChange(of: books.value?.first?.id) { state, id in
      if state.selected == nil { state.selected = id }
    }
    if let failure = books.failure, books.value?.isEmpty == false {
      Text("✗ \(failure)").foreground(.error)
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
