import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Questions of changes that wait") struct FileManagerQuestionTests {
  private func manager() async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    try manager.folder.write("old", to: "tree/docs/main.swift")
    return manager
  }

  /// Begins a copy that asks about a name that is taken, and waits until it asks.
  private func copy(
    _ name: String, into folder: String, _ manager: FileManagerScreen
  ) async throws {
    let root = RawPath(manager.folder.path("tree"))
    manager.start(.copy([root.appending(RawName(name))], into: root.appending(RawName(folder))))
    let id = try #require(manager.screen.state.jobs.running.last?.id)
    try await manager.wait("it asks") { $0.jobs[id]?.asked != nil }
  }

  @Test("are asked once the sheet is closed in which a person types, and lose no key of that")
  func sheet() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.press(.function(7))
    screen.type("ne")
    try await copy("notes.txt", into: "empty", manager)
    #expect(screen.shows("Copying asks something, and waits until this is closed."))
    #expect(screen.shows("Copying asks something") && !screen.shows("exists already"))
    screen.type("w")
    #expect(screen.state.typed == "new")
    screen.press(.enter)
    #expect(screen.shows("“notes.txt” exists already") && !screen.shows("asks something"))
    try await manager.wait("the folder is made") { _ in manager.exists("new") }
    try screen.press("Skip")
    try await manager.waitForWork()
  }

  @Test("are asked once a search is closed", arguments: ["g", "/", "t", "h", "b", "J"])
  func others(key: String) async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = key == "J" ? try await manager.startEndlessCopy(of: ["data.bin"], into: "docs") : nil
    screen.type(key)
    #expect(screen.state.hasSheet)
    try await copy("notes.txt", into: "empty", manager)
    #expect(!screen.shows("exists already"))
    screen.press(.escape)
    #expect(screen.shows("“notes.txt” exists already"))
    try screen.press("Skip")
    if let id { screen.change { $0.cancel(id) } }
    try await manager.waitForWork()
  }

  @Test("wait while a command or a filter is typed, and are shown when that is left")
  func lines() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.type(":make")
    try await copy("notes.txt", into: "empty", manager)
    #expect(screen.shows("until the line is empty or left") && !screen.shows("exists already"))
    screen.type(" all")
    #expect(screen.state.command.text == "make all")
    screen.press(.escape)
    #expect(screen.shows("“notes.txt” exists already"))
    try screen.press("Skip")
    try await manager.waitForWork()
    screen.type("&no")
    try await copy("notes.txt", into: "empty", manager)
    #expect(!screen.shows("exists already"))
    screen.type("t")
    #expect(screen.state.main.filterText == "not")
    screen.press(.enter)
    #expect(screen.shows("“notes.txt” exists already"))
    try screen.press("Skip")
    try await manager.waitForWork()
    // A line without a command is none in which somebody types.
    screen.press(.escape)
    screen.type(":")
    try await copy("notes.txt", into: "empty", manager)
    #expect(screen.state.focus == .command && screen.shows("“notes.txt” exists already"))
    try screen.press("Skip")
    try await manager.waitForWork()
  }

  @Test("are shown by Enter in the list of changes, that of the chosen one first")
  func list() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = try await manager.startEndlessCopy(of: ["data.bin"], into: "docs")
    screen.type("J")
    #expect(screen.shows("Enter cancels one"))
    try await copy("notes.txt", into: "empty", manager)
    try await copy("main.swift", into: "docs", manager)
    #expect(screen.text.split(separator: "asks something").count > 2)
    screen.press(.down, .down)
    #expect(screen.shows("Enter shows what it asks, Delete cancels it"))
    screen.press(.enter)
    #expect(screen.shows("“main.swift” exists already"))
    try screen.press("Skip")
    #expect(screen.shows("“notes.txt” exists already"))
    try screen.press("Skip")
    screen.change { $0.cancel(id) }
    try await manager.waitForWork()
  }

  @Test("tell what is complete before a change is cancelled")
  func cancelling() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    screen.press(.escape)
    #expect(screen.shows("Nothing is copied yet."))
    screen.press(.escape)
    screen.change { $0.cancel(id) }
    try await manager.waitForWork()
    let root = screen.state.main.folder
    manager.start(
      .copy(
        [root.appending("data.bin"), root.appending("notes.txt")], into: root.appending("empty")))
    try await manager.waitToShow("exists already")
    let second = try #require(screen.state.jobs.running.first?.id)
    screen.change { state in
      state.jobs.takeProgress()
      state.jobs[second]?.asked = nil
      state.askToCancel(second)
    }
    #expect(screen.shows("1 of 2 items is copied. It stays, and"))
    try screen.press("Cancel it")
    try await manager.waitForWork()
    #expect(manager.exists("empty/data.bin"))
  }

  @Test("tell that nothing stays of a copy that is not complete, or of an archive")
  func parts() {
    let copy = FileJob.Kind.perform(.copy([RawPath("/a")], into: RawPath("/b")))
    let progress = FileProgress(itemsDone: 12, itemsTotal: 300)
    func words(_ kind: FileJob.Kind, changesArchive: Bool = false) -> String {
      kind.words(ifCancelledAfter: progress, changesArchive: changesArchive)
    }
    #expect(
      words(copy) == "12 of 300 items are copied. They stay, and Ctrl+Z removes them.")
    #expect(words(copy, changesArchive: true) == "The archive stays as it is.")
    #expect(
      words(.perform(.pack([RawPath("/a")], to: RawPath("/a.zip")))) == "The archive is not made.")
    #expect(
      words(.perform(.delete([RawPath("/a")])))
        == "12 of 300 items are in the trash, and Ctrl+Z brings them back.")
    #expect(words(.undo) == "12 of 300 items are undone. They stay so.")
  }
}
