import Foundation
import Testing

@testable import FileWork

@Suite("The rights of an item") struct RightsTests {
  @Test("are changed, and return by undo")
  func change() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      try Disk().setMode(0o644, of: file)
      let stack = UndoStack(worker: sandbox.worker())
      let outcome = await stack.perform(.setRights([file], RightsChange(to: 0o4750)))
      #expect(outcome.effects == [.changedRights(file, from: 0o644, to: 0o4750)])
      #expect(try Disk().status(file).mode == 0o4750)
      #expect(await stack.undo()?.failure == nil)
      #expect(try Disk().status(file).mode == 0o644)
      #expect(await stack.redo()?.failure == nil)
      #expect(try Disk().status(file).mode == 0o4750)
      // What is as it was is no step.
      #expect(await stack.perform(.setRights([file], RightsChange(to: 0o4750))).effects.isEmpty)
      #expect(await stack.undoable.count == 1)
    }
  }

  @Test("that is new are the usual ones, also while an archive is unpacked beside")
  func masked() async throws {
    try await Sandbox.use { sandbox in
      let disk = Disk()
      let (file, folder) = (sandbox.path("file"), sandbox.path("folder"))
      // libarchive does this for a moment, on another thread.
      let mask = umask(0)
      defer { umask(mask) }
      try disk.makeFile(file)
      try disk.makeFolder(folder)
      #expect(try disk.status(file).mode == 0o666 & ~mask)
      #expect(try disk.status(folder).mode == 0o777 & ~mask)
    }
  }

  @Test("of a link are refused, and those of its target stay")
  func links() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      try Disk().setMode(0o644, of: file)
      let link = sandbox.path("link")
      try Disk().makeLink(link, to: Array("a".utf8))
      let outcome = await sandbox.worker().run(.setRights([link], RightsChange(to: 0o777)))
      #expect(outcome.failure == .link(link) && outcome.effects.isEmpty)
      let words = try #require(outcome.failure?.description)
      #expect(words.hasSuffix("/link” is a link, which has no rights of its own."))
      // A link that takes the place of the file after the look is not followed either.
      #expect(throws: FileError.self) { try Disk().setRights(0o777, of: link) }
      #expect(try Disk().status(file).mode == 0o644)
    }
  }

  @Test("that the system refuses are told in words")
  func refused() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      var disk = Disk()
      disk.fault = { call, _ in call == .attributes ? 1 : nil }
      let outcome = await sandbox.worker(disk).run(.setRights([file], RightsChange(to: 0o600)))
      #expect(outcome.failure == .noPermission(file) && outcome.effects.isEmpty)
    }
  }
}
