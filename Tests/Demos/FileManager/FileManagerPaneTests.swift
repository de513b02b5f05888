import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The panes of the file manager") struct FileManagerPaneTests {
  @Test("keep their marks while a folder is made, until the marked items are copied")
  func marks() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("+")
    screen.type("*.txt *.bin")
    screen.press(.enter, .function(7))
    screen.type("both")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("both") && screen.shows("2 marked"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("both") && screen.shows("2 marked"))
    screen.press(.function(5))
    screen.change { $0.typed = "empty" }
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("empty/notes.txt") && manager.exists("empty/data.bin"))
    #expect(!screen.shows("2 marked"))
  }

  @Test("begin in the list, whose rows come later than the tree", arguments: [80, 120])
  func start(columns: Int) async throws {
    let manager = try await FileManagerScreen(columns: columns)
    let screen = manager.screen
    #expect(screen.state.main.currentEntry?.name.description == "docs")
    screen.press(.down)
    #expect(screen.state.main.currentEntry?.name.description == "empty")
    #expect(screen.state.active == .main && screen.state.place == .main)
  }

  @Test("show two folders that the program is given, and begin in the left one")
  func twoFolders() async throws {
    let manager = try await FileManagerScreen()
    let root = manager.screen.state.main.folder
    let screen = TestScreen(
      FileManagerApp(
        root.appending("docs"), beside: root.appending("empty"),
        history: UndoStack(worker: FileWorker(trash: Trash(folder: root.appending("trash"))))),
      columns: 80, rows: 20)
    try await screen.waitUntil("the folders are read", timeout: .seconds(10)) {
      !screen.state.main.isLoading && !screen.state.other.isLoading
    }
    screen.press(.down, .function(5), .enter)
    try await screen.waitUntil("the file is copied", timeout: .seconds(10)) {
      manager.exists("empty/guide.md")
    }
    #expect(screen.state.active == .other && manager.exists("docs/guide.md"))
  }

  @Test("begin in the folder that the program is given, on the left, and keep it beside the tree")
  func oneFolder() async throws {
    let manager = try await FileManagerScreen()
    let docs = manager.screen.state.main.folder.appending("docs")
    let screen = TestScreen(
      FileManagerApp(
        docs,
        history: UndoStack(worker: FileWorker(trash: Trash(folder: docs.appending("trash"))))),
      columns: 80, rows: 20)
    try await screen.waitUntil("the folder is read", timeout: .seconds(10)) {
      !screen.state.other.isLoading
    }
    #expect(screen.state.active == .other && screen.state.focus == .left)
    #expect(screen.state.list.folder == docs)
    screen.change { $0.enter(docs.parent, on: .main) }
    screen.press(.function(9))
    #expect(screen.state.showsTree && screen.state.list.folder == docs)
    screen.press(.tab, .function(9))
    #expect(!screen.state.showsTree && screen.state.active == .other)
    #expect(screen.state.list.folder == docs && screen.state.main.folder == docs.parent)
  }

  @Test("show a menu where the right button is pressed, about that entry")
  func menu() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.type("+")
    screen.type("data.bin")
    screen.press(.enter)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("notes.txt") })
    let place = CellPoint(column: 30, row: row)
    screen.mouse(MouseEvent(.press(.right), at: place), MouseEvent(.release(.right), at: place))
    #expect(screen.shows("Properties") && screen.shows("Open"))
    try screen.press("Delete")
    try await manager.waitForWork()
    #expect(!manager.exists("notes.txt") && manager.exists("data.bin"))
    #expect(screen.state.main.marked.isEmpty)
  }

  @Test("rename an entry from its menu")
  func renaming() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("notes.txt") })
    let place = CellPoint(column: 30, row: row)
    screen.mouse(MouseEvent(.press(.right), at: place), MouseEvent(.release(.right), at: place))
    try screen.press("Rename")
    #expect(screen.state.typed == "notes.txt")
    screen.press(.control("u"))
    screen.type("news.txt")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("news.txt") && !manager.exists("notes.txt"))
  }

  @Test("give the preview the whole window, until it is left")
  func view() async throws {
    let manager = try await FileManagerScreen(columns: 80)
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.type("v")
    try await manager.waitToShow("second line")
    #expect(screen.text.hasPrefix("notes.txt\nfirst line") && !screen.shows("main.swift"))
    screen.type("v")
    #expect(screen.shows("main.swift") && screen.shows("second line"))
    #expect(screen.state.focus == .preview)
    screen.type("v")
    screen.press(.escape)
    #expect(screen.shows("main.swift") && screen.state.focus == .main)
    screen.press(.function(3))
    try await manager.waitToShow("second line")
    #expect(screen.shows("main.swift"))
  }

  @Test("number the lines of a long text in the whole window, and tell which part is in view")
  func lines() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 12)
    let screen = manager.screen
    let text = (1...20_000).map { "line number \($0)\n" }.joined()
    try manager.folder.write(text, to: "tree/notes.txt")
    screen.press(.control("r"))
    try await manager.wait("the size is read") { $0.main.entries.contains { $0.size > 300_000 } }
    try manager.select("notes.txt")
    screen.type("v")
    try await manager.waitToShow("Line 1 of 20,000, 0 %")
    #expect(screen.shows("    1 line number 1"))
    screen.type("/")
    screen.type("number 15000")
    screen.press(.enter)
    try await manager.waitToShow("of 20,000, 74 %")
    #expect(screen.shows("15000 line number 15000"))
    // Another file begins at its start.
    screen.press(.escape, .escape)
    try manager.folder.write(text.uppercased(), to: "tree/main.txt")
    screen.press(.control("r"))
    try await manager.wait("both are there") { $0.main.entries.count { $0.size > 300_000 } == 2 }
    try manager.select("main.txt")
    screen.type("v")
    try await manager.waitToShow("1 LINE NUMBER 1")
    #expect(screen.shows("Line 1 of 20,000, 0 %"))
  }

  @Test("name each command shortly enough for its keys")
  func keys() async throws {
    let manager = try await FileManagerScreen(columns: 80, rows: 60)
    let screen = manager.screen
    screen.press(.function(1))
    screen.type("same")
    #expect(screen.text.contains(/Same folder in the other pane +Alt\+I, o/))
  }
}
