import FileWork
import Recurse

/// The bookmarks of a person: Enter goes to one, F2 gives it a name, Delete removes it. Those with
/// names such as "Work/logs" are below the title of their group.
enum BookmarkSheet {
  @MainActor @NodeBuilder<FileManagerApp>
  static func content() -> FileManagerApp.Node {
    Reading(\.bookmarkFacts) { facts in
      VStack(alignment: .stretch) {
        Text("Bookmarks").bold()
        if facts.rows == 0 {
          // Without a list, the button has the focus.
          Text("There are none yet").foreground(.secondaryText)
        } else {
          list(of: facts)
        }
        if !facts.isMarked {
          Button("Add “\(facts.folder.name.bytes.isEmpty ? "/" : facts.folder.name.description)”") {
            $0.addBookmark()
          }
        }
        if let problem = facts.problem { Text(problem).foreground(.error).lineLimit(3) }
      }
      .frame(idealWidth: 60, maxWidth: 60)
      .commands {
        if !facts.isMarked {
          Command("Add this folder", key: "a") { $0.addBookmark() }
        }
      }
    }
  }
}

extension BookmarkSheet {
  @MainActor
  private static func list(of facts: FileManagerState.BookmarkFacts) -> FileManagerApp.Node {
    List(selection: \.bookmark) {
      for group in facts.groups {
        Section(group.bookmarks) { bookmark in
          row(bookmark, nameColumns: facts.nameColumns)
        } header: {
          if let title = group.title { Text(title).bold().lineLimit(1) }
        }
      }
    }
    .accessibilityLabel("Bookmarks")
    .frame(height: min(facts.rows, 14))
  }

  @MainActor @NodeBuilder<FileManagerApp>
  private static func row(_ bookmark: Bookmark, nameColumns: Int) -> FileManagerApp.Node {
    HStack(spacing: 2) {
      // All paths begin below each other.
      if nameColumns > 0 {
        Text(bookmark.title ?? "").bold().lineLimit(1).frame(width: nameColumns)
      }
      Text(bookmark.folder.description).lineLimit(1).truncationMode(.head)
        .foreground(nameColumns > 0 ? .secondaryText : nil)
        .flex(grow: 1, shrink: 1)
    }
    .onEdit(bookmark.name ?? "") { $0.nameBookmark(bookmark.folder, $1) }
    .onSelect { $0.goToPlace(bookmark.folder) }
    .onDelete { $0.removeBookmark(bookmark.folder) }
  }
}

extension FileManagerState {
  struct BookmarkFacts: Equatable {
    let folder: RawPath
    let groups: [BookmarkGroup]
    /// Whether the folder is a bookmark.
    let isMarked: Bool
    /// The columns of the names; 0 if there are none.
    let nameColumns: Int
    let problem: String?

    /// The rows of the list, with the titles of groups.
    var rows: Int { groups.reduce(0) { $0 + $1.bookmarks.count + ($1.title == nil ? 0 : 1) } }
  }

  /// A name has as many columns at most.
  private static let mostNameColumns = 20

  var bookmarkFacts: BookmarkFacts {
    let bookmarks = kept.places.bookmarks
    return BookmarkFacts(
      folder: list.folder, groups: BookmarkGroup.groups(of: bookmarks),
      isMarked: bookmarks.contains { $0.folder == list.folder },
      nameColumns: min(
        Self.mostNameColumns, bookmarks.compactMap { $0.title?.cellWidth }.max() ?? 0),
      problem: problem)
  }
}

/// The folders that were shown, the last one first, found by some letters of their paths.
struct RecentSheet: Component, Equatable {
  let folders: [RawPath]

  struct State {
    var query = ""
    var folders: [RawPath]
    var selected: RawPath.ID?
  }

  enum Output: Equatable { case chosen(RawPath) }

  var initialState: State { State(folders: folders, selected: folders.first?.id) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Recent folders", text: \.query, prompt: "letters of a folder shown before")
        .onSubmit { state, emit in
          let chosen = state.selected.flatMap { id in state.folders.first { $0.id == id } }
          if let chosen { emit(.chosen(chosen)) }
        }
      List(\.folders, matching: \.query, in: \.description, selection: \.selected) { folder in
        Text(folder.description).lineLimit(1).truncationMode(.head)
          .onSelect { _, emit in emit(.chosen(folder)) }
      } placeholder: {
        Text("No such folder").foreground(.secondaryText)
      }
      .accessibilityLabel("Recent folders")
    }
  }
}
