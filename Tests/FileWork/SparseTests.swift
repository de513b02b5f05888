import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("A copy of a file with holes") struct SparseTests {
  /// Makes a file with a text at each of some places, which are far from each other.
  private func make(_ path: RawPath, size: Int64, texts: [Int64: String]) throws {
    let file = open(path.description, O_CREAT | O_EXCL | O_WRONLY, 0o644)
    try #require(file >= 0)
    defer { close(file) }
    for (place, text) in texts {
      let bytes = Array(text.utf8)
      #expect(pwrite(file, bytes, bytes.count, off_t(place)) == bytes.count)
    }
    #expect(ftruncate(file, off_t(size)) == 0)
  }

  private func room(_ path: RawPath) throws -> Int64 {
    var status = stat()
    try #require(lstat(path.description, &status) == 0)
    return Int64(status.st_blocks) * 512
  }

  private static let size: Int64 = 64 << 20

  @Test(
    "has the holes, too",
    arguments: [
      [:], [0: "first"], [30 << 20: "middle"], [size - 4: "last"],
      [0: "first", 5 << 20: "some", size - 4: "last"],
    ] as [[Int64: String]])
  func holes(texts: [Int64: String]) async throws {
    try await Sandbox.use { sandbox in
      try make(sandbox.path("sparse"), size: Self.size, texts: texts)
      let counted = Mutex(Int64(0))
      let outcome = await sandbox.worker().run(
        .copyAs(sandbox.path("sparse"), to: sandbox.path("copy"))
      ) { progress in counted.withLock { $0 = max($0, progress.bytesDone) } }
      #expect(outcome.failure == nil)
      let (old, new) = (try Data(sandbox, "sparse"), try Data(sandbox, "copy"))
      #expect(old == new && new.count == Int(Self.size))
      #expect(counted.withLock { $0 } == Self.size)
      #expect(try room(sandbox.path("copy")) <= room(sandbox.path("sparse")) + (64 << 10))
    }
  }
}

extension Data {
  fileprivate init(_ sandbox: Sandbox, _ name: String) throws {
    try self.init(contentsOf: URL(fileURLWithPath: sandbox.path(name).description))
  }
}
