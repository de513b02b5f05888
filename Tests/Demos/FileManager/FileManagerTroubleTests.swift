import FileWork
import Foundation
import Recurse
import RecurseTesting
import Synchronization
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("Items that fail in the file manager") struct FileManagerTroubleTests {
  /// A file manager with two lists, and a socket among the entries of the one in the middle.
  private func manager() async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(showsTree: false)
    try makeSocket(manager.folder.path("tree/docs/socket"))
    try makeSocket(manager.folder.path("tree/docs/deep/socket"))
    manager.screen.change { $0.enter($0.main.folder.appending("empty"), on: .other) }
    try await manager.waitForWork()
    try manager.select("docs")
    manager.screen.type(" ")
    try manager.select("notes.txt")
    manager.screen.type(" ")
    return manager
  }

  /// Makes a socket, which cannot be copied.
  private func makeSocket(_ path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    #if os(Linux)
      let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(file) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, size) }
    }
    try #require(result == 0)
  }

  @Test("are skipped one by one, and what was skipped can be seen")
  func skip() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.press(.function(5), .enter)
    try await manager.waitToShow("“socket” cannot be copied")
    #expect(screen.shows("tree/docs"))
    try screen.press("Skip")
    try await manager.wait("the other one is asked about") {
      $0.trouble?.item.parent.name == "deep"
    }
    try screen.press("Skip")
    try await manager.waitForWork()
    #expect(screen.shows("Copied 2 items, skipped 2."))
    #expect(manager.exists("empty/docs/deep/note.txt") && manager.exists("empty/notes.txt"))
    screen.type("w")
    #expect(screen.shows("What was skipped") && screen.shows("docs/deep/socket"))
    #expect(screen.shows("has no contents"))
    screen.press(.escape)
    screen.press(.control("z"))
    try await manager.waitForWork()
    #expect(!manager.exists("empty/docs") && !manager.exists("empty/notes.txt"))
  }

  @Test("are skipped together")
  func skipAll() async throws {
    let manager = try await manager()
    manager.screen.press(.function(5), .enter)
    try await manager.waitToShow("cannot be copied")
    try manager.screen.press("Skip all")
    try await manager.waitForWork()
    #expect(manager.screen.state.skipped.count == 2 && manager.exists("empty/docs/guide.md"))
    #expect(manager.exists("empty/notes.txt") && !manager.exists("empty/docs/socket"))
  }

  @Test("are tried again, or stop the work")
  func retry() async throws {
    let manager = try await manager()
    let screen = manager.screen
    screen.press(.function(5), .enter)
    try await manager.waitToShow("cannot be copied")
    let item = try #require(screen.state.trouble).item
    try FileManager.default.removeItem(atPath: manager.folder.path("tree/docs/socket"))
    try FileManager.default.removeItem(atPath: manager.folder.path("tree/docs/deep/socket"))
    try screen.press("Retry")
    try await manager.wait("the item that is gone is asked about") {
      $0.trouble?.reason == .missing(item) || $0.trouble?.reason == .special(item)
    }
    try screen.press("Stop")
    try await manager.waitForWork()
    #expect(!manager.exists("empty/docs") && !manager.exists("empty/.docs.part"))
    #expect(screen.state.skipped.isEmpty && screen.state.problem != nil)
    #expect(screen.state.prompt == nil)
  }

  @Test("stop the work when Escape closes the question")
  func escape() async throws {
    let manager = try await manager()
    manager.screen.press(.function(5), .enter)
    try await manager.waitToShow("cannot be copied")
    manager.screen.press(.escape)
    try await manager.waitForWork()
    #expect(!manager.exists("empty/docs") && manager.screen.state.trouble == nil)
  }

  @Test("names an unfinished copy, and removes it when it is given up")
  func givingUp() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    let item = RawPath(manager.folder.path("tree/notes.txt"))
    let target = RawPath(manager.folder.path("tree/empty"))
    let history = UndoStack(
      worker: FileWorker(trash: Trash(folder: RawPath(manager.folder.path("trash")))))
    let job = FileJob(1, .perform(.copy([item], into: target)))
    #expect(job.unfinishedWords == "the change of files")
    let task = Task { await job.run(history) { _ in } }
    task.cancel()
    let result = await task.value
    #expect(result.effects.isEmpty || result.failure == nil)
    #expect(job.progress.part == nil && !manager.exists("empty/.notes.txt.part"))
    let words = job.unfinishedWords
    #expect(words.count <= 40, "\(words)")
  }

  @Test("take no time from a copy while they wait for an answer")
  func waiting() async throws {
    let manager = try await FileManagerScreen(showsTree: false)
    try manager.folder.write("old", to: "tree/empty/notes.txt")
    let item = RawPath(manager.folder.path("tree/notes.txt"))
    let history = UndoStack(
      worker: FileWorker(trash: Trash(folder: RawPath(manager.folder.path("trash")))))
    let start = ContinuousClock.now
    let now = Mutex(start)
    let copy = FileOperation.copy([item], into: RawPath(manager.folder.path("tree/empty")))
    let job = FileJob(1, .perform(copy)) { now.withLock { $0 } }
    now.withLock { $0 += .seconds(1) }
    let result = await job.run(history) { _ in
      now.withLock { $0 += .seconds(60) }
      #expect(job.time == .seconds(1))
      job.answer(.conflict(.skip, forAll: false))
    }
    #expect(result.failure == nil && result.skipped.count == 1)
    now.withLock { $0 += .seconds(1) }
    #expect(job.time == .seconds(2))
  }

  @Test("tell the pace of a copy that takes more than a second")
  func pace() {
    var pace = Pace()
    var progress = FileProgress()
    pace.take(progress, after: .seconds(5))
    #expect(pace.words == nil)
    progress = FileProgress(itemsTotal: 1, bytesDone: 1 << 20, bytesTotal: 10 << 20)
    pace.take(progress, after: .milliseconds(900))
    #expect(pace.words == nil)
    pace.take(progress, after: .seconds(1))
    #expect(pace.words == "1.0M of 10M, 1.0M/s, 9 s left")
    progress = FileProgress(itemsTotal: 1, bytesDone: 1 << 20, bytesTotal: 1 << 40)
    pace.take(progress, after: .seconds(2))
    #expect(pace.words?.hasSuffix(" h left") == true)
  }
}
