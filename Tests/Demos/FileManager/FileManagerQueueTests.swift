import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Changes that wait for another one") struct FileManagerQueueTests {
  /// A screen whose first copy asks about a name that is taken, and does not go on.
  private func stuck() async throws -> (FileManagerScreen, root: RawPath) {
    let manager = try await FileManagerScreen(showsTree: false)
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    let root = manager.screen.state.main.folder
    manager.start(.copy([root.appending("notes.txt")], into: root.appending("empty")))
    try await manager.waitToShow("“notes.txt” exists already")
    return (manager, root)
  }

  @Test("are made in order, and undone in order")
  func order() async throws {
    let (manager, root) = try await stuck()
    let screen = manager.screen
    let empty = root.appending("empty")
    manager.start(.rename(empty, to: "full"))
    manager.start(.makeFolder("a", in: root.appending("full")))
    #expect(screen.state.jobs.waiting.count == 2 && manager.exists("empty"))
    #expect(screen.shows("2 waiting") && screen.shows("Begins when renaming has ended."))
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(manager.exists("full/a") && !manager.exists("empty"))
    #expect(screen.state.jobs.waiting.isEmpty)
    // What the first one skipped is not forgotten.
    #expect(screen.state.skipped.map(\.path.name) == ["notes.txt"])
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("full") && !manager.exists("full/a"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("empty/notes.txt") && !manager.exists("full"))
  }

  @Test("are those of a folder that is being copied, or that gets the copy")
  func folders() async throws {
    let (manager, root) = try await stuck()
    let screen = manager.screen
    manager.start(.delete([root.appending("empty")]))
    manager.start(.delete([root.appending("notes.txt")]))
    #expect(screen.state.jobs.waiting.count == 2)
    #expect(screen.shows("Begins when copying has ended."))
    try screen.press("Replace")
    try await manager.waitForWork()
    // The copy is whole, and lies in the trash with its folder.
    #expect(!manager.exists("empty") && !manager.exists("notes.txt"))
    for _ in 0..<2 {
      screen.press(.control("z"))
      try await manager.waitForWork()
    }
    #expect(try manager.text("empty/notes.txt") == manager.text("notes.txt"))
  }

  @Test("leave what went wrong before them in sight, and an undo does not wait")
  func failure() async throws {
    let (manager, root) = try await stuck()
    let screen = manager.screen
    let empty = root.appending("empty")
    manager.start(.makeFolders(["notes.txt", "a"], in: empty))
    manager.start(.makeFolder("fine", in: empty.appending("notes.txt")))
    manager.start(.rename(empty, to: "full"))
    screen.change { $0.start(.undo) }
    #expect(screen.state.jobs.waiting.count == 3)
    #expect(screen.state.notice == "Another change is going on.")
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(manager.exists("full"))
    #expect(screen.state.problem?.contains("empty/notes.txt”") == true)
  }

  @Test("take the marks of their items, which those that are skipped get back")
  func marks() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let screen = manager.screen
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    let root = screen.state.main.folder
    screen.change { $0.enter(root.appending("empty"), on: .other) }
    try await manager.waitForWork()
    screen.type("+")
    screen.type("*.txt *.bin")
    screen.press(.enter)
    #expect(screen.state.main.marked.count == 2)
    screen.press(.function(5), .enter)
    try await manager.waitToShow("“notes.txt” exists already")
    #expect(screen.state.main.marked.isEmpty)
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(screen.state.main.chosen.map(\.name) == ["notes.txt"])
    #expect(manager.exists("empty/data.bin") && screen.state.main.marked.count == 1)
    // One that had no mark gets none.
    screen.press(.escape)
    try manager.select("notes.txt")
    screen.press(.function(5), .enter)
    try await manager.waitToShow("“notes.txt” exists already")
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(screen.state.main.marked.isEmpty)
  }

  @Test("tell a failure beside a sheet in which a person types, and not in it")
  func failureBesideSheet() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let (screen, root) = (manager.screen, manager.screen.state.main.folder)
    screen.press(.function(7))
    screen.type("abc")
    manager.start(.delete([root.appending("nowhere")]))
    try await manager.waitForWork()
    #expect(screen.state.typed == "abc" && screen.state.problem == nil)
    #expect(screen.state.notice?.contains("nowhere") == true)
    screen.press(.enter)
    try await manager.waitForWork()
    #expect(manager.exists("abc"))
  }

  @Test("are asked about before the app ends")
  func quitting() async throws {
    let (manager, root) = try await stuck()
    let screen = manager.screen
    manager.start(.rename(root.appending("empty"), to: "full"))
    screen.change { $0.quit() }
    #expect(screen.state.isAskingToQuit && !screen.state.isDone)
    screen.change { state in
      state.isAskingToQuit = false
      state.decide(FileConflict.Decision.skip)
    }
    try await manager.waitForWork()
    #expect(manager.exists("full"))
    screen.change { $0.quit() }
    #expect(screen.state.isDone)
  }

  @Test("are more than four")
  func many() async throws {
    let (manager, root) = try await stuck()
    let screen = manager.screen
    for name in ["a", "b", "c"] {
      try manager.folder.write("old", to: "tree/docs/\(name)")
      try manager.folder.write("new", to: "tree/\(name)")
      manager.start(.copy([root.appending(RawName(name))], into: root.appending("docs")))
    }
    manager.start(.makeFolder("fifth", in: root))
    #expect(screen.state.jobs.running.count == 4 && screen.state.jobs.waiting.count == 1)
    #expect(screen.state.notice == "Begins when another change has ended.")
    #expect(screen.shows("+3 more") && screen.shows("1 waiting"))
    try await manager.wait("all ask") { $0.jobs.running.allSatisfy { $0.asked != nil } }
    #expect(!manager.exists("fifth"))
    try screen.press("Skip")
    try await manager.wait("the fifth is made") { _ in manager.exists("fifth") }
    for _ in 0..<3 { screen.change { $0.decide(FileConflict.Decision.skip) } }
    try await manager.waitForWork()
  }
}
