import DemoFooter
import Recurse

/// The list of users: added, renamed, moved and removed; kept in a file where there is one.
package struct UserListScreen: Component {
  package typealias State = UserListState
  package enum Output: Equatable { case left }

  /// Makes the first users. Whoever kept them would have the first edit copy them all.
  private let book: @MainActor () -> UserBook
  private let file: UserFile?
  private let hasBack: Bool

  /// - Parameters:
  ///   - file: where changes are kept.
  ///   - hasBack: whether another screen comes after this one.
  package init(
    _ book: @autoclosure @escaping @MainActor () -> UserBook, file: UserFile? = nil,
    hasBack: Bool = false
  ) {
    self.book = book
    self.file = file
    self.hasBack = hasBack
  }

  /// The list of what is in a file.
  ///
  /// - Throws: `UserFileError` where it cannot be read.
  package init(opening file: UserFile, hasBack: Bool = false) throws(UserFileError) {
    let read = ReadUsers(try file.read())
    self.init(read.take(), file: file, hasBack: hasBack)
  }

  package var initialState: UserListState { UserListState(book()) }

  package func render(state: UserListState) -> Node {
    VStack(alignment: .stretch) {
      NavigationBar("User List") {
        if hasBack { Button("Back") { _, emit in emit(.left) } }
      } content: {
        Button("Add Item") { $0.add() }
      }
      if state.isFiltering { filter }
      users(state)
      if let problem = state.problem { Text(message(problem, state)).foreground(.red) }
      help(state)
    }
    .onKey(.character("a")) { $0.add() }
    .onKey(.character("u")) { $0.undo() }
    .onKey(.character("s")) { $0.saveAgain() }
    .onKey(.character("/")) { $0.beginFilter() }
    .onKey(.character("q")) { state, emit in if state.leave() { emit(.left) } }
    .onKey(.escape) { state, emit in
      if state.isFiltering { state.endFilter() } else if hasBack { emit(.left) }
    }
  }

  private func users(_ state: UserListState) -> Node {
    List(\.shown, selection: \.selected) { user in
      Text(user.name).lineLimit(1)
        .onEdit(user.name) { $0.rename(user.id, to: $1) }
        .onMove { $0.move(user.id, by: $1) }
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

  private func message(_ problem: UserFileError, _ state: UserListState) -> String {
    let advice =
      state.isLeaving ? "Press q again to leave without the changes." : "Press s to try again."
    return "Not saved: \(problem). \(advice)"
  }

  package func effects(state: UserListState) -> [Effect] {
    if let file, !state.isSaved { save(state, to: file) }
  }

  /// It completes though the app ends, or another change follows at once.
  private func save(_ state: UserListState, to file: UserFile) -> Effect {
    let users = state.book.users
    let revision = state.book.revision
    let id = Save(revision: revision, attempt: state.attempts)
    return .task(id: id, onCancel: .finish) { list in
      do {
        try await file.write(users, revision: revision)
        list.send { $0.didSave(revision) }
      } catch let error as UserFileError {
        list.send { $0.didFail(error) }
      }
    }
  }

  private struct Save: Hashable {
    var revision: Int
    var attempt: Int
  }
}

/// Users that were read, until the list takes them: whoever kept them would have the first edit
/// copy them all.
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
