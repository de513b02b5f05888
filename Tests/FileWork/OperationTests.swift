import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite struct OperationTests {
  @Test func aFolderIsNotCopiedIntoItselfNotEvenThroughALink() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try sandbox.folder("a/b")
      let link = sandbox.path("link")
      try Disk().makeLink(link, to: sandbox.path("a/b").bytes)
      for target in [folder, sandbox.path("a/b"), link] {
        for operation in [
          FileOperation.copy([folder], into: target), .move([folder], into: target),
        ] {
          let outcome = await sandbox.worker().run(operation)
          #expect(outcome.failure == .intoItself(folder))
          #expect(outcome.effects.isEmpty)
        }
      }
      // The link itself is no folder.
      let outcome = await sandbox.worker().run(.move([link], into: folder))
      #expect(outcome.failure == nil)
    }
  }

  @Test func anItemIsNotMovedOntoItself() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      let outcome = await sandbox.worker().run(.move([file], into: sandbox.tree))
      #expect(outcome.failure == .ontoItself(file))
    }
  }

  @Test func namesThatNothingCanHaveAreRefused() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      let other = try sandbox.file("b", "2")
      let long = RawName(String(repeating: "x", count: 256))
      let flaws: [(RawName, RawName.Flaw)] = [
        ("", .empty), (".", .reserved), ("..", .reserved), ("x/y", .slash), (long, .tooLong),
        (RawName(bytes: [0x61, 0]), .zero),
      ]
      for (name, flaw) in flaws {
        for operation in [
          FileOperation.rename(file, to: name), .makeFile(name, in: sandbox.tree),
          .makeFolder(name, in: sandbox.tree),
        ] {
          let outcome = await sandbox.worker().run(operation)
          #expect(outcome.failure == .invalidName(name, flaw))
        }
      }
      let outcome = await sandbox.worker().run(.rename(file, to: "b"))
      #expect(outcome.failure == .exists(other))
      #expect(try sandbox.contents(other) == "2")
    }
  }

  @Test func aCopyCanHaveAnotherName() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      try sandbox.folder("sub")
      let target = sandbox.path("sub/b")
      let stack = UndoStack(worker: sandbox.worker())
      let outcome = await stack.perform(.copyAs(file, to: target))
      #expect(outcome.failure == nil && outcome.effects == [.created(target)])
      #expect(try sandbox.contents(target) == "1" && sandbox.contents(file) == "1")
      let refused = await stack.perform(.copyAs(file, to: sandbox.path("none/b")))
      #expect(refused.failure == .missing(sandbox.path("none")))
      await stack.undo()
      #expect(throws: (any Error).self) { try sandbox.contents(target) }
    }
  }

  @Test func foldersAreMadeInEachOther() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("a")
      let stack = UndoStack(worker: sandbox.worker())
      let outcome = await stack.perform(.makeFolders(["a", "b", "c"], in: sandbox.tree))
      #expect(outcome.effects == [.created(sandbox.path("a/b"))])
      let again = await stack.perform(.makeFolders(["a", "b", "c"], in: sandbox.tree))
      #expect(again.failure == .exists(sandbox.path("a/b/c")) && again.effects.isEmpty)
      let flawed = await stack.perform(.makeFolders(["new", "..", "d"], in: sandbox.tree))
      #expect(flawed.failure == .invalidName("..", .reserved) && flawed.effects.isEmpty)
      let details = try await FileDetails.read(sandbox.path("a"))
      #expect(details.count == 2 && details.bytes == 0 && !details.isPartial)
      #expect(FileDetails.rights(0o4755) == "rwsr-xr-x")
      #expect(FileDetails.rights(0o1640) == "rw-r----T")
      await stack.undo()
      #expect(try await FileDetails.read(sandbox.path("a")).count == 0)
    }
  }

  @Test func aReplacedFileIsInTheTrash() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "new")
      let folder = try sandbox.folder("folder")
      let old = try sandbox.file("folder/a", "old")
      let copy = FileOperation.copy([file], into: folder)
      let outcome = await sandbox.worker().run(copy, conflicts: .always(.replace))
      #expect(outcome.failure == nil)
      #expect(try sandbox.contents(old) == "new")
      let entry = try #require(try await sandbox.trash().entries().first)
      #expect(entry.origin == old)
      #expect(outcome.effects == [.trashed(entry), .created(old)])
      #expect(try sandbox.contents(entry.item) == "old")
    }
  }

  @Test func aFolderIsNotReplacedByAnItemInIt() async throws {
    try await Sandbox.use { sandbox in
      let outer = try sandbox.folder("a")
      try sandbox.folder("a/a")
      let inner = try sandbox.file("a/a/a", "1")
      for item in [inner, inner.parent] {
        let move = FileOperation.move([item], into: sandbox.tree)
        let outcome = await sandbox.worker().run(move, conflicts: .always(.replace))
        #expect(outcome.failure == .replacesItem(outer))
      }
      #expect(try sandbox.contents(inner) == "1")
    }
  }

  @Test func aCopyKeepsPermissionsDatesAndLinks() async throws {
    try await Sandbox.use { sandbox in
      let disk = Disk()
      let folder = try sandbox.folder("a")
      let file = try sandbox.file("a/program", "1")
      try disk.makeLink(sandbox.path("a/link"), to: Array("program".utf8))
      try disk.setMode(0o751, of: file)
      try disk.setMode(0o750, of: folder)
      let old = Date(timeIntervalSince1970: 1_000_000_000)
      for path in [file, folder] {
        let path = String(decoding: path.bytes, as: UTF8.self)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
      }
      let target = try sandbox.folder("target")
      #expect(await sandbox.worker().run(.copy([folder], into: target)).failure == nil)
      for (path, mode) in [("target/a", 0o750), ("target/a/program", 0o751)] as [(String, mode_t)] {
        let status = try disk.status(sandbox.path(path))
        #expect(status.mode == mode)
        #expect(status.modified == old)
      }
      #expect(try disk.target(ofLink: sandbox.path("target/a/link")) == Array("program".utf8))
    }
  }

  @Test func aCancelledCopyLeavesNothing() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try sandbox.file("a/small", "1")
      try sandbox.file("a/large", String(repeating: "x", count: 10_000))
      let target = try sandbox.folder("target")
      var disk = Disk()
      disk.chunk = 100
      let worker = sandbox.worker(disk)
      let outcome = await Task {
        await worker.run(.copy([folder], into: target)) { progress in
          guard progress.bytesDone > 5_000 else { return }
          // The progress is told within the task that copies.
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }.value
      #expect(outcome.failure == .cancelled)
      #expect(outcome.effects.isEmpty)
      #expect(try !sandbox.exists(sandbox.path("target/a")))
      #expect(try sandbox.contents(sandbox.path("a/small")) == "1")
    }
  }

  @Test("The progress of a copy tells which items go if it ends now")
  func progressTellsWhatGoes() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try sandbox.file("a/one", "12345")
      let file = try sandbox.file("b", "123")
      let target = try sandbox.folder("target")
      let all = Mutex<[FileProgress]>([])
      _ = await sandbox.worker().run(.copy([folder, file], into: target)) { progress in
        all.withLock { $0.append(progress) }
      }
      let known = all.withLock { $0 }
      // While the folder is not whole, nothing stays; afterwards both of its items do.
      #expect(known.map { $0.itemsDone - $0.itemsInPart }.max() == 3)
      #expect(known.contains { $0.itemsInPart == 2 && $0.itemsDone == 2 })
      #expect(known.contains { $0.itemsInPart == 0 && $0.itemsDone == 2 })
      #expect(!known.contains { $0.itemsDone - $0.itemsInPart == 1 })
      #expect(known.last?.itemsInPart == 0)
    }
  }

  @Test func progressEndsAtItsTotals() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try sandbox.file("a/one", "12345")
      try sandbox.file("a/two", "123")
      let target = try sandbox.folder("target")
      let last = Mutex(FileProgress())
      _ = await sandbox.worker().run(.copy([folder], into: target)) { progress in
        last.withLock { $0 = progress }
      }
      let progress = last.withLock { $0 }
      #expect(progress.itemsDone == 3)
      #expect(progress.itemsTotal == 3)
      #expect(progress.bytesDone == 8)
      #expect(progress.bytesTotal == 8)
    }
  }

  @Test(
    "A copy of an unreadable folder changes nothing (skipped for root, who reads everything)",
    .enabled(if: geteuid() != 0))
  func unreadableFolder() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try Disk().setMode(0, of: folder)
      let target = try sandbox.folder("target")
      let outcome = await sandbox.worker().run(.copy([folder], into: target))
      #expect(outcome.failure == .noPermission(folder))
      #expect(try !sandbox.exists(sandbox.path("target/a")))
    }
  }
}
