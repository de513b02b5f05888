import Foundation
import Testing

@testable import FileWork

@Suite("A folder that is merged into another one") struct MergeTests {
  /// Two folders of the same name: `source/a` goes into the folder that holds `target/a`.
  private func folders(in sandbox: Sandbox) throws -> (item: RawPath, into: RawPath) {
    for folder in ["source", "source/a", "source/a/both", "target", "target/a", "target/a/both"] {
      try sandbox.folder(folder)
    }
    try sandbox.file("source/a/new", "new")
    try sandbox.file("source/a/both/file", "source")
    try sandbox.file("source/a/both/only", "only")
    try sandbox.file("target/a/both/file", "target")
    try sandbox.file("target/a/old", "old")
    return (sandbox.path("source/a"), sandbox.path("target"))
  }

  /// The names of all files below a folder, in order.
  private func names(_ sandbox: Sandbox, below folder: String) -> [String] {
    readTree(sandbox.path(folder)).filter { !$0.value.isFolder }
      .map { String(decoding: $0.key, as: UTF8.self) }.sorted()
  }

  private func policy(_ decision: FileConflict.Decision) -> ConflictPolicy {
    ConflictPolicy { $0.canMerge ? .merge : decision }
  }

  @Test("gets what it lacks, and asks about each file that is there", arguments: [true, false])
  func merging(isMove: Bool) async throws {
    try await Sandbox.use { sandbox in
      let (item, target) = try folders(in: sandbox)
      let before = readTree(sandbox.tree)
      let stack = UndoStack(worker: sandbox.worker())
      let operation: FileOperation =
        isMove ? .move([item], into: target) : .copy([item], into: target)
      let outcome = await stack.perform(operation, conflicts: policy(.keepBoth))
      #expect(outcome.failure == nil)
      #expect(
        names(sandbox, below: "target/a") == [
          "both/file", "both/file 2", "both/only", "new", "old",
        ])
      #expect(try sandbox.contents(sandbox.path("target/a/both/file 2")) == "source")
      #expect(try sandbox.exists(item) == !isMove)
      let after = readTree(sandbox.tree)
      #expect(await stack.undo()?.failure == nil)
      #expect(readTree(sandbox.tree) == before)
      #expect(await stack.redo()?.failure == nil)
      #expect(readTree(sandbox.tree) == after)
    }
  }

  @Test("leaves in place what is skipped, and no folder without it")
  func skipping() async throws {
    try await Sandbox.use { sandbox in
      let (item, target) = try folders(in: sandbox)
      let move = FileOperation.move([item], into: target)
      let outcome = await sandbox.worker().run(move, conflicts: policy(.skip))
      #expect(outcome.failure == nil)
      #expect(outcome.skipped == [sandbox.path("source/a/both/file")])
      #expect(names(sandbox, below: "source") == ["a/both/file"])
      #expect(try sandbox.contents(sandbox.path("target/a/both/file")) == "target")
    }
  }

  @Test("keeps a file of the other folder in the trash when one replaces it")
  func replacing() async throws {
    try await Sandbox.use { sandbox in
      let (item, target) = try folders(in: sandbox)
      let copy = FileOperation.copy([item], into: target)
      let outcome = await sandbox.worker().run(copy, conflicts: policy(.replace))
      #expect(outcome.failure == nil)
      #expect(try sandbox.contents(sandbox.path("target/a/both/file")) == "source")
      let entries = try await sandbox.trash().entries()
      #expect(entries.map(\.origin) == [sandbox.path("target/a/both/file")])
    }
  }

  @Test("asks about a folder that has the name of a file")
  func kinds() async throws {
    try await Sandbox.use { sandbox in
      let (item, target) = try folders(in: sandbox)
      try sandbox.folder("source/a/mixed")
      try sandbox.file("target/a/mixed", "file")
      let copy = FileOperation.copy([item], into: target)
      let outcome = await sandbox.worker().run(copy, conflicts: .always(.merge))
      #expect(outcome.failure == nil)
      #expect(
        outcome.skipped == [sandbox.path("source/a/both/file"), sandbox.path("source/a/mixed")])
      #expect(try sandbox.contents(sandbox.path("target/a/mixed")) == "file")
    }
  }

  @Test("is refused if it holds an item of the operation")
  func inside() async throws {
    try await Sandbox.use { sandbox in
      let outer = try sandbox.folder("a")
      let inner = try sandbox.folder("a/a")
      try sandbox.file("a/a/file", "1")
      let move = FileOperation.move([inner], into: sandbox.tree)
      let outcome = await sandbox.worker().run(move, conflicts: .always(.merge))
      #expect(outcome.failure == .replacesItem(outer) && outcome.effects.isEmpty)
    }
  }
}
