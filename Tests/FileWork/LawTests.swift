import Foundation
import Synchronization
import Testing

@testable import FileWork

/// The law: whatever a person does, undoes and redoes, the tree is as a plain model says, and
/// nothing is lost.
@Suite struct LawTests {
  /// 2,000 operations, half of them across disks. `FILEWORK_SEEDS=20 swift test --filter
  /// FileWorkTests` follows ten times as many.
  static let operations = 2_000
  static let seeds = max(
    1, ProcessInfo.processInfo.environment["FILEWORK_SEEDS"].flatMap { UInt64($0) } ?? 1)

  @Test("random operations agree with a plain model", arguments: 1...max(1, LawTests.seeds / 2))
  func agreesWithModel(seed: UInt64) async throws {
    try await follow(seed: seed, disk: Disk(), operations: Self.operations / 2)
  }

  @Test(
    "random operations agree with a plain model while every third rename crosses disks",
    arguments: 1...max(1, LawTests.seeds / 2))
  func agreesAcrossFileSystems(seed: UInt64) async throws {
    let count = Mutex(0)
    var disk = Disk()
    disk.fault = { call, _ in
      guard call == .rename else { return nil }
      return count.withLock {
        $0 += 1
        return $0.isMultiple(of: 3) ? EXDEV : nil
      }
    }
    try await follow(seed: seed + 1000, disk: disk, operations: Self.operations / 2)
  }

  private func follow(seed: UInt64, disk: Disk, operations: Int) async throws {
    try await Sandbox.use { sandbox in
      var work = RandomWork(generator: SeededGenerator(seed: seed), root: sandbox.tree)
      try work.populate()
      let stack = UndoStack(worker: sandbox.worker(disk))
      var model = Model(tree: readTree(sandbox.tree), root: sandbox.tree)
      var undoable: [(before: Tree, after: Tree)] = []
      var redoable: [(before: Tree, after: Tree)] = []
      var counts = inventory(sandbox)
      for index in 0..<operations {
        var told = ""
        switch work.number(10) {
        case 0, 1:
          told = "undo"
          let reversal = await stack.undo()
          #expect((reversal == nil) == undoable.isEmpty)
          #expect(reversal?.failure == nil)
          guard let step = undoable.popLast() else { break }
          model.tree = step.before
          redoable.append(step)
        case 2:
          told = "redo"
          let reversal = await stack.redo()
          #expect((reversal == nil) == redoable.isEmpty)
          #expect(reversal?.failure == nil)
          guard let step = redoable.popLast() else { break }
          model.tree = step.after
          undoable.append(step)
        default:
          let operation = work.operation(on: model)
          let decision = work.pick([FileConflict.Decision.skip, .keepBoth, .replace])
          let merges = work.number(2) == 0
          told = "\(operation) \(decision), merges: \(merges)"
          let before = model.tree
          let completes = model.apply(operation, decision, merges: merges)
          let policy = ConflictPolicy { merges && $0.canMerge ? .merge : decision }
          let outcome = await stack.perform(operation, conflicts: policy)
          #expect((outcome.failure == nil) == completes, "\(told): \(outcome)")
          if !outcome.effects.isEmpty {
            undoable.append((before, model.tree))
            redoable = []
          }
        }
        let tree = readTree(sandbox.tree)
        guard tree == model.tree else {
          Issue.record("seed \(seed), step \(index): \(told): \(difference(tree, model.tree))")
          return
        }
        let now = inventory(sandbox)
        guard lost(counts, now).isEmpty else {
          Issue.record("seed \(seed), step \(index): \(told) lost \(lost(counts, now))")
          return
        }
        counts = now
        if try await sandbox.trash().entries().count > 40 {
          try await sandbox.trash().empty(sandbox.trash().entries())
          #expect(readTree(sandbox.trashFolder).isEmpty)
          #expect(readTree(sandbox.tree) == model.tree)
          await stack.forget()
          (undoable, redoable) = ([], [])
          counts = inventory(sandbox)
        }
      }
    }
  }
}

/// The paths at which two trees differ, for a person.
func difference(_ tree: Tree, _ model: Tree) -> String {
  Set(tree.keys).union(model.keys).filter { tree[$0] != model[$0] }.map { path in
    let found = tree[path].map { "\($0)" } ?? "nothing"
    let wanted = model[path].map { "\($0)" } ?? "nothing"
    return "\(RawName(bytes: path)): is \(found), should be \(wanted)"
  }.joined(separator: "\n")
}
