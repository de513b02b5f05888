import FileWork
import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import file_manager

@MainActor @Suite("A comparison of two folders") struct FileManagerComparisonTests {
  /// A screen with these files in two lists.
  private func compare(
    _ files: [(name: String, text: String, date: Double)]
  ) async throws -> FileManagerScreen {
    let manager = try await FileManagerScreen(showsTree: false)
    for (name, text, date) in files {
      try manager.folder.write(text, to: "tree/\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: date)],
        ofItemAtPath: manager.folder.path("tree/\(name)"))
    }
    let root = manager.screen.state.main.folder
    manager.screen.change { $0.enter(root.appending("docs"), on: .main) }
    manager.screen.change { $0.enter(root.appending("empty"), on: .other) }
    try await manager.waitForWork()
    manager.screen.type("=")
    return manager
  }

  private func marked(_ manager: FileManagerScreen, _ side: FileManagerState.Side) -> [String] {
    let list = manager.screen.state[side]
    return list.entries.filter { list.marked.contains($0.id) }.map(\.name.description)
  }

  @Test("marks by Enter what the other folder lacks, or has in an older version or another size")
  func dates() async throws {
    let manager = try await compare([
      ("docs/same", "12", 100), ("docs/newer", "12", 300), ("docs/older", "12", 100),
      ("docs/longer", "123", 100), ("docs/only", "", 100),
      ("empty/same", "12", 100.5), ("empty/newer", "12", 200), ("empty/older", "12", 200),
      ("empty/longer", "12", 100),
    ])
    #expect(manager.screen.shows("Sizes and dates") && manager.screen.shows("Contents"))
    manager.screen.press(.enter)
    #expect(marked(manager, .main) == ["deep", "guide.md", "longer", "newer", "only"])
    #expect(marked(manager, .other) == ["longer", "older"])
    #expect(manager.screen.shows("6 names are new or newer."))
  }

  @Test("marks files of other sizes on both sides, whatever their dates")
  func sizes() async throws {
    let manager = try await compare([
      ("docs/newer", "12", 300), ("docs/longer", "123", 100),
      ("empty/newer", "ab", 200), ("empty/longer", "12", 200),
    ])
    manager.screen.press(.down, .enter)
    #expect(marked(manager, .main) == ["deep", "guide.md", "longer"])
    #expect(marked(manager, .other) == ["longer"])
    #expect(manager.screen.shows("3 names differ or are missing."))
  }

  @Test("reads files of one size, and marks those with other bytes on both sides")
  func contents() async throws {
    let long = String(repeating: "long ", count: 300_000)
    let manager = try await compare([
      ("docs/same", "12", 300), ("docs/other", "12", 100), ("docs/none", "", 100),
      ("docs/late", long + "a", 100), ("docs/longer", "123", 100),
      ("empty/same", "12", 100), ("empty/other", "1x", 100), ("empty/none", "", 300),
      ("empty/late", long + "b", 100), ("empty/longer", "12", 100),
    ])
    try manager.screen.press("Contents")
    try await manager.waitForWork()
    #expect(marked(manager, .main) == ["deep", "guide.md", "late", "longer", "other"])
    #expect(marked(manager, .other) == ["late", "longer", "other"])
    #expect(manager.screen.shows("5 names differ or are missing."))
    manager.screen.press(.escape)
    try manager.folder.write("1x", to: "tree/docs/other")
    manager.screen.type("=")
    try manager.screen.press("Contents")
    try await manager.waitForWork()
    #expect(marked(manager, .other) == ["late", "longer"])
  }

  @Test("names a file that vanishes while others are read, and leaves the lists usable")
  func unreadable() async throws {
    let manager = try await compare([
      ("docs/gone", "12", 100), ("empty/gone", "12", 100),
      ("docs/same", "12", 100), ("empty/same", "12", 100),
    ])
    let screen = manager.screen
    try FileManager.default.removeItem(atPath: manager.folder.path("tree/empty/gone"))
    try screen.press("Contents")
    // A list that shows another folder keeps its marks.
    screen.change { $0.enter($0.main.folder.parent, on: .main) }
    try await manager.waitForWork()
    #expect(screen.shows("3 names differ or are missing. 1 file cannot be read"))
    #expect(marked(manager, .main).isEmpty && marked(manager, .other) == ["gone"])
    screen.press(.escape)
    screen.type("w")
    #expect(screen.shows("What was skipped"))
    #expect(screen.state.skipped.map(\.path.name) == ["gone"])
    #expect(screen.state.skipped.first?.reason.hasSuffix("does not exist.") == true)
  }

  @Test("is cancelled, and marks nothing then")
  func cancelled() async throws {
    let manager = try await compare([("docs/same", "12", 100), ("empty/same", "1x", 100)])
    var state = manager.screen.state
    let comparison = FolderComparison(state.main, state.other, by: .contents)
    #expect(comparison.unread.files.map(\.name) == ["same"])
    #expect(!FileJob.Kind.compare(comparison).isChange)
    state.start(.compare(comparison))
    let job = try #require(state.jobs.shown)
    state.finish(job.id, .compared(comparison, .cancelled))
    #expect(state.jobs.running.isEmpty)
    #expect(state.main.marked.isEmpty && state.other.marked.isEmpty)
    #expect(state.notice == "Cancelled." && state.problem == nil && state.skipped.isEmpty)
  }
}
