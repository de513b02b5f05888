import DemoFooter
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
    let help = help(state)
    let revision = state.book.revision
    return VStack(alignment: .stretch) {
      NavigationBar("User List") {
        if hasBack { Button("Back") { leave(&$0, &$1) } }
      } content: {
        Button("Add Item") { $0.add() }
      }
      if state.isFiltering { filter }
      users(state)
      notice(state)
      // An edit that comes after the request to end is saved as well.
      WithEnvironment(\.isEnding) { isEnding in
        help.node(for: UserListScreen.self).onChange(of: isEnding ? revision : nil) { state, _ in
          state.keep { $0.end(at: $1.revision) }
        }
      }
    }
    .onKey(.character("a")) { $0.add() }
    .onKey(.character("u")) { $0.undo() }
    .onKey(.character("s")) { $0.keep { keeping, _ in keeping.saveAgain() } }
    .onKey(.character("/")) { $0.beginFilter() }
    .onKey(.character("q")) { leave(&$0, &$1) }
    .onKey(leaveKey(state)) { leave(&$0, &$1) }
    .onKey(.escape) { state, emit in
      if state.isFiltering { state.endFilter() } else if hasBack { leave(&state, &emit) }
    }
  }

  private func users(_ state: UserListState) -> Node {
    List(\.shown, selection: \.selected) { user in
      Text(user.name).lineLimit(1)
        .onEdit(user.name) { $0.rename(user.id, to: $1) }
        .onMove { $0.move(user.id, by: $1.offset) }
        .onDelete { $0.remove(user.id) }
    } placeholder: {
      Text(state.isFiltering ? "Nobody has such a name." : "Nobody is here. Add somebody!").dim()
    }
    .animation(.slide)
    .focused(\.focus, equals: .list)
    .onKey(.character("d")) { $0.removeSelected() }
  }

  private var filter: Node {
    HStack {
      Text("Filter:")
      TextField("part of a name", text: \.filter)
        .focused(\.focus, equals: .filter)
        .onSubmit { $0.focus = .list }
        .onKey(.down) { $0.focus = .list }
    }
  }

  private func help(_ state: UserListState) -> Footer {
    state.focus == .filter
      ? Footer("Enter to the list", leave: "Esc show all")
      : Footer(
        "a add · e edit · d delete · u undo · Alt-↑↓ move · / filter",
        leave: hasBack ? "q back" : "q quit")
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
