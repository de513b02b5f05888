import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("Names that are no text") struct ArchiveNameTests {
  /// A folder with a file, and with another file and a folder whose names are no text.
  private func tree(_ sandbox: Sandbox) throws -> (folder: RawPath, odd: [RawPath]) {
    let folder = try sandbox.folder("docs")
    try sandbox.file("docs/fine", "1")
    let odd = folder.appending(RawName(bytes: [0x62, 0xFF]))
    let oddFolder = folder.appending(RawName(bytes: [0x63, 0xFE]))
    try Disk().makeFile(odd)
    try Disk().makeFolder(oddFolder)
    try Disk().makeFile(oddFolder.appending("in it"))
    return (folder, [odd, oddFolder])
  }

  /// A rule that skips all items, and the list of them.
  private func skipping() -> (TroublePolicy, @Sendable () -> [FileTrouble]) {
    let asked = Held()
    let policy = TroublePolicy { trouble in
      asked.all.withLock { $0.append(trouble) }
      return .skip
    }
    return (policy, { asked.all.withLock { $0 } })
  }

  private final class Held: Sendable { let all = Mutex<[FileTrouble]>([]) }

  @Test("are asked about, each once, before anything comes into a zip")
  func intoArchive() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.file("first", "0")
      let pack = FileOperation.pack([sandbox.path("first")], to: sandbox.path("a.zip"))
      #expect(await sandbox.worker().run(pack).failure == nil)
      let bench = try await ArchiveBench(sandbox, "a.zip")
      let (folder, odd) = try tree(sandbox)
      let (policy, asked) = skipping()
      let copy = FileOperation.copy([folder] + odd, into: bench.root)
      let outcome = await bench.worker.run(copy, troubles: policy)
      #expect(outcome.failure == nil && outcome.inArchives == [.created(bench.path("docs"))])
      #expect(try await bench.listing() == ["docs", "docs/fine", "first"])
      #expect(try await bench.content() == bench.shown)
      #expect(asked().count == 4 && Set(asked().map(\.item)) == Set(odd))
      #expect(asked().allSatisfy { $0.reason == .noText($0.item) })
      #expect(outcome.troubles == asked())
    }
  }

  @Test("are asked about before a zip is made, and packed into a tar")
  func packing() async throws {
    try await Sandbox.use { sandbox in
      let (folder, odd) = try tree(sandbox)
      let (policy, asked) = skipping()
      let zip = FileOperation.pack([folder], to: sandbox.path("a.zip"))
      #expect(await sandbox.worker().run(zip, troubles: policy).failure == nil)
      #expect(Set(asked().map(\.item)) == Set(odd) && asked().count == 2)
      #expect(try await ArchiveBench(sandbox, "a.zip").shown.count == 2)
      let tar = FileOperation.pack([folder], to: sandbox.path("a.tar"))
      #expect(await sandbox.worker().run(tar, troubles: policy).failure == nil)
      #expect(try await ArchiveBench(sandbox, "a.tar").shown.count == 5 && asked().count == 2)
    }
  }

  @Test("stay outside of a zip into which all else is moved")
  func moving() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.file("first", "0")
      let pack = FileOperation.pack([sandbox.path("first")], to: sandbox.path("a.zip"))
      #expect(await sandbox.worker().run(pack).failure == nil)
      let bench = try await ArchiveBench(sandbox, "a.zip")
      let (folder, odd) = try tree(sandbox)
      let (policy, _) = skipping()
      let move = FileOperation.move([sandbox.path("first"), folder], into: bench.root)
      let outcome = await bench.worker.run(
        move, conflicts: .always(.replace), troubles: policy)
      #expect(outcome.failure == nil)
      #expect(try !sandbox.exists(sandbox.path("first")) && sandbox.exists(odd[0]))
    }
  }
}
