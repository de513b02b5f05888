import Recurse

/// A list of users that can be added, renamed, moved and removed, and that is stored in a file if
/// there is one.
package struct UserListScreen: Component {
  package typealias State = UserListState

  package enum Output: Equatable {
    case left
    /// The user left although the file does not contain the whole list, as this message says.
    case lost(String)
  }

  /// Makes the initial users. If they were retained, the first edit would copy them.
  private let book: @MainActor () -> UserBook
  /// The version of the file that they come from.
  private var version: UserFile.Version?
  let file: UserFile?
  private let hasBack: Bool

  /// - Parameters:
  ///   - file: where changes are stored.
  ///   - hasBack: whether leaving leads to another screen.
  package init(
    _ book: @autoclosure @escaping @MainActor () -> UserBook, file: UserFile? = nil,
    hasBack: Bool = false
  ) {
    self.book = book
    self.file = file
    self.hasBack = hasBack
  }

  /// The list of the users in a file.
  ///
  /// - Throws: `UserFileError` if it cannot be read.
  package init(opening file: UserFile, hasBack: Bool = false) throws(UserFileError) {
    let (users, version) = try file.read()
    let read = ReadUsers(users)
    self.init(read.take(), file: file, hasBack: hasBack)
    self.version = version
  }

  package var initialState: UserListState {
    UserListState(book(), isKept: file != nil, version: version)
  }

  package func render(state: UserListState) -> Node {
    // The handler for the end of the app retains no users, which the next edit would have to copy.
    let revision = state.book.revision
    let (isFiltering, hasSelection) = (state.isFiltering, state.selected != nil)
    let title = state.shown.count == 1 ? "1 user" : "\(state.shown.count) users"
    let (naming, selected) = (state.naming, state.selectedUser)
    return VStack(alignment: .stretch) {
      HStack {
        if hasBack { Button("Back") { leave(&$0, &$1) } }
        Text("User List").bold().foreground(.accent).lineLimit(1)
        Spacer()
        Button("Add Item") { $0.add() }
      }
      .padding(horizontal: 1).background(.surface)
      if state.isFiltering { filter }
      WithEnvironment(\.windowSize) { window in
        let hasPanel = window.columns >= 60 && window.rows >= 16
        HStack(alignment: .stretch) {
          users(isFiltering, hasBadges: hasPanel, hasSelection: hasSelection, naming)
            .padding(horizontal: hasPanel ? 1 : 0)
            .border(hasPanel ? .rounded : nil, title: title)
          if hasPanel, window.columns >= 90 { details(of: selected).frame(width: 40) }
        }
        .padding(horizontal: hasPanel ? max(1, (window.columns - 140) / 2) : 0)
      }
      notice(state)
      // An edit that comes after the request to end is saved as well.
      WithEnvironment(\.isEnding) { isEnding in
        KeyHints().onChange(
          of: isEnding ? revision : nil
        ) { state, _ in
          state.keep { $0.end(at: $1.revision) }
        }
      }
    }
    .commands {
      if state.isFiltering { Command("Show all", key: "escape") { $0.endFilter() } }
      if state.keeping.isAskedToLeave {
        Command("Leave now", key: "ctrl+c") { leave(&$0, &$1) }
      }
      Command("Try again", key: "s", isEnabled: state.problem != nil) {
        $0.keep { keeping, _ in keeping.saveAgain() }
      }
      Command(hasBack ? "Back" : "Quit", key: "q") { leave(&$0, &$1) }
      Command("Add", key: "a") { $0.add() }
      Command("Undo", key: "u", isEnabled: state.book.canUndo) { $0.undo() }
      Command("Filter", key: "/") { $0.beginFilter() }
    }
    .onKey(.escape) { if hasBack { leave(&$0, &$1) } }
    .windowTitle("User List")
  }

  private func users(
    _ isFiltering: Bool, hasBadges: Bool, hasSelection: Bool, _ naming: User.ID?
  ) -> Node {
    List(\.shown, selection: \.selected) { user in
      if user.id == naming {
        name(of: user, hasBadges: hasBadges)
      } else {
        row(user, hasBadges: hasBadges)
      }
    } placeholder: {
      if isFiltering {
        EmptyState("No match", message: "Escape shows all users.")
      } else {
        EmptyState("No users", message: "Press a to add one.")
      }
    }
    .accessibilityLabel("Users")
    .animation(.slide)
    .focused(\.focus, equals: .list)
    .command("Delete", key: "d", isEnabled: hasSelection) { $0.removeSelected() }
  }

  private var filter: Node {
    HStack {
      Text("Filter:")
      TextField("part of a name", text: \.filter)
        .focused(\.focus, equals: .filter)
        .onSubmit { $0.focus = .list }
        .onKey(.down) { $0.focus = .list }
    }
    .padding(horizontal: 1)
  }
}

/// Users that were read, until the list takes them. If they were retained, the first edit would
/// copy them.
@MainActor
private final class ReadUsers {
  private var users: [User]?

  init(_ users: [User]) { self.users = users }

  func take() -> UserBook {
    guard let users else { preconditionFailure("a file is opened for one list") }
    self.users = nil
    return UserBook(users)
  }
}
