import Foundation
import Testing

@testable import FileWork

@Suite struct TrashTests {
  @Test func everyNameReturnsFromTheTrash() async throws {
    try await Sandbox.use { sandbox in
      for name in RandomWork.names {
        let path = sandbox.tree.appending(name)
        try Disk().makeFile(path, contents: name.bytes)
        let entry = try await sandbox.trash().put(path)
        #expect(try await sandbox.trash().entries() == [entry])
        #expect(entry.origin == path)
        #expect(try await sandbox.trash().restore(entry) == path)
        #expect(try Disk().contents(of: path) == name.bytes)
        #expect(readTree(sandbox.trashFolder).isEmpty)
      }
    }
  }

  @Test func restoringNeverOverwrites() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a.txt", "1")
      let entry = try await sandbox.trash().put(file)
      try sandbox.file("a.txt", "2")
      let path = try await sandbox.trash().restore(entry)
      #expect(path == sandbox.path("a 2.txt"))
      #expect(try sandbox.contents(file) == "2")
      await #expect(throws: FileError.notInTrash(file)) {
        try await sandbox.trash().restore(entry)
      }
    }
  }

  @Test func emptyingDoesNotFollowLinks() async throws {
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("folder")
      let file = try sandbox.file("folder/a", "1")
      let link = sandbox.path("link")
      try Disk().makeLink(link, to: folder.bytes)
      let entry = try await sandbox.trash().put(link)
      #expect(try sandbox.contents(file) == "1")
      try await sandbox.trash().empty([entry])
      #expect(try sandbox.contents(file) == "1")
      #expect(readTree(sandbox.trashFolder).isEmpty)
    }
  }

  @Test func aTrashThatCannotBeMadeIsNamed() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a.txt", "1")
      let folder = try sandbox.file("file", "2").appending("trash")
      let worker = FileWorker(trash: Trash(folder: folder))
      let outcome = await worker.run(.delete([file]))
      #expect(outcome.failure == .noTrash(folder, because: .notAFolder(folder)))
      #expect(try sandbox.contents(file) == "1" && outcome.effects.isEmpty)
    }
  }

  @Test func theTrashItselfIsNotDeleted() async throws {
    try await Sandbox.use { sandbox in
      let entry = try await sandbox.trash().put(sandbox.file("a", "1"))
      let worker = sandbox.worker()
      #expect(await worker.run(.delete([sandbox.folder])).failure == .holdsTrash(sandbox.folder))
      #expect(await worker.run(.delete([entry.item])).failure == .inTrash(entry.item))
      let copy = FileOperation.copy([sandbox.tree], into: sandbox.trashFolder)
      #expect(await worker.run(copy).failure == .inTrash(sandbox.trashFolder))
    }
  }

  @Test func aDamagedSidecarHidesItsEntryFromEmptying() async throws {
    try await Sandbox.use { sandbox in
      let entry = try await sandbox.trash().put(sandbox.file("a", "1"))
      let sidecar = entry.item.parent.appending("origin")
      try Disk().unlink(sidecar)
      try Disk().makeFile(sidecar, contents: Array("trash entry 1\norigin /a%F".utf8))
      #expect(try await sandbox.trash().entries().isEmpty)
      #expect(try sandbox.contents(entry.item) == "1")
    }
  }

  @Test(
    "A deletion reaches a trash on another file system",
    .enabled(if: Disk.otherFileSystem != nil, "/dev/shm is on the same file system, or missing"))
  func otherFileSystem() async throws {
    let disk = Disk()
    let place = try #require(Disk.otherFileSystem).appending(RawName("fm-\(UUID().uuidString)"))
    try disk.makeFolder(place)
    defer { try? disk.removeFolder(place) }
    try await Sandbox.use { sandbox in
      let folder = try sandbox.folder("a")
      try sandbox.file("a/b", "1")
      try disk.makeLink(sandbox.path("a/link"), to: Array("nowhere".utf8))
      let before = readTree(sandbox.tree)
      let trash = Trash(folder: place.appending("trash"))
      let stack = UndoStack(worker: FileWorker(trash: trash))
      #expect(await stack.perform(.delete([folder])).failure == nil)
      #expect(readTree(sandbox.tree).isEmpty)
      #expect(await stack.undo()?.failure == nil)
      #expect(readTree(sandbox.tree) == before)
      try await trash.empty(trash.entries())
      try disk.removeFolder(trash.folder)
    }
  }
}

extension Disk {
  /// A folder on another file system than that of the temporary files, if there is one.
  static let otherFileSystem: RawPath? = {
    let disk = Disk()
    let memory = RawPath("/dev/shm")
    guard let one = try? disk.status(memory),
      let other = try? disk.status(RawPath(NSTemporaryDirectory())), one.device != other.device
    else { return nil }
    return memory
  }()
}
