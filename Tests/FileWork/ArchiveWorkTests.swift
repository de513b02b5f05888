import Foundation
import Synchronization
import Testing

@testable import FileWork

@Suite("Archives that are changed") struct ArchiveWorkTests {
  /// An archive with `docs/guide`, `docs/deep/note` and `run`, which is a program.
  private func bench(_ sandbox: Sandbox, _ name: String = "a.tar.gz") async throws -> ArchiveBench {
    try sandbox.folder("in")
    try sandbox.folder("in/docs")
    try sandbox.folder("in/docs/deep")
    try sandbox.file("in/docs/guide", "guide")
    try sandbox.file("in/docs/deep/note", "note")
    try sandbox.file("in/run", "#!")
    try Disk().setMode(0o755, of: sandbox.path("in/run"))
    return try await ArchiveBench(sandbox, packing: "in", to: name)
  }

  @Test(
    "take items, lose them, and give them other names",
    arguments: ["a.tar", "a.tar.gz", "a.tar.bz2", "a.tar.xz", "a.tar.zst", "a.zip", "a.7z"])
  func changes(name: String) async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox, name)
      let new = try sandbox.file("new", "new")
      let operations: [FileOperation] = [
        .copy([new], into: bench.path("docs")), .delete([bench.path("docs/deep")]),
        .rename(bench.path("docs"), to: "d"), .makeFolders(["x", "y"], in: bench.root),
        .move([bench.path("d/guide")], into: bench.path("x")),
      ]
      for operation in operations {
        let outcome = await bench.worker.run(operation)
        #expect(outcome.failure == nil && outcome.archives == [bench.file])
        #expect(try await bench.content() == bench.shown)
      }
      #expect(try await bench.listing() == ["d", "d/new", "run", "x", "x/guide", "x/y"])
      let tree = try await bench.content()
      #expect(tree[Array("run".utf8)] == .file(contents: Array("#!".utf8), mode: 0o755))
      #expect(try Set(Disk().names(in: bench.root.parent)) == [".trash", RawName(name)])
    }
  }

  @Test("are as a plain model says after random operations, undone and redone, and lose nothing",
    arguments: ["a.tar.gz", "a.tar.zst", "a.zip", "a.7z"])
  func law(name: String) async throws {
    let isTar = name.contains("tar")
    // The compression of a 7z needs much memory, which takes its time.
    let steps = name.hasSuffix("7z") ? 15 : 60
    try await Sandbox.use { sandbox in
      var work = RandomWork(
        generator: SeededGenerator(seed: UInt64(name.utf8.count)), root: try sandbox.folder("in"))
      // Only tar has names that are no text, and none has accents apart from their letters.
      work.names.removeAll { name in
        let text = String(validating: name.bytes, as: UTF8.self)
        return text == nil && !isTar
          || text?.precomposedStringWithCanonicalMapping.utf8.elementsEqual(name.bytes) == false
      }
      try work.populate()
      var bench = try await ArchiveBench(sandbox, packing: "in", to: name)
      let stack = UndoStack(worker: bench.worker)
      work.root = bench.root
      var model = Model(tree: bench.shown, root: bench.root)
      var undoable: [(before: Tree, after: Tree)] = []
      var redoable: [(before: Tree, after: Tree)] = []
      for index in 0..<steps {
        var told = "undo"
        switch work.number(6) {
        case 0:
          let reversal = await stack.undo()
          #expect(reversal?.failure == nil)
          guard let step = undoable.popLast() else { break }
          redoable.append(step)
          model.tree = step.before
        case 1:
          told = "redo"
          let reversal = await stack.redo()
          #expect(reversal?.failure == nil)
          guard let step = redoable.popLast() else { break }
          undoable.append(step)
          model.tree = step.after
        default:
          let operation = work.operation(on: model)
          let decision = work.pick([FileConflict.Decision.skip, .keepBoth, .replace])
          let merges = work.number(2) == 0
          told = "\(operation) \(decision) \(merges)"
          var after = model
          var completes = after.apply(operation, decision, merges: merges)
          if case .setRights = operation { completes = false }
          let policy = ConflictPolicy { merges && $0.canMerge ? .merge : decision }
          let outcome = await stack.perform(operation, conflicts: policy)
          #expect((outcome.failure == nil) == completes, "\(told): \(outcome)")
          // All of it is done, or nothing.
          guard completes, !outcome.effects.isEmpty else { break }
          undoable.append((model.tree, after.tree))
          redoable = []
          model = after
        }
        try await bench.refresh()
        work.root = bench.root
        model = Model(tree: model.tree, root: bench.root)
        // An entry of a folder may come after what is in it, and then tells unpackers no rights.
        let (shown, content) = (bench.shown.withoutRightsOfFolders,
          try await bench.content().withoutRightsOfFolders)
        let wanted = model.tree.withoutRightsOfFolders
        guard shown == wanted, content == wanted else {
          let differences = difference(shown, wanted) + difference(content, wanted)
          Issue.record("\(name), step \(index): \(told): \(differences)")
          return
        }
      }
      #expect(undoable.count > steps / 12)
    }
  }

  @Test("are moved into and out of, and an undo takes that back")
  func across() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      let stack = UndoStack(worker: bench.worker)
      let new = try sandbox.file("new", "new")
      let into = await stack.perform(.move([new], into: bench.path("docs")))
      #expect(into.failure == nil)
      #expect(try !sandbox.exists(new))
      #expect(try await bench.listing().contains("docs/new"))
      let out = await stack.perform(.move([bench.path("docs")], into: sandbox.tree))
      #expect(out.failure == nil)
      #expect(try sandbox.contents(sandbox.path("docs/new")) == "new")
      #expect(try await bench.listing() == ["run"])
      await stack.undo()
      #expect(try !sandbox.exists(sandbox.path("docs")))
      #expect(try await bench.listing().contains("docs/new"))
      await stack.undo()
      #expect(try sandbox.contents(new) == "new")
      #expect(try await !bench.listing().contains("docs/new"))
    }
  }

  @Test("are changed one after the other, and not while their files are copied")
  func reach() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      func reach(_ operation: FileOperation) -> FileReach { operation.reach(in: bench.store) }
      let first = reach(.delete([bench.path("run")]))
      #expect(!first.isApart(from: reach(.makeFile("n", in: bench.path("docs")))))
      #expect(!first.isApart(from: reach(.copy([bench.file], into: sandbox.folder))))
      #expect(first.isApart(from: reach(.copy([bench.path("docs")], into: sandbox.folder))))
    }
  }

  @Test("keep what a person skips in a move out, and ask about what has a name there")
  func conflicts() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      let file = try sandbox.file("run", "other")
      let asked = Mutex<[FileConflict]>([])
      let policy = ConflictPolicy { conflict in
        asked.withLock { $0.append(conflict) }
        return asked.withLock { $0.count } == 1 ? .skip : .replace
      }
      let out = await bench.worker.run(
        .move([bench.path("run")], into: sandbox.tree), conflicts: policy)
      #expect(out.failure == nil && out.effects.isEmpty)
      let into = await bench.worker.run(.copy([file], into: bench.root), conflicts: policy)
      #expect(into.failure == nil)
      #expect(asked.withLock { $0.map(\.existing) } == [file, bench.path("run")])
      let tree = try await bench.content()
      #expect(tree[Array("run".utf8)]?.plain == .file(contents: Array("other".utf8), mode: 0))
    }
  }

  @Test("are as before when the change is cancelled, the disk is full, or the old one cannot leave",
    arguments: ["cancelled", "full", "kept"])
  func stopped(how: String) async throws {
    try await Sandbox.use { sandbox in
      let first = try await bench(sandbox)
      let file = first.file
      let isOn = Mutex(false)
      var disk = Disk()
      disk.fault = { call, path in
        guard isOn.withLock({ $0 }) else { return nil }
        if how == "full", call == .settle, path == file { return ENOSPC }
        let isKept = how == "kept" && call == .rename && path.isInside(sandbox.trashFolder)
        return isKept ? EACCES : nil
      }
      let bench = try await ArchiveBench(sandbox, "a.tar.gz", disk: disk)
      let (before, bytes) = (bench.shown, try Disk().contents(of: file))
      let new = try sandbox.file("new", "new")
      isOn.withLock { $0 = true }
      let outcome = await Task {
        await bench.worker.run(.copy([new], into: bench.path("docs"))) { progress in
          // Now the archive is written.
          guard how == "cancelled", progress.current == file else { return }
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }.value
      #expect(outcome.failure != nil && outcome.effects.isEmpty)
      #expect(bench.shown == before)
      #expect(try Disk().contents(of: file) == bytes)
      #expect(try Disk().names(in: sandbox.tree).allSatisfy { !$0.isPart })
      #expect(await bench.store.isCurrent(bench.root))
    }
  }

  @Test("keep a file with several names under those that are left")
  func hardLinks() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      tar.add("./one", "text")
      tar.add("./two", hard: "./one")
      tar.add("./three", hard: "./one")
      try Disk().makeFile(sandbox.path("a.tar"), contents: tar.bytes)
      let bench = try await ArchiveBench(sandbox, "a.tar")
      #expect(await bench.worker.run(.rename(bench.path("one"), to: "first")).failure == nil)
      #expect(try await bench.content() == bench.shown)
      #expect(await bench.worker.run(.delete([bench.path("first")])).failure == nil)
      #expect(try await bench.listing() == ["three", "two"])
      #expect(try await bench.content() == bench.shown)
      let names = try await names(in: bench.file)
      #expect(names == ["./two", "./three = two"])
    }
  }

  @Test("keep what cannot be unpacked: devices, names that lead out, and owners")
  func passing() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      tar.add("../up", "out")
      tar.add("dev/null", kind: "3")
      tar.add("dev/text", "text")
      tar.add("file", "x")
      try Disk().makeFile(sandbox.path("a.tar"), contents: tar.bytes)
      let bench = try await ArchiveBench(sandbox, "a.tar")
      #expect(await bench.worker.run(.rename(bench.path("dev"), to: "d")).failure == nil)
      #expect(try await names(in: bench.file) == ["../up", "d/null", "d/text", "file"])
      // The device is not shown, and its name is taken all the same.
      let before = bench.shown
      let outcome = await bench.worker.run(.makeFile("null", in: bench.path("d")))
      #expect("\(outcome.failure.map { "\($0)" } ?? "")".contains("“d/null” in it is not shown"))
      #expect(bench.shown == before)
      // A folder that is told only by what was in it stays without that.
      #expect(await bench.worker.run(.delete([bench.path("d/text")])).failure == nil)
      #expect(try await names(in: bench.file) == ["../up", "d/null", "file"])
    }
  }

  @Test("keep a folder that only its items told, when the last of them leaves")
  func folders() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      tar.add("a/b/file", "x")
      try Disk().makeFile(sandbox.path("a.tar"), contents: tar.bytes)
      let bench = try await ArchiveBench(sandbox, "a.tar")
      #expect(await bench.worker.run(.delete([bench.path("a/b/file")])).failure == nil)
      #expect(try await bench.listing() == ["a", "a/b"])
    }
  }

  @Test("take what was edited in their folder, with the owner that it had", arguments: [
    "a.tar.gz", "a.zip", "a.7z",
  ])
  func edited(name: String) async throws {
    try await Sandbox.use { sandbox in
      var bench = try await bench(sandbox, name)
      let run = bench.path("run")
      let entries = try await FolderReader().entries(of: bench.root)
      let entry = try #require(entries.first { $0.path == run })
      let unchanged = await bench.worker.run(.writeBack(entry))
      #expect(unchanged.failure == nil && unchanged.effects.isEmpty)
      try Disk().unlink(run)
      try Disk().makeFile(run, contents: Array("#!/bin/sh".utf8))
      let outcome = await bench.worker.run(.writeBack(entry))
      #expect(outcome.failure == nil && outcome.archives == [bench.file])
      let tree = try await bench.content()
      #expect(tree[Array("run".utf8)] == .file(contents: Array("#!/bin/sh".utf8), mode: 0o755))
      #expect(tree.count == 5)
      try await bench.refresh()
      #expect(bench.shown == tree)
    }
  }

  @Test("that another program has changed keep what was edited beside them")
  func editedInVain() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      let run = bench.path("run")
      let entries = try await FolderReader().entries(of: bench.root)
      let entry = try #require(entries.first { $0.path == run })
      try Disk().unlink(run)
      try Disk().makeFile(run, contents: Array("edited".utf8))
      try Disk().unlink(bench.file)
      try sandbox.file("a.tar.gz", "another one")
      let outcome = await bench.worker.run(.writeBack(entry))
      let saved = sandbox.path("run")
      #expect(outcome.failure == .savedBeside(saved, because: .changedArchive(bench.file)))
      #expect(try sandbox.contents(saved) == "edited" && outcome.effects == [.created(saved)])
    }
  }

  @Test("refuse a name that is no text, unless they are of tar, and compose accents")
  func texts() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox, "a.zip")
      let odd = sandbox.tree.appending(RawName(bytes: [0x62, 0xFF]))
      try Disk().makeFile(odd)
      let before = bench.shown
      let refused = await bench.worker.run(.copy([odd], into: bench.root))
      #expect(refused.failure?.description.contains("no text") == true)
      #expect(bench.shown == before)
      let apart = await bench.worker.run(.makeFile("e\u{301}", in: bench.root))
      #expect(apart.failure == nil)
      #expect(await !bench.store.isCurrent(bench.root))
      #expect(try await bench.listing().contains { Array($0.utf8) == [0xC3, 0xA9] })
    }
  }

  @Test("are only read if another program has changed them, or they cannot be written")
  func refused() async throws {
    try await Sandbox.use { sandbox in
      let bench = try await bench(sandbox)
      let item = bench.path("run")
      func failure(_ operation: FileOperation) async -> FileError? {
        await bench.worker.run(operation).failure
      }
      let rights = await failure(.setRights([item], RightsChange(to: 0o600)))
      #expect(rights == .onlyRead("a.tar.gz", "rights and owners stay as they are"))
      #expect(await failure(.delete([bench.root])) == .outside(bench.root))
      // A link that leads out is no way to change what is outside.
      try Disk().makeLink(bench.path("way"), to: sandbox.tree.bytes)
      let outside = await failure(.makeFile("n", in: bench.path("way")))
      #expect(outside == .outside(sandbox.tree))
      let through = await failure(.makeFolders(["way", "n"], in: bench.root))
      #expect(through == .outside(sandbox.tree))
      try Disk().makeFile(bench.path("other"))
      try Disk().unlink(bench.file)
      try sandbox.file("a.tar.gz", "another one")
      #expect(await failure(.delete([item])) == .changedArchive(bench.file))
      #expect(try sandbox.exists(item))
      #expect(await !bench.store.isCurrent(bench.root))
    }
  }

  @Test("whose form is only read, or that are damaged or encrypted, say so")
  func flaws() async throws {
    try await Sandbox.use { sandbox in
      var tar = Tar()
      tar.add("first", "whole")
      tar.add("second", String(repeating: "x", count: 4000))
      try Disk().makeFile(sandbox.path("cut.tar"), contents: Array(tar.bytes.prefix(512 * 5)))
      let cut = try await ArchiveBench(sandbox, "cut.tar")
      let damage = FileError.onlyRead("cut.tar", "it is damaged")
      #expect(await cut.worker.run(.delete([cut.path("first")])).failure == damage)
      #expect(cut.store.refusal(of: cut.root) == damage)
      let head = "!<arch>\nfile/           0           0     0     100644  4         `\n"
      try sandbox.file("a.deb", head + "text")
      let form = try await ArchiveBench(sandbox, "a.deb")
      #expect(form.store.refusal(of: form.root) == .onlyRead("a.deb", "its form is only read"))
      // A program that unpacks itself.
      try sandbox.file("alone", "text")
      let pack = FileOperation.pack([sandbox.path("alone")], to: sandbox.path("plain.zip"))
      #expect(await sandbox.worker().run(pack).failure == nil)
      let zip = try Disk().contents(of: sandbox.path("plain.zip"))
      try Disk().makeFile(sandbox.path("self.zip"), contents: Array("#!/bin/sh\n".utf8) + zip)
      let selfish = try await ArchiveBench(sandbox, "self.zip")
      let before = FileError.onlyRead("self.zip", "something is before it in its file")
      #expect(selfish.store.refusal(of: selfish.root) == before)
      let plain = try await ArchiveBench(sandbox, "plain.zip")
      #expect(plain.store.refusal(of: plain.root) == nil)
    }
  }

  /// The stored names, with those of which they are others.
  private func names(in file: RawPath) async throws -> [String] {
    let input = try ArchiveInput(file)
    var names: [String] = []
    while let item = try input.next() {
      let same = item.same.map { " = " + String(decoding: $0, as: UTF8.self) }
      names.append("\(item.stored)" + (same ?? ""))
    }
    return names
  }
}

extension Tree {
  fileprivate var withoutRightsOfFolders: Tree {
    mapValues { $0.isFolder ? $0.plain : $0 }
  }
}
