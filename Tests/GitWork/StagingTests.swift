import RecursePatches
import TestSupport
import Testing

@testable import GitWork

@Suite("Staging") struct StagingTests {
  /// A file in the index as text; nil if it is not there.
  private func staged(_ test: TestRepository, _ path: String = "f") async throws -> String? {
    guard try await test.git.resolveIfAny(Array(":\(path)".utf8)) != nil else { return nil }
    return try await test.run("cat-file", "blob", ":\(path)")
  }

  /// Replaces the lines of a hunk that are chosen. Each line is a kind and a text.
  private func oracle(_ file: PatchFile, _ old: [String], _ chosen: Set<[Int]>) -> [String] {
    var result: [String] = []
    var next = 0
    for (place, hunk) in file.hunks.enumerated() {
      let start = hunk.old.count == 0 ? hunk.old.start : hunk.old.start - 1
      result += old[next..<start]
      next = start
      for (index, line) in hunk.lines.enumerated() {
        switch line.kind {
        case .context:
          result.append(line.text)
          next += 1
        case .removed:
          if !chosen.contains([place, index]) { result.append(line.text) }
          next += 1
        case .added: if chosen.contains([place, index]) { result.append(line.text) }
        }
      }
    }
    return result + old[next...]
  }

  /// Some lines with many that are equal.
  private func lines(_ random: inout SplitMix64) -> [String] {
    (0..<random.below(9)).map { _ in random.pick(["a", "b", "c", ""]) }
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test("Chosen lines are staged as an oracle does it, and unstaging them gives the same index")
  func law() async throws {
    let test = try await TestRepository()
    var random = SplitMix64(seed: 11)
    var count = 0
    for round in 0..<12 {
      let (old, new) = (lines(&random), lines(&random))
      try await test.commit("\(round)", ["f": text(old)])
      try test.write(text(new), to: "f")
      var options = GitDiffOptions()
      options.contextLines = round % 4
      let patch = try await test.git.diff(.unstaged, paths: ["f"], options: options).patch
      guard let file = patch.files.first else { continue }
      var selection = PatchSelection()
      var chosen: Set<[Int]> = []
      for (place, hunk) in file.hunks.enumerated() {
        for (index, line) in hunk.lines.enumerated()
        where line.kind != .context && random.chance(50) {
          chosen.insert([place, index])
          selection.insert(line: index, of: hunk.id)
        }
      }
      let before = try await test.index()
      let undo = try await test.git.stage(selection, of: patch, path: "f")
      let result = try #require(try await staged(test))
      // Which of two neighbors comes first is open where lines are replaced one by one.
      let got = result.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(got.map(String.init).sorted() == oracle(file, old, chosen).sorted())
      #expect(try test.text("f") == text(new))
      let stagedPatch = try await test.git.diff(.staged, paths: ["f"]).patch
      if let file = stagedPatch.files.first {
        var all = PatchSelection()
        for hunk in file.hunks {
          for index in hunk.lines.indices { all.insert(line: index, of: hunk.id) }
        }
        let redo = try await test.git.unstage(all, of: stagedPatch, path: "f")
        #expect(try await test.index() == before)
        try await test.git.undo(redo)
        #expect(try await staged(test) == result)
        count += 1
      }
      try await test.git.undo(undo)
      #expect(try await test.index() == before)
    }
    #expect(count > 5)
  }

  @Test("A part of a new file is staged, and of a deleted one")
  func newFiles() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["old": "1\n2\n"])
    try test.write("a\nb\nc\n", to: "f")
    var patch = try await test.git.diff(.untracked, paths: ["f"]).patch
    var hunk = try #require(patch.files.first?.hunks.first)
    var selection = PatchSelection()
    selection.insert(line: 1, of: hunk.id)
    let undo = try await test.git.stage(selection, of: patch, path: "f")
    #expect(try await staged(test) == "b\n")
    try await test.git.undo(undo)
    #expect(try await staged(test) == nil)
    #expect(try test.text("f") == "a\nb\nc\n")
    try test.remove("old")
    patch = try await test.git.diff(.unstaged, paths: ["old"]).patch
    hunk = try #require(patch.files.first?.hunks.first)
    selection = PatchSelection()
    selection.insert(line: 0, of: hunk.id)
    _ = try await test.git.stage(selection, of: patch, path: "old")
    #expect(try await staged(test, "old") == "2\n")
  }

  @Test("Chosen lines are discarded in the file, and undo brings them back")
  func discardsLines() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["f": "1\n2\n3\n"])
    try test.write("0\n1\nX\n3\n4\n", to: "f")
    let patch = try await test.git.diff(.unstaged, paths: ["f"]).patch
    let hunk = try #require(patch.files.first?.hunks.first)
    var selection = PatchSelection()
    for (index, line) in hunk.lines.enumerated() where ["0", "4"].contains(line.text) {
      selection.insert(line: index, of: hunk.id)
    }
    let undo = try await test.git.discard(selection, of: patch, path: "f")
    #expect(try test.text("f") == "1\nX\n3\n")
    let redo = try #require(try await test.git.undo(undo))
    #expect(try test.text("f") == "0\n1\nX\n3\n4\n")
    try await test.git.undo(redo)
    #expect(try test.text("f") == "1\nX\n3\n")
  }

  @Test("Files are discarded whatever they are, and undo brings all of them back")
  func discards() async throws {
    let test = try await TestRepository()
    try await test.commit(
      "one", ["changed": "1\n", "deleted": "1\n", "mixed": "1\n", ".gitignore": "*.log\n"])
    try test.write("2\n", to: "changed")
    try test.remove("deleted")
    try test.write("2\n", to: "mixed")
    try await test.run("add", "mixed")
    try test.write("3\n", to: "mixed")
    try test.write("new\n", to: "new/folder/file")
    try test.write("ignored\n", to: "x.log")
    try test.write("odd\n", to: "-n :(top) *")
    let before = try await test.short()
    let entries = try await test.git.status(ignored: true).entries
    let undo = try await test.git.discard(entries)
    #expect(try await test.short() == "M  mixed\n")
    #expect(try test.text("mixed") == "2\n" && test.text("deleted") == "1\n")
    #expect(!test.exists("new") && !test.exists("x.log") && !test.exists("-n :(top) *"))
    let redo = try #require(try await test.git.undo(undo))
    #expect(try await test.short() == before)
    #expect(try test.text("mixed") == "3\n" && test.text("new/folder/file") == "new\n")
    #expect(try test.text("x.log") == "ignored\n" && !test.exists("deleted"))
    try await test.git.undo(redo)
    #expect(try await test.short() == "M  mixed\n")
    #expect(!test.exists("new"))
  }

  @Test("All is staged and unstaged, and each undo gives the index before")
  func all() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["a": "1\n", "b": "1\n"])
    try test.write("2\n", to: "a")
    try test.remove("b")
    try test.write("new\n", to: "c")
    let clean = try await test.index()
    let undo = try await test.git.stageAll()
    let staged = try await test.index()
    #expect(try await test.short() == "M  a\nD  b\nA  c\n")
    try await test.git.undo(undo)
    #expect(try await test.index() == clean)
    _ = try await test.git.stageAll()
    let unstage = try await test.git.unstage(["a", "b", "c"])
    #expect(try await test.index() == clean)
    try await test.git.undo(unstage)
    #expect(try await test.index() == staged)
  }

  @Test("What a commit of the index changes is known before, also of one that replaces the last")
  func changes() async throws {
    let test = try await TestRepository()
    try test.write("1\n2\n", to: "a")
    _ = try await test.git.stageAll()
    func changes(amends: Bool) async throws -> [String] {
      try await test.git.stagedChanges(amends: amends).map {
        "\($0.path) +\($0.addedLines ?? 0) -\($0.removedLines ?? 0)"
      }
    }
    #expect(try await changes(amends: false) == ["a +2 -0"])
    try await test.commit("one")
    #expect(try await changes(amends: false) == [])
    try test.write("1\n3\n", to: "a")
    try test.write("not staged\n", to: "c")
    try await test.run("add", "a")
    #expect(try await changes(amends: false) == ["a +1 -1"])
    // The first commit has none before it.
    #expect(try await changes(amends: true) == ["a +2 -0"])
    try await test.commit("two", ["b": "1\n"])
    #expect(try await changes(amends: true) == ["a +1 -1", "b +1 -0", "c +1 -0"])
  }
}
