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
