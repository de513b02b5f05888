import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("Items that fail in an operation") struct TroubleTests {
  @Test("one that is skipped stays, and the others are copied")
  func skipping() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("folder")
      for name in ["a", "b", "c"] { try sandbox.file("folder/\(name)", name) }
      try sandbox.folder("folder/deep")
      try sandbox.file("folder/deep/d", "d")
      let target = try sandbox.folder("target")
      let (bad, deep) = (sandbox.path("folder/b"), sandbox.path("folder/deep"))
      let stack = UndoStack(worker: sandbox.worker(Self.disk(failing: .open, for: [bad])))
      let outcome = await stack.perform(
        .copy([folder], into: target), troubles: .always(.skip))
      #expect(outcome.failure == nil)
      #expect(outcome.troubles == [FileTrouble(item: bad, reason: .noPermission(bad))])
      #expect(outcome.effects == [.created(sandbox.path("target/folder"))])
      #expect(
        try Disk().names(in: sandbox.path("target/folder")) == ["a", "c", "deep"])
      // A folder that cannot be listed is left out with all that is in it.
      let other = sandbox.worker(Self.disk(failing: .list, for: [deep]))
      let second = await other.run(
        .copyAs(folder, to: sandbox.path("second")), troubles: .always(.skip))
      #expect(second.troubles.map(\.item) == [deep] && second.failure == nil)
      #expect(try Disk().names(in: sandbox.path("second")) == ["a", "b", "c"])
      await stack.undo()
      #expect(try Disk().names(in: target).isEmpty)
    }
  }

  @Test("one that is tried again is copied once there is room")
  func retrying() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "contents")
      let target = try sandbox.folder("target")
      let isFull = Mutex(true)
      var disk = Disk()
      disk.chunk = 3
      disk.fault = { call, _ in call == .write && isFull.withLock { $0 } ? ENOSPC : nil }
      let asked = Mutex<[FileTrouble]>([])
      let last = Mutex(FileProgress())
      let outcome = await sandbox.worker(disk).run(
        .copy([file], into: target),
        troubles: TroublePolicy { trouble in
          asked.withLock { $0.append(trouble) }
          isFull.withLock { $0 = false }
          return .retry
        }
      ) { progress in last.withLock { $0 = progress } }
      #expect(outcome.failure == nil && outcome.troubles.isEmpty)
      #expect(asked.withLock { $0.map(\.item) } == [file])
      #expect(try sandbox.contents(sandbox.path("target/a")) == "contents")
      let progress = last.withLock { $0 }
      #expect(progress.bytesDone == 8 && progress.itemsDone == 1 && progress.part == nil)
    }
  }

  @Test("is asked about once, when a person stops, and nothing is left of its folder")
  func stopping() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("folder")
      try sandbox.file("folder/a", "a")
      let bad = try sandbox.file("folder/b", "b")
      let first = try sandbox.file("0", "0")
      let target = try sandbox.folder("target")
      let count = Mutex(0)
      let outcome = await sandbox.worker(Self.disk(failing: .open, for: [bad])).run(
        .copy([first, folder], into: target),
        troubles: TroublePolicy { _ in
          count.withLock { $0 += 1 }
          return .stop
        })
      #expect(outcome.failure == .noPermission(bad) && count.withLock { $0 } == 1)
      #expect(outcome.effects == [.created(sandbox.path("target/0"))])
      #expect(try Disk().names(in: target) == ["0"])
    }
  }

  @Test("a replaced item returns if the new one is skipped")
  func replacing() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "new")
      try sandbox.folder("target")
      let old = try sandbox.file("target/a", "old")
      let outcome = await sandbox.worker(Self.disk(failing: .open, for: [file])).run(
        .copy([file], into: old.parent), conflicts: .always(.replace), troubles: .always(.skip))
      #expect(outcome.failure == nil && outcome.effects.isEmpty)
      #expect(outcome.troubles.map(\.item) == [file])
      #expect(try sandbox.contents(old) == "old")
      #expect(try await sandbox.trash().entries().isEmpty)
    }
  }

  @Test("do not keep the others from being moved or deleted")
  func leaving() async throws {
    try await Sandbox.use { sandbox in
      let (a, b) = (try sandbox.file("a", "a"), try sandbox.file("b", "b"))
      let target = try sandbox.folder("target")
      let bad = Mutex([a, sandbox.path("target/a")])
      var disk = Disk()
      disk.fault = { call, path in
        call == .rename && bad.withLock { $0.contains(path) } ? EACCES : nil
      }
      let moved = await sandbox.worker(disk).run(
        .move([a, b], into: target), troubles: .always(.skip))
      #expect(moved.effects == [.moved(from: b, to: sandbox.path("target/b"))])
      #expect(moved.troubles.map(\.item) == [a])
      disk.fault = { call, path in call == .makeFolder && path.name.bytes.last == 0x30 ? EIO : nil }
      let deleted = await sandbox.worker(disk).run(.delete([a]), troubles: .always(.skip))
      #expect(deleted.troubles.map(\.item) == [a] && deleted.effects.isEmpty)
      #expect(try sandbox.exists(a))
    }
  }

  @Test("a pipe is copied as one, and a socket is asked about")
  func pipes() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("folder")
      let pipe = sandbox.path("folder/pipe")
      #expect(mkfifo(pipe.cString, 0o640) == 0)
      let target = try sandbox.folder("target")
      #expect(await sandbox.worker().run(.copy([folder], into: target)).failure == nil)
      let copy = try Disk().status(sandbox.path("target/folder/pipe"))
      #expect(copy.kind == .pipe && copy.mode == 0o640)
      // `/dev/null` is a device everywhere.
      let device = await sandbox.worker().run(.copy([RawPath("/dev/null")], into: target))
      #expect(device.failure == .special(RawPath("/dev/null")))
      #expect(try Disk().names(in: target) == ["folder"])
    }
  }

  @Test("a copy has another name until it is complete")
  func parts() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a.txt", "contents")
      let target = try sandbox.folder("target")
      try sandbox.file("target/.a.txt.part", "of another copy")
      let seen = Mutex<Set<RawPath>>([])
      let names = Mutex<Set<RawName>>([])
      let outcome = await sandbox.worker().run(.copy([file], into: target)) { progress in
        guard let part = progress.part else { return }
        seen.withLock { _ = $0.insert(part) }
        names.withLock { $0.formUnion((try? Disk().names(in: target)) ?? []) }
      }
      #expect(outcome.failure == nil)
      #expect(seen.withLock { $0.contains(sandbox.path("target/.a.txt 2.part")) })
      #expect(names.withLock { !$0.contains("a.txt") })
      #expect(try Disk().names(in: target) == [".a.txt.part", "a.txt"])
      let long = RawName(String(repeating: "é", count: 127))
      #expect(long.part.flaw == nil && long.part.numbered(99, isFolder: false).flaw == nil)
      #expect(String(validating: long.part.bytes, as: UTF8.self) != nil)
    }
  }

  @Test("an older item is replaced, and a newer one is not")
  func ages() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "new")
      try sandbox.folder("target")
      let old = try sandbox.file("target/a", "old")
      func setDate(_ path: RawPath, _ seconds: Int) {
        let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        #expect(utimensat(AT_FDCWD, path.cString, times, 0) == 0)
      }
      let copy = FileOperation.copy([file], into: old.parent)
      setDate(file, 1_000)
      setDate(old, 2_000)
      let first = await sandbox.worker().run(copy, conflicts: .always(.replaceOlder))
      #expect(first.skipped == [file] && first.effects.isEmpty)
      setDate(file, 3_000)
      let second = await sandbox.worker().run(copy, conflicts: .always(.replaceOlder))
      #expect(second.skipped.isEmpty && second.failure == nil)
      #expect(try sandbox.contents(old) == "new")
    }
  }

  /// A disk on which a call has no permission for some items.
  private static func disk(failing call: DiskCall, for items: Set<RawPath>) -> Disk {
    var disk = Disk()
    disk.fault = { found, path in found == call && items.contains(path) ? EACCES : nil }
    return disk
  }
}
