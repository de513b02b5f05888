import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("Two operations at once") struct TogetherTests {
  @Test(
    "give what a plain model says in either order, and are undone one after the other",
    arguments: [false, true])
  func agree(crossesDisks: Bool) async throws {
    let count = Mutex(0)
    var disk = Disk()
    // Small, so that the other one has many turns.
    disk.chunk = 4
    disk.fault = { call, _ in
      guard crossesDisks, call == .rename else { return nil }
      return count.withLock {
        $0 += 1
        return $0.isMultiple(of: 3) ? EXDEV : nil
      }
    }
    var together = 0
    for seed in 1...(40 * LawTests.seeds) { together += try await follow(seed: seed, disk: disk) }
    #expect(together > 100)
  }

  /// - Returns: how often two operations were made at once.
  private func follow(seed: UInt64, disk: Disk) async throws -> Int {
    try await Sandbox.use { sandbox in
      var disk = disk
      disk.parts = PartRecords(in: sandbox.folder.appending("parts"))
      var work = RandomWork(generator: SeededGenerator(seed: seed), root: sandbox.tree)
      try work.populate()
      let stack = UndoStack(worker: sandbox.worker(disk))
      var (together, before) = (0, Model(tree: readTree(sandbox.tree), root: sandbox.tree))
      for step in 0..<20 {
        let (first, second) = (work.operation(on: before), work.operation(on: before))
        guard first.reach.isApart(from: second.reach) else { continue }
        together += 1
        let decision = work.pick([FileConflict.Decision.skip, .keepBoth, .replace])
        let counts = inventory(sandbox)
        var (after, turned) = (before, before)
        let completes = (after.apply(first, decision), after.apply(second, decision))
        let turns = (turned.apply(second, decision), turned.apply(first, decision))
        #expect(completes == (turns.1, turns.0), "\(first), \(second)")
        #expect(after.tree == turned.tree, "\(first), \(second)")
        async let one = stack.perform(first, conflicts: .always(decision))
        async let other = stack.perform(second, conflicts: .always(decision))
        let outcomes = await (one, other)
        let failures = (outcomes.0.failure == nil, outcomes.1.failure == nil)
        let told = "seed \(seed), step \(step): \(first), \(second): \(outcomes)"
        #expect(failures == completes, "\(told)")
        let tree = readTree(sandbox.tree)
        #expect(tree == after.tree, "\(told): \(difference(tree, after.tree))")
        #expect(lost(counts, inventory(sandbox)).isEmpty, "\(told)")
        guard tree == after.tree else { break }
        // Each is a step of its own, whichever has ended last.
        if step.isMultiple(of: 2) {
          for _ in await stack.undoable { #expect(await stack.undo()?.failure == nil, "\(told)") }
          let undone = readTree(sandbox.tree)
          #expect(undone == before.tree, "\(told): \(difference(undone, before.tree))")
          guard undone == before.tree else { break }
        } else {
          before = after
        }
        await stack.forget()
      }
      disk.parts = nil
      #expect(lockedRecords(sandbox).isEmpty)
      return together
    }
  }

  /// What the records of the run have after its copies.
  private func lockedRecords(_ sandbox: Sandbox) -> [UInt8] {
    let folder = sandbox.folder.appending("parts")
    let names = (try? Disk().names(in: folder)) ?? []
    return names.flatMap { (try? Disk().contents(of: folder.appending($0))) ?? [] }
  }

  @Test("are one step each, and nothing is undone while one of them goes on")
  func steps() async throws {
    try await Sandbox.use { sandbox in
      try sandbox.folder("t")
      for name in ["x", "t/x"] { try sandbox.file(name, name) }
      let stack = UndoStack(worker: sandbox.worker())
      let copy = FileOperation.copy([sandbox.path("x")], into: sandbox.path("t"))
      // Another operation and an undo come while the copy waits for an answer.
      let outcome = await stack.perform(
        copy,
        conflicts: ConflictPolicy { _ in
          await stack.perform(.makeFile("new", in: sandbox.tree))
          #expect(await stack.undo()?.failure == .busy)
          return .replace
        })
      #expect(outcome.failure == nil)
      #expect(await stack.undoable.map(\.operation) == [.makeFile("new", in: sandbox.tree), copy])
      #expect(await stack.undo()?.failure == nil)
      #expect(try sandbox.contents(sandbox.path("t/x")) == "t/x")
      #expect(await stack.undo()?.failure == nil)
      #expect(try !sandbox.exists(sandbox.path("new")))
    }
  }

  @Test("get two names, two records and two entries in the trash where they want the same")
  func sameNames() async throws {
    try await Sandbox.use { sandbox in
      for folder in ["a", "b", "t"] { try sandbox.folder(folder) }
      for (name, text) in [("a/x", "1"), ("b/x", "2"), ("t/x", "3")] {
        try sandbox.file(name, text)
      }
      var disk = Disk()
      disk.chunk = 1
      // As often as an entry is made, it is the same moment.
      disk.now = { 7 }
      let worker = sandbox.worker(disk)
      let keep = ConflictPolicy.always(.keepBoth)
      async let one = worker.run(
        .copy([sandbox.path("a/x")], into: sandbox.path("t")), conflicts: keep)
      async let other = worker.run(
        .copy([sandbox.path("b/x")], into: sandbox.path("t")), conflicts: keep)
      let outcomes = await [one, other]
      #expect(outcomes.allSatisfy { $0.failure == nil && $0.effects.count == 1 })
      let texts = try ["t/x", "t/x 2", "t/x 3"].map { try sandbox.contents(sandbox.path($0)) }
      #expect(texts[0] == "3" && Set(texts) == ["1", "2", "3"])
      async let gone = worker.run(.delete([sandbox.path("t/x 2")]))
      async let lost = worker.run(.delete([sandbox.path("t/x 3")]))
      #expect(await [gone.failure, lost.failure] == [nil, nil])
      #expect(try await sandbox.trash().entries().map(\.id) == ["7-0", "7-1"])
    }
  }

  @Test("keep a record of a copy whose name another one has tried")
  func records() async throws {
    try await Sandbox.use { sandbox in
      let records = PartRecords(in: sandbox.folder.appending("parts"))
      let (part, next) = (sandbox.path(".x.part"), sandbox.path(".x 2.part"))
      records.replace(sandbox.path("x"), by: part)
      // The other one tries the same name, which is taken, and goes on to the next one.
      records.replace(sandbox.path("x"), by: part)
      records.replace(part, by: next)
      func recorded() -> Set<RawPath> {
        Set(lockedRecords(sandbox).split(separator: 0).map { RawPath(bytes: $0) })
      }
      #expect(recorded() == [part, next])
      records.replace(part, by: nil)
      #expect(recorded() == [next])
      records.replace(next, by: nil)
      #expect(recorded().isEmpty)
    }
  }

  @Test("make the folder of the trash, whichever of them is first")
  func trash() async throws {
    try await Sandbox.use { sandbox in
      let file = try sandbox.file("a", "1")
      let folder = sandbox.folder.appending("data").appending("trash")
      var disk = Disk()
      disk.fault = { call, path in
        // The other one makes both between two calls of this one.
        if call == .makeFolder, path == folder.parent { try? Disk().makeFolders(folder) }
        return nil
      }
      let worker = FileWorker(trash: Trash(folder: folder, disk: disk), disk: disk)
      let outcome = await worker.run(.delete([file]))
      #expect(outcome.failure == nil && outcome.effects.count == 1)
    }
  }
}
