import ArgumentParser
import DemoCommand
import Files
import Foundation
import Recurse
import UserListScreen

/// The app: a list of users until the user leaves it.
package struct UserListApp: App {
  let list: UserListScreen

  package init(_ list: UserListScreen) { self.list = list }

  package init(_ book: @autoclosure @escaping @MainActor () -> UserBook) {
    list = UserListScreen(book())
  }

  package enum State: Equatable {
    case open, left
    /// The file does not contain the whole list, as this message says.
    case lost(String)
  }

  package var initialState: State { .open }

  package func render(state: State) -> Node {
    list.on { state, output in
      switch output {
      case .left: state = .left
      case .lost(let words): state = .lost(words)
      }
    }
  }

  package func effects(state: State) -> [Effect] {
    switch state {
    case .open: []
    case .left: .quit()
    case .lost(let words):
      .task(id: "words", onCancel: .finish) { _ in
        // Shown after the terminal is restored.
        try FileHandle.standardError.write(contentsOf: Data((words.terminalSafe + "\n").utf8))
      }
      .quit(status: 1)
    }
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

  @Argument(help: "The file of the users.")
  var file: String?

  @Option(
    help: "The number of users without a file, User 0 and so on, up to 10,000,000.")
  var rows: Int?

  func validate() throws {
    if let rows, !(0...10_000_000).contains(rows) {
      throw ValidationError("There can be 0 to 10,000,000 users, not \(rows).")
    }
    if rows != nil, file != nil {
      throw ValidationError("Either a file says who the users are, or --rows how many.")
    }
  }

  func run() throws {
    guard let file else {
      UserListApp.launch { UserListApp(rows.map { .rows($0) } ?? .sample) }
    }
    try DescriptorReserve.take()
    UserListApp.launch {
      let users = UserFile(path: FilePath(argument: file))
      return UserListApp(try UserListScreen(opening: users))
    }
  }
}
