import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Changes at once") struct FileManagerTogetherTests {
  /// A screen with two copies, each of which asks about a name that is taken.
  private func two() async throws -> (FileManagerScreen, root: RawPath) {
    let manager = try await FileManagerScreen(showsTree: false)
    for name in ["empty/notes.txt", "docs/main.swift"] {
      try manager.folder.write("old", to: "tree/\(name)")
    }
    let root = manager.screen.state.main.folder
    manager.start(.copy([root.appending("notes.txt")], into: root.appending("empty")))
    try await manager.waitToShow("“notes.txt” exists already")
    manager.start(.copy([root.appending("main.swift")], into: root.appending("docs")))
    try await manager.wait("both ask") { $0.jobs.running.filter { $0.asked != nil }.count == 2 }
    return (manager, root)
  }

  @Test("a rename begins while a copy waits for an answer")
  func rename() async throws {
    let (manager, root) = try await two()
    let screen = manager.screen
    manager.start(.rename(root.appending("data.bin"), to: "bytes.bin"))
    try await manager.wait("it is renamed") { $0.jobs.running.count == 2 }
    #expect(manager.exists("bytes.bin") && !manager.exists("data.bin"))
    // An undo waits for nobody, so nothing offers it.
    #expect(screen.state.notice == "Renamed to “bytes.bin”.")
    #expect(screen.state.conflict?.existing.name == "notes.txt")
    screen.change { $0.asking = nil }
    try await manager.wait("one is left") { $0.jobs.running.count == 1 }
    screen.change { $0.asking = nil }
    try await manager.waitForWork()
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(manager.exists("data.bin"))
  }

  @Test("ask one after the other, and say which of them asks")
  func questions() async throws {
    let (manager, _) = try await two()
    let screen = manager.screen
    #expect(screen.shows("Copying “notes.txt”") && screen.shows("“notes.txt” exists already"))
    #expect(screen.shows("+1 more"))
    screen.change { $0.isForAll = true }
    try screen.press("Keep both")
    #expect(screen.shows("Copying “main.swift”") && screen.shows("“main.swift” exists already"))
    #expect(!screen.state.isForAll)
    // Whoever presses Enter twice has not answered the second question.
    screen.press(.enter)
    #expect(screen.state.conflict?.existing.name == "main.swift")
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(try manager.text("empty/notes 2.txt").hasPrefix("first"))
    #expect(try manager.text("docs/main.swift") == "old" && !manager.exists("docs/main 2.swift"))
    #expect(screen.state.skipped.map(\.path.name) == ["main.swift"])
  }

  @Test("are cancelled one by one: Escape in a question ends the job that asks")
  func cancelling() async throws {
    let (manager, _) = try await two()
    let screen = manager.screen
    screen.press(.escape)
    try await manager.wait("the first one has ended") { $0.jobs.running.count == 1 }
    #expect(screen.state.conflict?.existing.name == "main.swift")
    try screen.press("Replace")
    try await manager.waitForWork()
    #expect(try manager.text("empty/notes.txt") == "old")
    #expect(try manager.text("docs/main.swift") == manager.text("main.swift"))
  }

  @Test("are cancelled one by one, with the question of what is cancelled")
  func cancellingLast() async throws {
    let (manager, _) = try await two()
    let screen = manager.screen
    let ids = screen.state.jobs.running.map(\.id)
    screen.change { $0.cancel(ids[1]) }
    #expect(screen.state.jobs.running.map(\.isCancelling) == [false, true])
    // What it has asked needs no answer any more.
    #expect(screen.state.jobs[ids[1]]?.asked == nil)
    try await manager.wait("the last one has ended") { $0.jobs.running.count == 1 }
    #expect(screen.state.notice?.hasPrefix("Cancelled.") == true)
    #expect(screen.state.jobs.running.map(\.id) == [ids[0]])
    try screen.press("Replace")
    try await manager.waitForWork()
    #expect(try manager.text("docs/main.swift") == "old")
    #expect(try manager.text("empty/notes.txt") == manager.text("notes.txt"))
  }

  @Test("tell a failure at once, and no success that ends later hides it")
  func failure() async throws {
    let (manager, root) = try await two()
    let screen = manager.screen
    manager.start(.rename(root.appending("data.bin"), to: ".secret"))
    try await manager.wait("it is refused") { $0.jobs.running.count == 2 }
    let problem = try #require(screen.state.problem)
    #expect(problem.hasSuffix(".secret” already exists.") && screen.state.notice == problem)
    for _ in 0..<2 { screen.change { $0.decide(FileConflict.Decision.replace) } }
    try await manager.waitForWork()
    #expect(screen.state.problem == problem && screen.shows("exists."))
    // The next change is another matter.
    manager.start(.makeFolder("new", in: root))
    #expect(screen.state.problem == nil)
    try await manager.waitForWork()
  }

  @Test("a refused text comes back as it was, whatever was typed meanwhile")
  func refusedText() async throws {
    let (manager, root) = try await two()
    let screen = manager.screen
    screen.change { state in
      state.show(.rename(root.appending("data.bin")), typed: "a/b")
      state.answerPrompt()
      state.typed = "other"
    }
    try await manager.wait("it is refused") { $0.jobs.running.count == 2 }
    #expect(screen.state.typed == "a/b")
    #expect(screen.state.prompt == .rename(root.appending("data.bin")))
  }

  @Test("are waited for when the app ends, and no undo begins beside them")
  func quitting() async throws {
    let (manager, _) = try await two()
    let screen = manager.screen
    screen.change { $0.start(.undo) }
    #expect(screen.state.notice == "Another change is going on.")
    screen.change { $0.quit() }
    // Nothing waits, so nobody is asked.
    #expect(screen.state.isDone && !screen.state.isAskingToQuit)
    #expect(screen.state.jobs.running.count == 2)
    for _ in 0..<2 { screen.change { $0.decide(FileConflict.Decision.replace) } }
    try await manager.waitForWork()
    #expect(try manager.text("docs/main.swift") == manager.text("main.swift"))
    #expect(try manager.text("empty/notes.txt") == manager.text("notes.txt"))
  }

  @Test("are told in the line below the lists, the last one first")
  func statusLine() throws {
    let root = RawPath("/")
    var state = FileManagerState(
      root, second: root, kept: KeptPlaces(), showsHidden: false, limit: nil)
    state.start(.perform(.copy([RawPath("/s/a")], into: RawPath("/t"))))
    #expect(!TestScreen(StatusLine(state), columns: 80, rows: 1).shows("more"))
    state.start(.perform(.move([RawPath("/s/b")], into: RawPath("/t"))))
    state.start(.perform(.delete([RawPath("/t")])))
    let line = TestScreen(StatusLine(state), columns: 80, rows: 1).text
    #expect(line.contains("Moving, counting…  +1 more  1 waiting"))
    let narrow = TestScreen(StatusLine(state), columns: 20, rows: 1).text
    #expect(narrow.hasPrefix(" Moving"), "\(narrow)")
    state.cancel(2)
    let cancelling = TestScreen(StatusLine(state), columns: 80, rows: 1).text
    #expect(cancelling.contains("Cancelling…  +1 more  1 waiting"))
  }
}
