import Recurse

// What is beside the list, or below it.
extension BooksApp {
  /// The book that is looked at, or else the one under the cursor.
  struct Sight: Equatable {
    let opened: Book?
    let selected: Book?

    init(_ books: BooksState, selected: Book.ID?) {
      opened = books.opened
      self.selected = books.books.value?.first { $0.id == selected }
    }
  }

  /// The book that is looked at. Beside the list there is a frame for it at any time, in which the
  /// book under the cursor is announced.
  @NodeBuilder<Self>
  func looked(at sight: Sight, isWide: Bool) -> Node {
    if isWide {
      VStack(alignment: .stretch, spacing: 1) {
        if let book = sight.opened ?? sight.selected {
          cover(of: book)
          if sight.opened != nil { detail(book) } else { announcement(of: book) }
        } else {
          EmptyState("No book is open", sign: "◇", message: "Press Enter to look at one.")
        }
      }
      .padding(horizontal: 2, vertical: 1).background(.surface).flex(grow: 1, shrink: 1)
    } else if let book = sight.opened {
      WithEnvironment(\.verticalSizeClass) { if $0 > .compact { Divider() } }
      detail(book)
    }
  }

  private func announcement(of book: Book) -> Node {
    VStack(alignment: .stretch) {
      words(book)
      Text("")
      Text("Enter looks at it, Enter again likes it.").foreground(.secondaryText)
    }
  }

  @NodeBuilder<Self>
  private func words(_ book: Book) -> Node {
    Text(book.title).bold().lineLimit(1)
    Text("\(book.author), \(book.year)").foreground(.accent).lineLimit(1)
    Text(book.about).foreground(.secondaryText)
  }

  private func cover(of book: Book) -> Node {
    Center {
      Text(book.title).bold().multilineTextAlignment(.center)
        .frame(width: 18, height: 8, alignment: .center).background(.accent)
    }
    // In a low window the cover gives way to the words.
    .frame(maxHeight: 10)
  }

  private func detail(_ book: Book) -> Node {
    VStack(alignment: .stretch) {
      WithEnvironment(\.verticalSizeClass) { height in
        if height > .compact { words(book) }
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

  func analytics(_ notes: ObservableCollection<String>) -> Node {
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
}
