import Foundation
import Synchronization
import Testing

@testable import FileWork

/// Calls of the system that fail at random while they are switched on.
final class Faults: Sendable {
  private struct State {
    var generator: SeededGenerator
    var isOn = false
    var odds: UInt64 = 40
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(generator: SeededGenerator(seed: seed))) }

  func set(isOn: Bool, odds: UInt64 = 40) {
    state.withLock {
      $0.isOn = isOn
      $0.odds = odds
    }
  }

  /// Whether a person cancels at this moment.
  func cancel() -> Bool { state.withLock { $0.isOn && $0.generator.next() % 200 == 0 } }

  var disk: Disk {
    var disk = Disk()
    // Small, so that a file takes several chunks.
    disk.chunk = 4
    disk.fault = { call, _ in
      self.state.withLock { state in
        let number = state.generator.next()
        if call == .rename, number % 3 == 0 { return EXDEV }
        return state.isOn && (number >> 8) % state.odds == 0 ? EIO : nil
      }
    }
    return disk
  }
}

@Suite struct FaultTests {
  @Test(
    "When calls fail or a person cancels, nothing is lost, and undo reverses what was done",
    arguments: [11, 12, 13] as [UInt64])
  func losesNothing(seed: UInt64) async throws {
    try await Sandbox.use { sandbox in
      var work = RandomWork(generator: SeededGenerator(seed: seed), root: sandbox.tree)
      try work.populate()
      let faults = Faults(seed: seed)
      let stack = UndoStack(worker: sandbox.worker(faults.disk))
      var tally = (failed: 0, partial: 0, untidy: 0)
      for index in 0..<700 {
        let model = Model(tree: readTree(sandbox.tree), root: sandbox.tree)
        let counts = inventory(sandbox)
        let operation = work.operation(on: model)
        let decision = work.pick([FileConflict.Decision.keepBoth, .replace])
        faults.set(isOn: true, odds: [30, 100, 300][index % 3])
        let outcome = await Task {
          await stack.perform(operation, conflicts: .always(decision)) { _ in
            // The only way to the task that runs this closure; it does not leave the call.
            if faults.cancel() { withUnsafeCurrentTask { $0?.cancel() } }
          }
        }.value
        let told = "seed \(seed), step \(index): \(operation) \(decision): \(outcome)"
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
          let wasChanged = outcome.effects
          if !wasChanged.isEmpty {
            // The undo above reversed all, a part or nothing.
            let rest = await stack.undoable.last
            if let rest, rest.operation == operation, rest.effects.allSatisfy(wasChanged.contains) {
              let failure = await stack.undo()?.failure
              #expect(failure == nil, "\(told)")
            }
          }
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

  @Test func aMoveKeepsWhatChangedAfterItsCopy() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("source")
      let file = try sandbox.file("source/one", "1")
      try sandbox.folder("target")
      var disk = Disk()
      disk.fault = { call, path in
        if call == .rename { return EXDEV }
        // The copy is complete when the permissions of its root are set.
        if call == .attributes, path.name == "source", path.parent.name == "target" {
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
