import Synchronization
import Testing

@testable import FileWork

@Suite("A comparison of contents") struct ContentComparisonTests {
  /// A comparison of files that are in the folders a and b.
  private func comparison(_ sandbox: Sandbox, _ names: [String]) throws -> ContentComparison {
    let files = try names.map { name in
      let status = try Disk().statusIfAny(sandbox.path("a/\(name)"))
      return ContentComparison.File(RawName(name), size: status?.size ?? 0)
    }
    return ContentComparison(sandbox.path("a"), sandbox.path("b"), files)
  }

  @Test("finds a difference in any chunk, and one of lengths, and counts all bytes")
  func different() async throws {
    try await Sandbox.use { sandbox in
      for folder in ["a", "b"] { try sandbox.folder(folder) }
      for (name, one, other) in [
        ("same", "0123456789", "0123456789"), ("first", "0123456789", "x123456789"),
        ("last", "0123456789", "012345678x"), ("even", "01234567", "01234567"),
        ("longer", "01234567", "012345678"), ("empty", "", ""),
      ] {
        try sandbox.file("a/\(name)", one)
        try sandbox.file("b/\(name)", other)
      }
      var disk = Disk()
      disk.chunk = 4
      let last = Mutex(FileProgress())
      let names = ["same", "first", "last", "even", "longer", "empty"]
      let found = try await comparison(sandbox, names).run(disk: disk) { progress in
        last.withLock { $0 = progress }
      }
      #expect(found.different == ["first", "last", "longer"] && found.troubles.isEmpty)
      let progress = last.withLock { $0 }
      #expect(progress.itemsDone == 6 && progress.itemsTotal == 6)
      #expect(progress.bytesDone == 46 && progress.bytesTotal == 46)
    }
  }

  @Test("tells which of two files cannot be read, and goes on with the next one")
  func unreadable() async throws {
    try await Sandbox.use { sandbox in
      for folder in ["a", "b"] { try sandbox.folder(folder) }
      for name in ["a/gone", "a/refused", "b/refused", "a/next", "b/next"] {
        try sandbox.file(name, "x")
      }
      var disk = Disk()
      let refused = sandbox.path("b/refused")
      disk.fault = { call, path in call == .read && path == refused ? 5 : nil }
      let found = try await comparison(sandbox, ["gone", "refused", "next"]).run(disk: disk)
      #expect(found.different == ["gone", "refused"])
      let gone = sandbox.path("b/gone")
      #expect(
        found.troubles == [
          FileTrouble(item: gone, reason: .missing(gone)),
          FileTrouble(item: refused, reason: .system(code: 5, refused)),
        ])
    }
  }

  @Test("stops between two chunks when it is cancelled")
  func cancelled() async throws {
    try await Sandbox.use { sandbox in
      for folder in ["a", "b"] {
        try sandbox.folder(folder)
        try sandbox.file("\(folder)/long", String(repeating: "x", count: 1_000))
      }
      var disk = Disk()
      disk.chunk = 1
      let comparison = try comparison(sandbox, ["long"])
      let read = Mutex(Int64(0))
      let task = Task { [disk] in
        try await comparison.run(disk: disk) { progress in
          read.withLock { $0 = progress.bytesDone }
          if progress.bytesDone == 10 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      await #expect(throws: FileError.cancelled) { try await task.value }
      #expect(read.withLock { $0 } == 10)
    }
  }
}
