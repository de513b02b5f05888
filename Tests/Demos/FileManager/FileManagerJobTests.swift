import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("The changes that go on in the file manager") struct FileManagerJobTests {
  private func manager() async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(columns: 80, rows: 24, showsTree: false)
    try await manager.waitForWork()
    return manager
  }

  @Test("are cancelled by Escape after all else, and after a question")
  func escape() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    func isCancelling() -> Bool? { screen.state.jobs[id]?.isCancelling }
    try manager.select("main.swift")
    screen.press(.insert)
    screen.type("&.")
    screen.press(.enter)
    screen.press(.function(3), .function(3))
    #expect(screen.state.list.filter != nil && screen.shows("J shows it"))
    screen.press(.escape)
    #expect(screen.state.list.filter == nil && screen.state.list.marked.count == 1)
    screen.press(.escape)
    #expect(screen.state.list.marked.isEmpty && isCancelling() == false)
    #expect(screen.shows("Esc cancels"))
    screen.press(.escape)
    #expect(screen.shows("Cancel?") && screen.shows("Copying “notes.txt”"))
    // An Enter that was meant for something else does no harm.
    screen.press(.enter)
    #expect(!screen.shows("Cancel?") && isCancelling() == false)
    screen.press(.escape)
    try screen.press("Cancel it")
    try await manager.wait("it has ended") { $0.jobs.running.isEmpty }
    #expect(screen.state.notice?.hasPrefix("Cancelled.") == true)
  }

  @Test("go on when Escape leaves the preview")
  func preview() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    try manager.select("notes.txt")
    screen.type("v")
    try await manager.waitToShow("second line")
    screen.press(.escape)
    #expect(screen.state.focus == .main && screen.state.jobs[id]?.isCancelling == false)
    #expect(!screen.shows("Cancel?"))
    screen.change { $0.jobs[id]?.cancel() }
    try await manager.waitForWork()
  }

  @Test("have a question that goes when they have ended")
  func ended() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    screen.press(.escape)
    #expect(screen.shows("Cancel?"))
    screen.change { $0.jobs[id]?.cancel() }
    try await manager.waitForWork()
    #expect(!screen.shows("Cancel?") && screen.state.focus == .main)
  }

  @Test("are in a list, in which each is cancelled, and those that wait")
  func list() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let first = try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    let second = try await manager.startEndlessCopy(of: ["main.swift", "data.bin"], into: "docs")
    let root = screen.state.main.folder
    manager.start(.rename(root.appending("empty"), to: "full"))
    #expect(screen.state.jobs.waiting.count == 1)
    screen.type("J")
    #expect(screen.shows("Copying “notes.txt”") && screen.shows("Copying “main.swift” and 1 more"))
    #expect(screen.shows("tree/empty") && screen.shows("tree/docs"))
    #expect(screen.shows("Renaming “empty”") && screen.shows("begins when copying has ended"))
    // The cursor is on the one that the line below the lists shows.
    screen.press(.up, .enter)
    #expect(screen.shows("Cancel?"))
    try screen.press("Cancel it")
    try await manager.wait("the first one has ended") { $0.jobs[first] == nil }
    // What waited for it is made.
    try await manager.wait("it is renamed") { _ in manager.exists("full") }
    #expect(screen.state.jobs[second]?.isCancelling == false)
    try await manager.wait("that has ended, too") { $0.jobs.running.map(\.id) == [second] }
    #expect(screen.state.chosenJob == second)
    manager.start(.rename(root.appending("docs"), to: "texts"))
    #expect(screen.shows("Renaming “docs”"))
    screen.press(.down)
    #expect(screen.state.chosenJob == screen.state.jobs.waiting.first?.id)
    screen.press(.delete)
    #expect(!screen.shows("Renaming “docs”") && screen.state.jobs.waiting.isEmpty)
    screen.press(.up, .delete)
    try screen.press("Cancel it")
    try await manager.waitForWork()
    #expect(screen.shows("Nothing goes on") && manager.exists("docs"))
  }

  @Test("are listed after a click on their number below the lists")
  func click() async throws {
    let manager = try await manager()
    let screen = manager.screen
    try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    try await manager.startEndlessCopy(of: ["main.swift"], into: "docs")
    try screen.click("+1 more")
    #expect(screen.shows("Copying “notes.txt”") && screen.shows("Copying “main.swift”"))
    for id in screen.state.jobs.running.map(\.id) { screen.change { $0.jobs[id]?.cancel() } }
    try await manager.waitForWork()
  }

  @Test("give the marks back when they wait and are cancelled")
  func marks() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let id = try await manager.startEndlessCopy(of: ["notes.txt"], into: "empty")
    try manager.select("empty")
    screen.press(.insert, .function(8))
    try screen.press("Delete")
    #expect(screen.state.jobs.waiting.count == 1 && screen.state.main.marked.isEmpty)
    screen.type("J")
    screen.press(.down, .enter)
    #expect(screen.state.jobs.waiting.isEmpty && screen.state.main.marked.count == 1)
    screen.change { $0.jobs[id]?.cancel() }
    try await manager.waitForWork()
    #expect(manager.exists("empty"))
  }

  @Test("ask with their first items and their targets")
  func questions() async throws {
    let manager = try await manager()
    let screen = manager.screen
    let root = screen.state.main.folder
    let id = try await manager.startEndlessCopy(of: ["notes.txt"], into: "docs")
    let items = ["notes.txt", "main.swift"].map { root.appending(RawName($0)) }
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    manager.start(.copy(items, into: root.appending("empty")))
    try await manager.waitToShow("exists already")
    #expect(screen.shows("Copying “notes.txt” and 1 more"))
    #expect(screen.text.contains(#/to .*tree/empty/#))
    try screen.press("Skip")
    screen.change { $0.jobs[id]?.cancel() }
    try await manager.waitForWork()
  }
}
