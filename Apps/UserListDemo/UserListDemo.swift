import ArgumentParser
import DemoCommand
import Recurse
import UserListScreen

/// The app: a list of users, until it is left.
package struct UserListApp: App {
  let list: UserListScreen

  package init(_ list: UserListScreen) { self.list = list }

  package init(_ book: @autoclosure @escaping @MainActor () -> UserBook) {
    list = UserListScreen(book())
  }

  package var initialState: Bool { false }

  package func render(state isDone: Bool) -> Node {
    list.on { isDone, _ in isDone = true }
  }

  package func effects(state isDone: Bool) -> [Effect] {
    if isDone { .quit() }
  }
}

@main struct UserListDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "user-list-demo", abstract: "A list of users that can be edited.",
    discussion: """
      Without a file the list starts with a few users and is gone at the end. A file is JSON, \
      [{"id": 1, "name": "Ada"}], and has every change at once; one that is not there yet is made \
      with the first change.
      """)

  @Argument(help: "The file that keeps the users.")
  var file: String?

  @Option(help: "How many users there are, User 0 and on, where no file keeps them.")
  var rows: Int?

  func validate() throws {
    if let rows, rows < 0 { throw ValidationError("There cannot be \(rows) users.") }
    if rows != nil, file != nil {
      throw ValidationError("Either a file says who the users are, or --rows how many.")
    }
  }

  func run() {
    guard let file else {
      UserListApp.launch { UserListApp(rows.map { .rows($0) } ?? .sample) }
    }
    UserListApp.launch { UserListApp(try UserListScreen(opening: UserFile(path: file))) }
  }
}
