import Testing

@testable import FileWork

@Suite("A worker that is limited to a folder") struct LimitTests {
  @Test("changes nothing outside of it, whatever the operation")
  func outside() async throws {
    try await Sandbox.use { sandbox in
      let inside = try sandbox.folder("inside")
      let file = try sandbox.file("inside/file", "1")
      let other = try sandbox.file("other", "2")
      let link = sandbox.path("inside/link")
      try Disk().makeLink(link, to: sandbox.tree.bytes)
      let worker = FileWorker(trash: sandbox.worker().trash, limit: inside)
      let operations: [FileOperation] = [
        .rename(other, to: RawName("new")), .rename(inside, to: RawName("new")),
        .delete([other]), .copy([file], into: sandbox.tree), .move([file], into: sandbox.tree),
        .copy([other], into: inside), .move([other], into: inside),
        .makeFolder(RawName("new"), in: sandbox.tree), .makeFile(RawName("new"), in: sandbox.tree),
        .setRights([other], RightsChange(to: 0o600)),
        .renameAll([.init("other", to: "new")], in: sandbox.tree),
        // A link inside leads outside.
        .makeFile(RawName("new"), in: link), .copy([file], into: link),
      ]
      for operation in operations {
        let outcome = await worker.run(operation)
        #expect(outcome.effects.isEmpty, "\(operation)")
        guard case .outside? = outcome.failure else {
          Issue.record("\(operation): \(String(describing: outcome.failure))")
          continue
        }
      }
      #expect(try Disk().status(other).kind == .file)
    }
  }

  @Test("works inside of it as any other")
  func inside() async throws {
    try await Sandbox.use { sandbox in
      let inside = try sandbox.folder("inside")
      let file = try sandbox.file("inside/file", "1")
      let worker = FileWorker(trash: sandbox.worker().trash, limit: inside)
      let renamed = await worker.run(.rename(file, to: RawName("new")))
      #expect(renamed.failure == nil)
      let made = await worker.run(.makeFolder(RawName("folder"), in: inside))
      #expect(made.failure == nil)
    }
  }
}
