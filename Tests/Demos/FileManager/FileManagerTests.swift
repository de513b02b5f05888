import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The file manager") struct FileManagerTests {
  @Test("shows a tree, a folder with folders first, and a preview")
  func start() async throws {
    let manager = try await FileManagerScreen()
    #expect(manager.names() == ["docs", "empty", "data.bin", "main.swift", "notes.txt"])
    try await manager.waitToShow("guide.md")
    let screen = manager.screen
    #expect(screen.shows("▾ tree") && screen.shows("main.swift") && screen.shows("5 items"))
    screen.type("q")
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("enters folders and returns with the cursor on them")
  func entering() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("docs")
    screen.press(.enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading }
    #expect(manager.names() == ["deep", "guide.md"])
    screen.press(.backspace)
    try await manager.wait("the parent is read") { !$0.main.isLoading }
    #expect(screen.state.main.currentEntry?.name.description == "docs")
  }

  @Test("opens folders in the tree as they are read")
  func tree() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try await manager.waitToShow("▸ docs")
    screen.press(.tab)
    screen.press(.down, .right)
    try await manager.waitToShow("▸ deep")
    screen.press(.down, .enter)
    try await manager.wait("the folder is read") { !$0.main.isLoading }
    #expect(manager.names() == ["note.txt"])
    #expect(screen.state.place == .main)
  }

  @Test("renames in place, and undoes it")
  func renaming() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(2))
    screen.press(.control("u"))
    screen.type("list.txt")
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("list.txt") && !manager.exists("notes.txt"))
    #expect(screen.state.main.currentEntry?.name.description == "list.txt")
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt") && !manager.exists("list.txt"))
    screen.press(.control("y"))
    try await manager.waitForWork()
    #expect(manager.exists("list.txt"))
  }

  @Test("asks again for a name that is refused, with what was typed")
  func refusedName() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.function(2))
    screen.press(.control("u"))
    screen.type("a/b")
    screen.press(.enter)
    try await manager.waitToShow("A name cannot contain “/”.")
    #expect(screen.state.prompt != nil && screen.state.typed == "a/b")
    screen.press(.backspace, .backspace, .enter)
    try await manager.waitForWork()
    #expect(manager.exists("a") && !manager.exists("notes.txt"))
  }

  @Test("deletes marked entries into the trash, and brings them back")
  func deleting() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("main.swift")
    screen.press(.space, .space)
    #expect(screen.state.main.marked.count == 2 && screen.shows("2 marked"))
    screen.press(.delete)
    #expect(screen.shows("2 items") && manager.exists("main.swift"))
    try screen.press("Delete")
    try await manager.waitForWork()
    #expect(!manager.exists("main.swift") && !manager.exists("notes.txt"))
    #expect(screen.shows("Deleted 2 items. Ctrl+Z undoes it."))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("main.swift") && manager.exists("notes.txt"))
    #expect(manager.names().contains("main.swift"))
  }

  @Test("lists what was deleted, and brings it back to where it was")
  func trash() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.select("notes.txt")
    screen.press(.delete)
    try await manager.waitForWork()
    #expect(!manager.exists("notes.txt"))
    screen.press(.character("t"))
    try await manager.waitToShow("tree/notes.txt")
    screen.press(.enter)
    try await screen.waitUntil("it is back", timeout: .seconds(10)) { manager.exists("notes.txt") }
    try await manager.waitToShow("Brought back “notes.txt”.")
    #expect(try manager.text("notes.txt").hasPrefix("first"))
  }

  @Test("leaves a folder that is deleted in the tree, after it has asked")
  func deletingInTree() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .main) }
    try await manager.waitForWork()
    screen.press(.tab)
    screen.change { $0.tree.selected = $0.main.folder.id }
    screen.press(.function(8))
    #expect(screen.shows("“empty”") && manager.exists("empty"))
    try screen.press("Delete")
    try await manager.waitForWork()
    #expect(!manager.exists("empty"))
    #expect(screen.state.main.folder.name.description == "tree")
  }

  @Test("copies and moves into the other folder")
  func transfers() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    screen.press(.function(9))
    try await manager.waitForWork()
    screen.change { $0.enter($0.other.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("notes.txt")
    screen.press(.function(5), .enter)
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt") && manager.exists("empty/notes.txt"))
    #expect(manager.names(.other) == ["notes.txt"])
    try manager.select("main.swift")
    screen.press(.function(6), .enter)
    try await manager.waitForWork()
    #expect(!manager.exists("main.swift") && manager.exists("empty/main.swift"))
  }

  @Test("asks about a conflict", arguments: ["Skip", "Keep both", "Replace"])
  func conflict(answer: String) async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.folder.write("other", to: "tree/empty/notes.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
      ofItemAtPath: manager.folder.path("tree/notes.txt"))
    screen.press(.function(9))
    screen.change { $0.enter($0.other.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("notes.txt")
    screen.press(.function(5), .enter)
    try await manager.waitToShow("exists already")
    #expect(screen.text.contains(/There +5 bytes +20\d\d-\d\d-\d\d \d\d:\d\d, newer/))
    #expect(screen.text.contains(/New +23 bytes +20\d\d-\d\d-\d\d \d\d:\d\d/))
    try screen.press(answer)
    try await manager.waitForWork()
    let replaces = answer == "Replace"
    #expect(try manager.text("empty/notes.txt").hasPrefix(replaces ? "first" : "other"))
    #expect(manager.exists("empty/notes 2.txt") == (answer == "Keep both"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    // A skipped copy has nothing to undo.
    #expect(try manager.text("empty/notes.txt") == "other")
    #expect(!manager.exists("empty/notes 2.txt"))
  }

  @Test("ends a change whose question is closed")
  func cancelled() async throws {
    let manager = try await FileManagerScreen()
    let screen = manager.screen
    try manager.folder.write("other", to: "tree/empty/notes.txt")
    try manager.select("notes.txt")
    screen.press(.function(5))
    try await manager.waitToShow("Copy “notes.txt” to")
    screen.change { $0.typed += "/empty" }
    screen.press(.enter)
    try await manager.waitToShow("exists already")
    screen.press(.escape)
    try await manager.waitForWork()
    // It is read for a moment, and does not stay in the status.
    #expect(screen.state.notice == "Cancelled." && screen.state.problem == nil)
    #expect(try manager.text("empty/notes.txt") == "other")
  }
}
