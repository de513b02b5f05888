import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Changes that wait for another one") struct FileManagerQueueTests {
  /// A screen whose first copy asks about a name that is taken, and does not go on.
  private func stuck() async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(showsTree: false)
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    let screen = manager.screen
    screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("notes.txt")
    screen.press(.function(5), .enter)
    try await manager.waitToShow("“notes.txt” exists already")
    return manager
  }

  @Test("are made in order, and undone in order")
  func order() async throws {
    let manager = try await stuck()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { state in
      state.start(.perform(.makeFolder("a", in: root)))
      state.start(.perform(.rename(root.appending("a"), to: "b")))
    }
    #expect(screen.state.waiting.count == 2 && !manager.exists("a"))
    #expect(screen.shows("2 waiting"))
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(manager.exists("b") && !manager.exists("a") && screen.state.waiting.isEmpty)
    // What the first one skipped is not forgotten.
    #expect(screen.state.skipped.map(\.path.name) == ["notes.txt"])
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("a") && !manager.exists("b"))
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("a"))
  }

  @Test("leave what went wrong before them in sight, and an undo does not wait")
  func failure() async throws {
    let manager = try await stuck()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { state in
      state.start(.perform(.makeFolder("docs", in: root)))
      state.start(.perform(.makeFolder("fine", in: root)))
      state.start(.undo)
    }
    #expect(screen.state.waiting.count == 2 && screen.state.notice == "Another change is going on.")
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(manager.exists("fine"))
    #expect(screen.state.problem?.hasSuffix("docs” already exists.") == true)
  }

  @Test("are asked about before the app ends")
  func quitting() async throws {
    let manager = try await stuck()
    let screen = manager.screen
    let root = screen.state.main.folder
    screen.change { state in
      state.start(.perform(.makeFolder("a", in: root)))
      state.quit()
    }
    #expect(screen.state.isAskingToQuit && !screen.state.isDone)
    screen.change { state in
      state.isAskingToQuit = false
      state.decide(FileConflict.Decision.skip)
    }
    try await manager.waitForWork()
    #expect(manager.exists("a"))
    screen.change { $0.quit() }
    #expect(screen.state.isDone)
  }
}
