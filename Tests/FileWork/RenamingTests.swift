import Testing

@testable import FileWork

@Suite("Renaming several items") struct RenamingTests {
  @Test("lets names go around, in one step that undo reverses")
  func circles() async throws {
    try await Sandbox.use { sandbox in
      for name in ["a", "b", "c", "d", "e"] { try sandbox.file(name, name) }
      let before = readTree(sandbox.tree)
      let stack = UndoStack(worker: sandbox.worker())
      let names = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "f"), ("e", "d")]
      let outcome = await stack.perform(
        .renameAll(names.map { FileRenaming(RawName($0), to: RawName($1)) }, in: sandbox.tree))
      #expect(outcome.failure == nil)
      for (old, new) in names { #expect(try sandbox.contents(sandbox.path(new)) == old) }
      #expect(readTree(sandbox.tree).count == 5)
      let after = readTree(sandbox.tree)
      #expect(await stack.undoable.count == 1)
      #expect(await stack.undo()?.failure == nil)
      #expect(readTree(sandbox.tree) == before)
      #expect(await stack.redo()?.failure == nil)
      #expect(readTree(sandbox.tree) == after)
    }
  }

  @Test("is undone also after a step whose item is gone")
  func lost() async throws {
    try await Sandbox.use { sandbox in
      for name in ["a", "b", "c"] { try sandbox.file(name, name) }
      let stack = UndoStack(worker: sandbox.worker())
      await stack.perform(.rename(sandbox.path("a"), to: "z"))
      await stack.perform(.delete([sandbox.path("b"), sandbox.path("c")]))
      // Somebody takes one of them out of the trash.
      guard case .trashed(let entry) = await stack.undoable.last?.effects.first else {
        Issue.record("nothing is in the trash")
        return
      }
      _ = try await stack.worker.trash.restore(entry)
      #expect(await stack.undo()?.failure == .notInTrash(sandbox.path("b")))
      #expect(await stack.undo()?.failure == nil)
      #expect(try sandbox.contents(sandbox.path("c")) == "c")
      #expect(await stack.undo()?.failure == nil)
      #expect(try sandbox.contents(sandbox.path("a")) == "a")
      #expect(await stack.undo() == nil)
    }
  }

  @Test("changes nothing if one of the names cannot be given")
  func refused() async throws {
    try await Sandbox.use { sandbox in
      for name in ["a", "b", "taken"] { try sandbox.file(name, name) }
      let before = readTree(sandbox.tree)
      let cases: [([FileRenaming], FileError)] = [
        ([.init("a", to: "new"), .init("b", to: "taken")], .exists(sandbox.path("taken"))),
        ([.init("a", to: "new"), .init("b", to: "new")], .exists(sandbox.path("new"))),
        ([.init("a", to: "new"), .init("b", to: "x/y")], .invalidName("x/y", .slash)),
        ([.init("a", to: "new"), .init("a", to: "other")], .ontoItself(sandbox.path("a"))),
        ([.init("a", to: "b"), .init("b", to: "b")], .exists(sandbox.path("b"))),
        ([.init("a", to: "new"), .init("none", to: "other")], .missing(sandbox.path("none"))),
      ]
      for (names, failure) in cases {
        let outcome = await sandbox.worker().run(.renameAll(names, in: sandbox.tree))
        #expect(outcome.failure == failure && outcome.effects.isEmpty)
      }
      #expect(readTree(sandbox.tree) == before)
    }
  }
}
