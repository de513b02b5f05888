import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The views of the file manager") struct FileManagerViewTests {
  @Test(
    "preview an entry",
    arguments: [
      ("notes.txt", "second line"), ("main.swift", "let answer = 42"), ("data.bin", "48 69 00 ff"),
      ("docs", "guide.md"), ("empty", "Empty"),
    ])
  func preview(name: String, text: String) async throws {
    let manager = try await FileManagerScreen()
    try manager.select(name)
    try await manager.waitToShow(text)
  }

  @Test("make a folder and go to it")
  func newFolder() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.function(7))
    screen.type("new")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("new"))
    #expect(screen.state.main.currentEntry?.name.description == "new")
    screen.press(.function(7))
    screen.type("new")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(screen.shows("already exists"))
  }

  @Test("find a file by some letters of its name, and go to it")
  func search() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("/")
    try await manager.waitToShow("names")
    screen.type("ntxt")
    try await manager.waitToShow("docs/deep/note.txt")
    try await manager.waitToShow("2 of")
    screen.press(.enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading }
    #expect(!screen.state.isSearching && screen.state.main.currentEntry != nil)
  }

  @Test("show hidden files, and sort by the next column")
  func order() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type(".")
    try await manager.wait("hidden files are shown") { $0.main.entries.count == 6 }
    screen.type(".")
    try await manager.wait("hidden files are hidden") { $0.main.entries.count == 5 }
    screen.type("s")
    try await manager.wait("they are sorted by size") {
      $0.main.entries.map(\.name).suffix(3) == ["data.bin", "main.swift", "notes.txt"]
    }
    #expect(screen.state.main.columns.sort?.column == "Size")
  }

  @Test("say why a folder cannot be read")
  func unreadable() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try FileManager.default.removeItem(atPath: manager.folder.path("tree/empty"))
    try manager.select("empty")
    screen.press(.enter)
    try await manager.waitToShow("does not exist")
    screen.press(.backspace)
    try await manager.wait("the parent is read") { !$0.main.isLoading }
    #expect(manager.names() == ["docs", "data.bin", "main.swift", "notes.txt"])
  }

  @Test("run the editor and a shell")
  func programs() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(4))
    await screen.settle()
    let path = try #require(screen.state.main.currentEntry?.path.description)
    #expect(screen.programs == [.editor(path)])
    screen.type("!")
    await screen.settle()
    #expect(screen.programs.last?.directory == screen.state.main.folder.description)
  }

  @Test("copy a path")
  func copyPath() async throws {
    let manager = try await FileManagerScreen()
    try manager.select("notes.txt")
    manager.screen.press(.alt("c"))
    #expect(manager.screen.copied.first?.hasSuffix("tree/notes.txt") == true)
  }

  @Test("are useful in small windows", arguments: [(80, 24), (20, 5)])
  func small(columns: Int, rows: Int) async throws {
    let manager = try await FileManagerScreen(columns: columns, rows: rows)
    let screen = manager.screen
    #expect(screen.shows("docs/") && screen.shows("empty/"))
    try manager.select("notes.txt")
    screen.press(.function(3))
    try await manager.waitToShow("second line")
    screen.press(.escape)
    #expect(screen.shows("notes.txt"))
    screen.press(.tab)
    #expect(screen.shows("tree"))
  }

  @Test("show a name that would control the terminal harmlessly")
  func hostile() async throws {
    let manager = try await FileManagerScreen()
    try manager.folder.write("x", to: "tree/a\u{1B}[31m\nb")
    manager.screen.press(.control("r"))
    try await manager.wait("the folder is read") { $0.main.entries.count == 6 }
    #expect(manager.screen.shows("a␛[31m␊b"))
  }
}
