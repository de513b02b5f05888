import ArgumentParser
import DatabaseWork
import DemoCommand
import Recurse

@main struct DatabaseBrowserProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "database-browser", abstract: "Shows and changes a SQLite database.",
    discussion: """
      Tables of any size are read page by page, sorted and filtered by the database. Cells are \
      edited in place, each in a transaction, and Ctrl+Z undoes it. SQL is completed, explained \
      and cancelled. F1 lists all keys.
      """)

  @Argument(help: "The file of the database.", completion: .file())
  var file: String

  @Flag(name: [.customLong("read-only")], help: "Change nothing.")
  var isReadOnly = false

  func run() throws {
    try DescriptorReserve.take()
    let (file, isReadOnly) = (file, isReadOnly)
    DatabaseBrowserApp.launch {
      DatabaseBrowserApp(file, isReadOnly: isReadOnly, history: .standard)
    }
  }
}
