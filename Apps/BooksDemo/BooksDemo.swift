import ArgumentParser
import DemoCommand
import Recurse

@main struct BooksDemo: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "books-demo", abstract: "Books that can be searched, looked at and liked.",
    discussion: """
      The books come along with the program, and are found as slowly as from far away. Likes are \
      kept, as slowly, in a JSON file, by default \(LikeFile.standardPath).
      """)

  @Option(help: "The file of the likes.")
  var likes: String?

  @Option(help: "The delay of the catalogue and of the store, in milliseconds.")
  var pace = 600

  func validate() throws {
    try expectTime("The pace", pace)
  }

  func run() throws {
    let file = LikeFile(path: likes ?? LikeFile.standardPath)
    let liked = try file.read()
    try DescriptorReserve.take()
    BooksApp.launch {
      let notes = RecentNotes()
      let driver = BooksDriver(
        BooksState(likes: liked),
        binders: [
          .api(try SampleCatalogue(pace: .milliseconds(pace))),
          .storage(SlowStore(file, pace: .milliseconds(pace))), .analytics(notes),
        ])
      return BooksApp(driver, notes: notes.notes)
    }
  }
}
