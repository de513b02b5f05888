import Foundation
import Testing

@testable import FileWork

@Suite struct UndoTests {
  @Test func anUndoneMoveNeverOverwrites() async throws {
    try await Sandbox.use { sandbox in
      let one = try sandbox.file("one", "1")
      let two = try sandbox.file("two", "2")
      let folder = try sandbox.folder("folder")
      let stack = UndoStack(worker: sandbox.worker())
      await stack.perform(.move([one, two], into: folder))
      try sandbox.file("one", "other")
      let before = readTree(sandbox.tree)
      let reversal = await stack.undo()
      #expect(reversal?.failure == .exists(one))
      #expect(reversal?.done.isEmpty == true)
      #expect(readTree(sandbox.tree) == before)
      // The step stays, and is undone once the name is free.
      try Disk().unlink(one)
      #expect(await stack.undo()?.failure == nil)
      #expect(try sandbox.contents(one) == "1")
      #expect(try sandbox.contents(two) == "2")
    }
  }

  @Test func anUndoneDeletionTakesAFreeName() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a.txt", "1")
      let stack = UndoStack(worker: sandbox.worker())
      await stack.perform(.delete([file]))
      try sandbox.file("a.txt", "2")
      let reversal = await stack.undo()
      #expect(reversal?.done == [.created(sandbox.path("a 2.txt"))])
      #expect(try sandbox.contents(file) == "2")
      #expect(await stack.redo()?.failure == nil)
      #expect(try !sandbox.exists(sandbox.path("a 2.txt")))
    }
  }

  @Test func aDeletionCannotBeUndoneAfterTheTrashIsEmptied() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      let stack = UndoStack(worker: sandbox.worker())
      await stack.perform(.delete([file]))
      try await sandbox.trash().empty(sandbox.trash().entries())
      #expect(await stack.undo()?.failure == .notInTrash(file))
      #expect(await stack.undoable.isEmpty)
    }
  }

  @Test func aNewOperationForgetsWhatCouldBeRedone() async throws {
    try await Sandbox.use { sandbox in
      let stack = UndoStack(worker: sandbox.worker())
      await stack.perform(.makeFile("a", in: sandbox.tree))
      await stack.undo()
      #expect(await stack.redoable.count == 1)
      await stack.perform(.makeFile("b", in: sandbox.tree))
      #expect(await stack.redo() == nil)
    }
  }

  @Test("an undone copy returns what it replaced, also if an equal copy had made that")
  func equalCopies() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "")
      let folder = try sandbox.folder("folder")
      let copied = folder.appending("a")
      let stack = UndoStack(worker: sandbox.worker())
      let copy = FileOperation.copy([file], into: folder)
      await stack.perform(copy, conflicts: .always(.replace))
      let first = try Disk().status(copied)
      await stack.perform(copy, conflicts: .always(.replace))
      #expect(try Disk().status(copied).inode != first.inode)
      #expect(await stack.undo()?.failure == nil)
      #expect(try Disk().status(copied).inode == first.inode)
      // The first copy is a step of its own, although its effect is one of the second.
      #expect(await stack.undoable.map(\.effects) == [[.created(copied)]])
      #expect(await stack.undo()?.failure == nil)
      #expect(try !sandbox.exists(copied))
      #expect(await stack.redo()?.failure == nil)
      #expect(await stack.redo()?.failure == nil)
      #expect(try sandbox.exists(copied))
      #expect(try sandbox.exists(file))
    }
  }
}
