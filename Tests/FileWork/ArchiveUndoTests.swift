import Foundation
import Testing

@testable import FileWork

@Suite("Archives in which a change is undone") struct ArchiveUndoTests {
  /// An archive with `a/one` and `two`.
  private func bench(_ sandbox: Sandbox) async throws -> ArchiveBench {
    try sandbox.folder("in")
    try sandbox.folder("in/a")
    try sandbox.file("in/a/one", "1")
    try sandbox.file("in/two", "2")
    return try await ArchiveBench(sandbox, packing: "in", to: "a.zip")
  }

  @Test("have it undone and redone in the folder that shows them, without another unpacking")
  func steps() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      let stack = UndoStack(worker: bench.worker)
      let new = try sandbox.file("new", "new")
      let operations: [FileOperation] = [
        .delete([bench.path("a")]), .move([new], into: bench.root),
        .rename(bench.path("two"), to: "2"),
      ]
      var shown = [bench.shown]
      for operation in operations {
        #expect(await stack.perform(operation).failure == nil)
        shown.append(bench.shown)
      }
      func check(_ step: Int) async throws {
        #expect(await bench.store.isCurrent(bench.root))
        #expect(bench.shown == shown[step])
        #expect(try await bench.content() == shown[step])
      }
      for _ in 0..<2 {
        for step in [2, 1, 0] {
          #expect(await stack.undo()?.failure == nil)
          try await check(step)
        }
        for step in [1, 2, 3] {
          #expect(await stack.redo()?.failure == nil)
          try await check(step)
        }
      }
      // What is changed after an undo is another step from there.
      await stack.undo()
      #expect(await stack.perform(.makeFile("n", in: bench.root)).failure == nil)
      await stack.undo()
      try await check(2)
    }
  }

  @Test("are unpacked again if their file is not the one that the folder showed before")
  func others() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      let stack = UndoStack(worker: bench.worker)
      #expect(await stack.perform(.delete([bench.path("a")])).failure == nil)
      let entry = try #require(try await sandbox.trash().entries().last)
      try Disk().unlink(entry.item)
      try Disk().makeFile(entry.item, contents: Array("another one".utf8))
      #expect(await stack.undo()?.failure == nil)
      #expect(await !bench.store.isCurrent(bench.root))
      #expect(bench.shown.count == 1)
    }
  }

  @Test("keep nothing of a change that failed")
  func failures() async throws {
    try await Sandbox.use { sandbox in
      let first = try await bench(sandbox)
      var disk = Disk()
      disk.fault = { call, path in call == .settle && path == first.file ? ENOSPC : nil }
      let bench = try await ArchiveBench(sandbox, "a.zip", disk: disk)
      let new = try sandbox.file("new", "new")
      #expect(await bench.worker.run(.copy([new], into: bench.root)).failure != nil)
      #expect(bench.shown == first.shown)
      let trash = bench.root.parent.appending(".trash")
      #expect(try Disk().names(in: trash).isEmpty)
    }
  }
}
