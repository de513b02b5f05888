import Foundation
import Testing

@testable import FileWork

@Suite("The owner of an item") struct OwnerTests {
  private func owner(_ path: RawPath) throws -> FileOwner {
    let status = try Disk().status(path)
    return FileOwner(user: status.owner, group: status.group)
  }

  @Test(
    "is changed by numbers or names, and returns by undo with the rights of a program",
    .enabled(if: geteuid() == 0, "only root gives a file to others"))
  func change() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      let link = sandbox.path("link")
      try Disk().makeLink(link, to: Array("a".utf8))
      try Disk().setMode(0o4755, of: file)
      let old = try owner(file)
      let stack = UndoStack(worker: sandbox.worker())
      let change = OwnerChange(user: "4711", group: "4712")
      let outcome = await stack.perform(.setOwner([file, link], change))
      #expect(outcome.failure == nil)
      #expect(try owner(file) == FileOwner(user: 4711, group: 4712))
      #expect(try owner(link) == FileOwner(user: 4711, group: 4712))
      let mode = try Disk().status(file).mode
      #expect(await stack.undo()?.failure == nil)
      #expect(try owner(file) == old && owner(link) == old)
      #expect(try Disk().status(file).mode == 0o4755)
      #expect(await stack.redo()?.failure == nil)
      #expect(try owner(file) == FileOwner(user: 4711, group: 4712))
      #expect(try Disk().status(file).mode == mode)
      // A name, and what is not named stays.
      _ = await stack.perform(.setOwner([file], OwnerChange(user: "root")))
      #expect(try owner(file) == FileOwner(user: 0, group: 4712))
      // What is as it was is no step.
      let same = await stack.perform(.setOwner([file], OwnerChange(user: "0")))
      #expect(same.effects.isEmpty && same.failure == nil)
    }
  }

  @Test("is refused in words, before anything is changed")
  func refused() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      let user = await sandbox.worker().run(.setOwner([file], OwnerChange(user: "no such user")))
      #expect(user.failure?.description == "There is no user “no such user”.")
      let group = await sandbox.worker().run(.setOwner([file], OwnerChange(group: "no group")))
      #expect(group.failure?.description == "There is no group “no group”.")
      var disk = Disk()
      disk.fault = { call, _ in call == .attributes ? EPERM : nil }
      let outcome = await sandbox.worker(disk).run(.setOwner([file], OwnerChange(user: "4711")))
      #expect(outcome.failure == .ownerRefused(file) && outcome.effects.isEmpty)
      let words = try #require(outcome.failure?.description)
      #expect(words.hasPrefix("You may not give “"))
    }
  }
}
