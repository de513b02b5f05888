import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Compressing in the file manager") struct FileManagerCompressTests {
  @Test("makes an archive of the marked items, which is undone")
  func marked() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    screen.type("+")
    screen.type("*.txt docs")
    screen.press(.enter)
    screen.type("c")
    #expect(screen.shows("Compress 2 items to") && screen.state.typed == "tree.tar.gz")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("tree.tar.gz") && screen.shows("Made “tree.tar.gz”. Ctrl+Z undoes it."))
    #expect(screen.state.main.currentEntry?.name == "tree.tar.gz")
    #expect(try manager.listing("tree.tar.gz") == [
      "docs/", "docs/deep/", "docs/deep/note.txt", "docs/guide.md", "notes.txt",
    ])
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("tree.tar.gz") && manager.exists("notes.txt"))
  }

  @Test("keeps a name that tells no form, and says which do")
  func form() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.type("c")
    #expect(screen.state.typed == "notes.txt.tar.gz")
    screen.press(.control("u"))
    screen.type("notes.rar")
    screen.press(.enter)
    #expect(screen.shows("The ending tells the form") && screen.state.typed == "notes.rar")
    screen.press(.control("u"))
    screen.type("docs/notes.zip")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("docs/notes.zip"))
  }
}
