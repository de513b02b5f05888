import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The trash of the file manager") struct FileManagerTrashTests {
  /// A file manager that has deleted two files and shows them.
  private func manager() async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen()
    for name in ["notes.txt", "data.bin"] {
      try manager.select(name)
      manager.screen.press(.delete)
      try await manager.waitForWork()
    }
    manager.screen.type("t")
    try await manager.waitToShow("tree/data.bin")
    return manager
  }

  @Test("tells how much lies in it")
  func sizes() async throws {
    let manager = try await manager()
    // 4 bytes, and two lines of 11 and 12.
    try await manager.waitToShow("2 items, 27 bytes")
    let row = manager.screen.picture.split(separator: "\n").first { $0.contains("notes.txt") }
    #expect(row?.contains(" 23  ") == true)
  }

  @Test("brings an item back in a step that can be undone and redone")
  func restoring() async throws {
    let manager = try await manager()
    let screen = manager.screen
    #expect(screen.shows("Enter brings an item back"))
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("data.bin") && !screen.state.isShowingTrash)
    #expect(screen.shows("Brought back “data.bin”. Ctrl+Z undoes it."))
    #expect(screen.state.main.currentEntry?.name == "data.bin")
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("data.bin"))
    screen.press(.control("y"))
    try await manager.waitForWork()
    #expect(manager.exists("data.bin"))
    // The deletions before it can be undone as well.
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("data.bin"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("data.bin") && screen.state.problem == nil)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt"))
  }

  @Test("loses one item for good, after a question", arguments: [Key.delete, .character("d")])
  func removing(key: Key) async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.press(key)
    #expect(screen.shows("Remove for good?") && screen.shows("“data.bin”"))
    try screen.press("Remove")
    try await manager.waitForWork()
    try await screen.waitUntil("one is left") { !screen.shows("tree/data.bin") }
    #expect(screen.state.isShowingTrash && screen.shows("tree/notes.txt"))
    #expect(screen.shows("Removed “data.bin” for good."))
    screen.press(.escape)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt") && screen.state.problem == nil)
  }

  @Test("shows how far it is emptied, and gives back nothing that is being removed")
  func emptying() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let trash = Trash(folder: RawPath(manager.folder.path("trash")))
    let entries = try await trash.entries()
    // In one turn, so that the test sees the middle of the job.
    screen.change { state in
      state.startInTrash(.empty(entries))
      state.startInTrash(.perform(.restore(entries[0])), with: entries[0])
    }
    #expect(screen.state.problem == "“notes.txt” is being removed.")
    try await manager.waitForWork()
    #expect(try await trash.entries().isEmpty && !manager.exists("notes.txt"))
    var facts = screen.state.trashFacts
    #expect(facts.progress == nil)
    facts.progress = FileProgress(itemsDone: 3, itemsTotal: 12)
    let sheet = TestScreen(TrashSheet(trash: trash, facts: facts), columns: 60, rows: 10)
    #expect(sheet.shows("Removing 3/12"))
    #expect(!sheet.shows("Empty the trash"))
  }

  @Test(
    "is passed by what a person deletes for good, after a question", arguments: [false, true],
    [false, true])
  func erase(isSure: Bool, isOnLeft: Bool) async throws {
    let manager = try await FileManagerScreen(showsTree: !isOnLeft)
    let screen = manager.screen
    if isOnLeft {
      screen.change { state in
        state.swapPanes()
        state.go(to: .left)
      }
      try await manager.waitForWork()
    }
    for name in ["docs", "notes.txt"] {
      screen.change { state in
        state.list.current = state.list.entries.first { $0.name.description == name }?.id
      }
      screen.press(.space)
    }
    screen.press(Key.delete.with(.shift))
    try await manager.waitToShow("Delete for good?")
    #expect(screen.shows("2 items") && screen.shows("Nothing brings it back."))
    try screen.press(isSure ? "Delete" : "Cancel")
    try await manager.waitForWork()
    #expect(manager.exists("docs/guide.md") != isSure && manager.exists("notes.txt") != isSure)
    let trash = Trash(folder: RawPath(manager.folder.path("trash")))
    #expect(try await trash.entries().isEmpty)
    #expect(screen.shows("Removed 2 items for good.") == isSure)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("notes.txt") != isSure && screen.state.problem == nil)
  }
}
