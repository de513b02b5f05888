import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("Packing items into a new archive") struct PackingTests {
  /// A folder with a file, a program, an empty folder and a link, and a file beside it.
  private func fill(_ sandbox: Sandbox) throws -> [RawPath] {
    try sandbox.folder("ä b")
    try sandbox.folder("ä b/empty")
    try sandbox.file("ä b/né.txt", String(repeating: "text\n", count: 1_000))
    try sandbox.file("ä b/run", "#!/bin/sh\n")
    try Disk().setMode(0o755, of: sandbox.path("ä b/run"))
    try Disk().makeLink(sandbox.path("ä b/link"), to: Array("né.txt".utf8))
    return [sandbox.path("ä b"), try sandbox.file("single", "1")]
  }

  @Test(
    "keeps all their files, with texts, dates, rights and links",
    arguments: [
      "a.tar", "a.tar.gz", "a.tgz", "a.tar.xz", "a.tar.bz2", "a.tar.zst", "a.zip", "a.7z",
    ])
  func formats(name: String) async throws {
    try await Sandbox.use { sandbox in
      let items = try fill(sandbox)
      let path = sandbox.path(name)
      let outcome = await sandbox.worker().run(.pack(items, to: path))
      #expect(outcome.failure == nil && outcome.effects == [.created(path)])
      let before = readTree(sandbox.tree)
      let store = ArchiveStore(in: sandbox.folder.appending("cache"), leastRoom: 1 << 20)
      let root = store.root(of: path, number: 1)
      let troubles = try await store.unpack(path, to: root, most: nil)
      #expect(troubles.isEmpty)
      var expected = before
      expected[Array(name.utf8)] = nil
      #expect(readTree(root).mapValues(\.plain) == expected.mapValues(\.plain))
      let (old, new) = (
        try Disk().status(sandbox.path("ä b/run")),
        try Disk().status(root.appending(components: "ä b/run".utf8))
      )
      #expect(new.mode == 0o755 && new.seconds == old.seconds)
    }
  }

  @Test("is undone as a whole, and replaces nothing")
  func undo() async throws {
    try await Sandbox.use { sandbox in
      let items = try fill(sandbox)
      let path = sandbox.path("a.zip")
      let history = UndoStack(worker: sandbox.worker())
      _ = await history.perform(.pack(items, to: path))
      let size = try Disk().status(path).size
      let again = await history.perform(.pack(items, to: path))
      #expect(again.failure == .exists(path) && again.effects.isEmpty)
      #expect(try Disk().status(path).size == size)
      _ = await history.undo()
      #expect(try !sandbox.exists(path) && sandbox.exists(sandbox.path("single")))
    }
  }

  @Test("leaves nothing when it is cancelled, or when the disk is full", arguments: [false, true])
  func stopped(isFull: Bool) async throws {
    try await Sandbox.use { sandbox in
      let items = try fill(sandbox)
      let before = readTree(sandbox.tree)
      var disk = Disk()
      if isFull { disk.fault = { call, _ in call == .settle ? ENOSPC : nil } }
      let seen = Mutex(false)
      let worker = sandbox.worker(disk)
      let outcome = await Task {
        await worker.run(.pack(items, to: sandbox.path("a.zip"))) { progress in
          guard progress.part != nil, progress.bytesDone > 0 else { return }
          seen.withLock { $0 = true }
          if !isFull { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }.value
      #expect(outcome.failure == (isFull ? .full(sandbox.path("a.zip")) : .cancelled))
      #expect(seen.withLock { $0 } && outcome.effects.isEmpty)
      #expect(readTree(sandbox.tree) == before)
    }
  }

  @Test("asks about what cannot be read, and packs the others")
  func trouble() async throws {
    try await Sandbox.use { sandbox in
      let items = try fill(sandbox)
      let odd = sandbox.path("ä b/né.txt")
      try Disk().makePipe(sandbox.path("ä b/pipe"))
      var disk = Disk()
      disk.fault = { call, path in call == .open && path == odd ? EACCES : nil }
      let path = sandbox.path("a.tar")
      let outcome = await sandbox.worker(disk).run(
        .pack(items, to: path), troubles: .always(.skip))
      #expect(outcome.failure == nil)
      #expect(outcome.troubles.map(\.item) == [odd, sandbox.path("ä b/pipe")])
      let store = ArchiveStore(in: sandbox.folder.appending("cache"), leastRoom: 1 << 20)
      let root = store.root(of: path, number: 1)
      _ = try await store.unpack(path, to: root, most: nil)
      let names = readTree(root).keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
      #expect(names == ["single", "ä b", "ä b/empty", "ä b/link", "ä b/run"])
    }
  }

  @Test("takes names that are no text, and refuses one that tells no form")
  func names() async throws {
    try await Sandbox.use { sandbox in
      let odd = sandbox.tree.appending(RawName(bytes: [0x62, 0xFF]))
      try Disk().makeFile(odd, contents: [0x31])
      let path = sandbox.path("a.tar")
      let outcome = await sandbox.worker().run(.pack([odd], to: path))
      #expect(outcome.failure == nil)
      let store = ArchiveStore(in: sandbox.folder.appending("cache"), leastRoom: 1 << 20)
      let root = store.root(of: path, number: 1)
      _ = try await store.unpack(path, to: root, most: nil)
      #expect(readTree(root).keys.map { $0 } == [[0x62, 0xFF]])
      let other = await sandbox.worker().run(.pack([odd], to: sandbox.path("a.rar")))
      #expect(other.failure == .packing("a.rar", "Its ending tells no form"))
      #expect(!RawName(".zip").isPackable && RawName("a.tar.gz").isPackable)
    }
  }
}
