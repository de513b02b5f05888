import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("The records of incomplete copies") struct PartRecordsTests {
  private func records(_ sandbox: Sandbox) -> PartRecords {
    PartRecords(in: sandbox.folder.appending("parts"))
  }

  @Test("tell what a killed run has left, until that is forgotten")
  func killed() async throws {
    try await Sandbox.use { sandbox in
      let part = try sandbox.file(".a.part", "half")
      var run: PartRecords? = records(sandbox)
      run?.replace(part, by: part)
      run?.replace(sandbox.path("b"), by: sandbox.path(".gone.part"))
      run?.replace(sandbox.path("c"), by: try sandbox.file("no part", ""))
      let later = records(sandbox)
      // As long as it goes on, it has left nothing.
      #expect(await later.leftovers().isEmpty)
      run = nil
      let left = await later.leftovers()
      #expect(left.map(\.part) == [part])
      #expect(await later.leftovers() == left)
      await later.forget(left)
      #expect(await later.leftovers().isEmpty)
      #expect(try sandbox.contents(part) == "half")
    }
  }

  @Test("have a copy as long as it is incomplete, and nothing of one that has ended")
  func copy() async throws {
    try await Sandbox.use { sandbox in
      let folder = sandbox.folder.appending("parts")
      let source = try sandbox.file("source", "text")
      try sandbox.folder("to")
      // Somebody's own, whose name the copy does not get.
      try sandbox.file("to/.source.part", "mine")
      var disk = Disk()
      disk.parts = records(sandbox)
      let seen = Mutex<Set<[String]>>([])
      let outcome = await sandbox.worker(disk).run(.copy([source], into: sandbox.path("to"))) {
        guard $0.part != nil, $0.bytesDone > 0 else { return }
        let names = (try? Disk().names(in: folder)) ?? []
        let paths = names.flatMap { name in
          ((try? Disk().contents(of: folder.appending(name))) ?? []).split(separator: 0)
        }
        seen.withLock { _ = $0.insert(paths.map { RawPath(bytes: $0).name.description }) }
      }
      #expect(outcome.failure == nil && seen.withLock { $0 } == [[".source 2.part"]])
      disk.parts = nil
      #expect(try Disk().names(in: folder).isEmpty)
    }
  }
}
