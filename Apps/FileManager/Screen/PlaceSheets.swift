import FileWork
import Recurse

/// The bookmarks of a person: Enter goes to one, Delete removes it.
enum BookmarkSheet {
  @MainActor @NodeBuilder<FileManagerApp>
  static func content() -> FileManagerApp.Node {
    Reading(\.bookmarkFacts) { facts in
      VStack(alignment: .stretch) {
        Text("Bookmarks").bold()
        List(\.kept.places.bookmarks, selection: \.bookmark) { folder in
          Text(folder.description).lineLimit(1).truncationMode(.head)
            .onSelect { $0.goToPlace(folder) }
            .onDelete { $0.removeBookmark(folder) }
        } placeholder: {
          Text("There are none yet").foreground(.secondaryText)
        }
        .accessibilityLabel("Bookmarks")
        .frame(height: min(max(1, facts.count), 14))
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

extension FileManagerState {
  struct BookmarkFacts: Equatable {
    let folder: RawPath
    let count: Int
    /// Whether the folder is a bookmark.
    let isMarked: Bool
    let problem: String?
  }

  var bookmarkFacts: BookmarkFacts {
    let bookmarks = kept.places.bookmarks
    return BookmarkFacts(
      folder: list.folder, count: bookmarks.count, isMarked: bookmarks.contains(list.folder),
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
