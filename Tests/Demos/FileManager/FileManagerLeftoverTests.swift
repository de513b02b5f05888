import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import FileWork
@testable import file_manager

@MainActor @Suite("What a killed run of the file manager left") struct FileManagerLeftoverTests {
  /// A folder with an incomplete copy that a killed run has written down.
  private func killed() async throws -> (manager: FileManagerScreen, tree: String) {
    let manager = try await FileManagerScreen()
    try manager.folder.write("half", to: "tree/.notes.txt.part")
    let run = PartRecords(in: RawPath(manager.folder.path("parts")))
    let tree = manager.screen.state.main.folder
    run.replace(tree, by: tree.appending(".notes.txt.part"))
    return (manager, tree.description)
  }

  private func start(_ manager: FileManagerScreen, _ tree: String) async throws
    -> TestScreen<FileManagerApp>
  {
    let screen = TestScreen(
      FileManagerScreen.app(in: manager.folder, tree, keepsPlaces: false), columns: 80, rows: 24)
    await screen.settle()
    return screen
  }

  @Test("is told at the start, and goes into the trash by Enter")
  func delete() async throws {
    let (manager, tree) = try await killed()
    let screen = try await start(manager, tree)
    try await screen.waitUntil("it is told", timeout: .seconds(10)) {
      screen.shows("Delete incomplete copies?")
    }
    #expect(screen.shows(".notes.txt.part") && manager.exists(".notes.txt.part"))
    screen.press(.enter)
    try await screen.waitUntil("it is deleted", timeout: .seconds(10)) {
      screen.shows("Deleted 1 item. Ctrl+Z undoes it.")
    }
    #expect(!manager.exists(".notes.txt.part"))
  }

  @Test("stays and is told no more if it is kept, and told again after Escape")
  func keep() async throws {
    let (manager, tree) = try await killed()
    let records = manager.folder.path("parts")
    func countRecords() -> Int? {
      try? FileManager.default.contentsOfDirectory(atPath: records).count
    }
    let screen = try await start(manager, tree)
    try await screen.waitUntil("it is told", timeout: .seconds(10)) { screen.shows("Keep") }
    screen.press(.escape)
    #expect(!screen.shows("Keep") && countRecords() == 1)
    let again = try await start(manager, tree)
    try await again.waitUntil("it is told again", timeout: .seconds(10)) { again.shows("Keep") }
    try again.press("Keep")
    try await again.waitUntil("it is forgotten", timeout: .seconds(10)) { countRecords() == 0 }
    #expect(manager.exists(".notes.txt.part"))
  }
}
