import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite struct FaultTests {
  @Test(
    "When calls fail or a person cancels, nothing is lost, and undo reverses what was done",
    arguments: [11, 12, 13] as [UInt64])
  func losesNothing(seed: UInt64) async throws {
    _ = try await follow(seed: seed, operations: 700)
  }

  @Test("a seed has one history, whatever the time and the load")
  func history() async throws {
    let first = try await follow(seed: 14, operations: 100)
    let second = try await follow(seed: 14, operations: 100)
    #expect(zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset == nil)
    #expect(first.count == second.count)
    #expect(first.contains { $0.hasSuffix(" \(EIO)") })
  }

  /// Follows random operations, each of which may fail.
  ///
  /// - Returns: the calls of the system.
  private func follow(seed: UInt64, operations: Int) async throws -> [String] {
    try await Sandbox.use { sandbox in
      var work = RandomWork(generator: SeededGenerator(seed: seed), root: sandbox.tree)
      try work.populate()
      let faults = Faults(seed: seed)
      let stack = UndoStack(worker: sandbox.worker(faults.disk))
      var tally = (failed: 0, partial: 0, untidy: 0)
      for index in 0..<operations {
        let model = Model(tree: readTree(sandbox.tree), root: sandbox.tree)
        let counts = inventory(sandbox)
        let operation = work.operation(on: model)
        let decision = work.pick([FileConflict.Decision.keepBoth, .replace])
        let merges = work.number(2) == 0
        let skips = work.number(2) == 0
        let depth = await stack.undoable.count
        faults.set(isOn: true, odds: [30, 100, 300][index % 3])
        let outcome = await Task {
          let policy = ConflictPolicy { merges && $0.canMerge ? .merge : decision }
          let troubles = TroublePolicy.always(skips ? .skip : .stop)
          return await stack.perform(operation, conflicts: policy, troubles: troubles) { _ in
            // The only way to the task that runs this closure; it does not leave the call.
            if faults.cancel() { withUnsafeCurrentTask { $0?.cancel() } }
          }
        }.value
        let rules = "\(decision) \(merges) \(skips)"
        let told = "seed \(seed), step \(index): \(operation) \(rules): \(outcome)"
        #expect(lost(counts, inventory(sandbox)).isEmpty, "\(told)")
        var isTidy = outcome.failure?.isTidy ?? true
        if outcome.failure != nil { tally.failed += 1 }
        // Undo every other operation; first with faults, then what remains without.
        if index.isMultiple(of: 2), !outcome.effects.isEmpty {
          if outcome.failure != nil { tally.partial += 1 }
          if let failure = await stack.undo()?.failure, !failure.isTidy { isTidy = false }
          #expect(lost(counts, inventory(sandbox)).isEmpty, "\(told)")
        }
        faults.set(isOn: false)
        guard isTidy else {
          tally.untidy += 1
          await stack.forget()
          continue
        }
        if index.isMultiple(of: 2) {
          // The undo above reversed all, a part or nothing. An equal operation may have made the
          // step below: only the number of steps tells that it is another.
          if await stack.undoable.count > depth {
            let failure = await stack.undo()?.failure
            #expect(failure == nil, "\(told)")
          }
          #expect(await stack.undoable.count == depth, "\(told)")
          let found = readTree(sandbox.tree).mapValues(\.plain)
          let wanted = model.tree.mapValues(\.plain)
          #expect(found == wanted, "\(told)\n\(difference(found, wanted))")
          #expect(lost(counts, inventory(sandbox)).isEmpty, "\(told)")
        }
        if try await sandbox.trash().entries().count > 40 {
          try await sandbox.trash().empty(sandbox.trash().entries())
          await stack.forget()
        }
      }
      print(
        "seed \(seed): \(tally.failed) operations failed, \(tally.partial) of them halfway,",
        "\(tally.untidy) could not tidy up")
      return faults.history
    }
  }

  @Test func aMoveWhoseTargetVanishesKeepsTheOriginal() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("source")
      try sandbox.file("source/one", "1")
      try sandbox.file("source/two", "2")
      let target = try sandbox.folder("target")
      let aside = sandbox.path("aside")
      let created = Mutex(0)
      var disk = Disk()
      disk.fault = { call, _ in
        if call == .rename { return EXDEV }
        guard call == .create else { return nil }
        let count = created.withLock {
          $0 += 1
          return $0
        }
        if count == 2 { try? Disk().rename(target, to: aside) }
        return nil
      }
      let move = FileOperation.move([sandbox.path("source")], into: target)
      let outcome = await sandbox.worker(disk).run(move)
      #expect(outcome.effects.isEmpty)
      guard case .missing = outcome.failure else {
        Issue.record("\(outcome)")
        return
      }
      #expect(try sandbox.contents(sandbox.path("source/one")) == "1")
      #expect(try sandbox.contents(sandbox.path("source/two")) == "2")
    }
  }

  @Test("a cancelled copy returns what it was to replace, also from a trash on another disk")
  func cancelledReplacement() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "new")
      let folder = try sandbox.folder("folder")
      let old = try sandbox.file("folder/a", "old")
      let isCancelled = Mutex(false)
      var disk = Disk()
      disk.fault = { call, path in
        if call == .rename { return EXDEV }
        if call == .create, path == old || path == old.parent.appending(".a.part") {
          // The copy is made first, and the old item again afterwards.
          let isFirst = isCancelled.withLock { isCancelled in
            defer { isCancelled = true }
            return !isCancelled
          }
          // The calls run within the task of the operation.
          if isFirst { withUnsafeCurrentTask { $0?.cancel() } }
        }
        return nil
      }
      let copy = FileOperation.copy([file], into: folder)
      let outcome = await Task { [disk] in
        await sandbox.worker(disk).run(copy, conflicts: .always(.replace))
      }.value
      #expect(outcome.failure == .cancelled)
      #expect(outcome.effects.isEmpty)
      #expect(try sandbox.contents(old) == "old")
      #expect(try await sandbox.trash().entries().isEmpty)
    }
  }

  @Test func aMoveKeepsWhatChangedAfterItsCopy() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("source")
      let file = try sandbox.file("source/one", "1")
      try sandbox.folder("target")
      var disk = Disk()
      disk.fault = { call, path in
        if call == .rename { return EXDEV }
        // The copy is complete when the permissions of its root are set.
        if call == .attributes, path.name == ".source.part" {
          try? Disk().unlink(file)
          try? Disk().makeFile(file, contents: Array("changed".utf8))
        }
        return nil
      }
      let move = FileOperation.move([sandbox.path("source")], into: sandbox.path("target"))
      let outcome = await sandbox.worker(disk).run(move)
      #expect(outcome.failure == .changed(file))
      #expect(outcome.effects.isEmpty)
      #expect(try sandbox.contents(file) == "changed")
      #expect(try !sandbox.exists(sandbox.path("target/source")))
    }
  }
}

extension FileError {
  /// Whether the failure left nothing half done.
  var isTidy: Bool {
    switch self {
    case .leftover, .halfMoved: false
    default: true
    }
  }
}
