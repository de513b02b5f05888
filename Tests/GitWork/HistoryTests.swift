import RecursePatches
import Testing

@testable import GitWork

@Suite("History") struct HistoryTests {
  @Test("A commit, an amend and their undos leave the index as it was")
  func commits() async throws {
    let test = try await TestRepository()
    try test.write("1\n", to: "a")
    _ = try await test.git.stageAll()
    let index = try await test.index()
    let first = try await test.git.commit(message: "First\n\n# no comment\n")
    #expect(try await test.git.commit(.head).message == "First\n\n# no comment")
    let made = try await test.git.resolve(.head)
    let redo = try #require(try await test.git.undo(first))
    #expect(try await test.git.status().head.commit == nil)
    #expect(try await test.index() == index)
    let again = try #require(try await test.git.undo(redo))
    #expect(try await test.git.resolve(.head) == made)
    try await test.git.undo(again)
    try await test.git.commit(message: "First")
    let old = try await test.git.resolve(.head)
    try test.write("2\n", to: "a")
    _ = try await test.git.stageAll()
    var options = GitCommitOptions()
    options.amends = true
    let amend = try await test.git.commit(message: " ", options: options)
    #expect(try await test.subjects() == ["First"])
    try await test.git.undo(amend)
    #expect(try await test.git.resolve(.head) == old)
    #expect(try await test.short() == "M  a\n")
    await #expect(throws: GitError.changedSince) { try await test.git.undo(amend) }
    try await test.git.commit(message: "Second")
    do {
      try await test.git.commit(message: "Third")
      Issue.record("A commit of nothing succeeds.")
    } catch {
      #expect(error.description.contains("nothing to commit"))
    }
  }

  @Test(
    "Resets move what they say, and undo brings everything back",
    arguments: [
      GitResetMode.soft, .mixed, .hard,
    ])
  func resets(mode: GitResetMode) async throws {
    let test = try await TestRepository()
    let first = try await test.commit("one", ["a": "1\n", "b": "1\n"])
    let second = try await test.commit("two", ["a": "2\n", "c": "2\n"])
    try test.write("staged\n", to: "b")
    try await test.run("add", "b")
    try test.write("unstaged\n", to: "b")
    try test.write("free\n", to: "free")
    let (status, index) = (try await test.short(), try await test.index())
    let undo = try await test.git.reset(to: GitRevision(first), mode: mode)
    #expect(try await test.git.resolve(.head) == first)
    switch mode {
    case .soft: #expect(try await test.index() == index)
    case .mixed:
      #expect(try await test.short() == " M a\n M b\n?? c\n?? free\n")
    case .hard:
      #expect(try await test.short() == "?? free\n")
      #expect(try test.text("b") == "1\n")
    }
    try await test.git.undo(undo)
    #expect(try await test.git.resolve(.head) == second)
    #expect(try await test.short() == status)
    #expect(try await test.index() == index)
    #expect(try test.text("b") == "unstaged\n" && test.text("c") == "2\n")
  }

  @Test("A log has pages, refs, searches and the history of a file")
  func logs() async throws {
    let test = try await TestRepository()
    for number in 0..<12 {
      try await test.commit(
        "Number \(number)", ["a": String(repeating: "line\n", count: 20 + number)])
    }
    try await test.run("mv", "a", "b")
    let moved = try await test.commit("Move")
    try await test.git.createTag("v1", message: "A tag")
    let log = test.git.log()
    var pages: [[String]] = []
    repeat { pages.append(try await log.next(5).map(\.subject)) } while pages.last?.isEmpty == false
    #expect(pages.map(\.count) == [5, 5, 3, 0])
    #expect(pages[0].first == "Move" && pages[2].last == "Number 0")
    let all = try await test.git.commits(skip: 1, count: 2)
    #expect(all.map(\.subject) == ["Number 11", "Number 10"])
    let head = try #require(try await test.git.commits(count: 1).first)
    #expect(head.id == moved && head.author.name == "Ada")
    #expect(head.date == GitDate(seconds: 1_700_000_000, zoneMinutes: 90))
    #expect(head.decorations.map { $0.ref?.name } == ["main", "v1"])
    func subjects(_ change: (inout GitLogQuery) -> Void) async throws -> [String] {
      var query = GitLogQuery()
      change(&query)
      return try await test.git.commits(query).map(\.subject)
    }
    #expect(
      try await subjects { $0.message = "number 1" } == ["Number 11", "Number 10", "Number 1"])
    #expect(try await subjects { $0.message = "N.m" } == [])
    #expect(try await subjects { $0.author = "ADA@" }.count == 13)
    #expect(try await subjects { $0.paths = ["b"] } == ["Move"])
    #expect(try await subjects { ($0.paths, $0.followsRenames) = (["b"], true) }.count == 13)
    #expect(try await subjects { $0.excluded = ["HEAD~2"] } == ["Move", "Number 11"])
    #expect(try await subjects { $0.includesAll = true }.count == 13)
    await #expect(throws: GitError.invalidName("--all")) {
      try await test.git.commits(
        {
          var query = GitLogQuery()
          query.revisions = ["--all"]
          return query
        }())
    }
    let detail = try await test.git.commit(.head)
    #expect(detail.files.map(\.kind) == [.renamed] && detail.files[0].originalPath == "a")
    #expect(detail.committer.name == "Bob")
    let patch = try await test.git.diff(.commit(.head)).patch
    #expect(patch.files.map(\.path) == ["b"])
    #expect(try await test.git.contents(of: "a", in: "HEAD~1").count == 31 * 5)
    let blame = try await test.git.blame("b")
    #expect(blame.lines.count == 31)
    #expect(blame.commits[blame.lines[30].commit]?.subject == "Number 11")
    #expect(try await test.git.reflog().count == 13)
  }

  @Test("A log that is cancelled ends, with its process")
  func cancelledLog() async throws {
    let test = try await TestRepository()
    try await test.commit("one")
    let log = test.git.log()
    log.cancel()
    do {
      while try await !log.next(1).isEmpty {}
    } catch { #expect(error == .cancelled) }
  }

  @Test("Commits are picked, reworded, squashed, dropped and reordered")
  func rebases() async throws {
    let test = try await TestRepository()
    try await test.commit("root", ["root": "0\n"])
    for name in ["a", "b", "c", "d", "e", "f"] { try await test.commit(name, [name: "1\n"]) }
    let old = try await test.git.resolve(.head)
    var plan = try await test.git.rebasePlan(after: "HEAD~6")
    #expect(plan.steps.map(\.subject) == ["a", "b", "c", "d", "e", "f"])
    plan.steps[1].action = .drop
    plan.steps[2].action = .squash(message: "a and c\n\n$(touch bad) 'quoted'")
    plan.steps[3].action = .fixup
    plan.steps[4].action = .reword("# New \"e\"; touch bad")
    plan.steps.swapAt(4, 5)
    let outcome = try await test.git.rebase(plan)
    #expect(try await test.subjects() == ["# New \"e\"; touch bad", "f", "a and c", "root"])
    #expect(try await test.git.commit("HEAD~2").message == "a and c\n\n$(touch bad) 'quoted'")
    #expect(!test.exists("b") && test.exists("d") && !test.exists("bad"))
    guard case .finished(let undo?) = outcome else { throw GitError.changedSince }
    let rebased = try await test.git.resolve(.head)
    let redo = try #require(try await test.git.undo(undo))
    #expect(try await test.git.resolve(.head) == old)
    #expect(test.exists("b"))
    let again = try #require(try await test.git.undo(redo))
    #expect(try await test.git.resolve(.head) == rebased)
    try await test.git.undo(again)
    plan.steps[0].action = .fixup
    do {
      _ = try await test.git.rebase(plan)
      Issue.record("A plan that begins with a fixup succeeds.")
    } catch { #expect(test.git.operation() == nil) }
    // From the first commit, with both messages of a squash.
    plan = try await test.git.rebasePlan(after: nil)
    plan.steps[1].action = .squash(message: nil)
    _ = try await test.git.rebase(plan)
    #expect(try await test.git.commits().count == 6)
    #expect(try await test.git.commit("HEAD~5").message == "root\n\na")
  }

  @Test("A rebase stops at conflicts and edits, and goes on or back")
  func stops() async throws {
    let test = try await TestRepository()
    let base = try await test.commit("base", ["f": "0\n"])
    try await test.commit("one", ["f": "1\n"])
    try await test.commit("two", ["f": "2\n"])
    let old = try await test.git.resolve(.head)
    var plan = try await test.git.rebasePlan(after: GitRevision(base))
    plan.steps[0].action = .edit
    var outcome = try await test.git.rebase(plan)
    guard case .stopped(let operation) = outcome else { throw GitError.changedSince }
    #expect(operation.kind == .rebase && operation.name == "main" && operation.stepCount == 2)
    outcome = try await test.git.continueOperation()
    #expect(outcome == .finished(nil))
    plan.steps[0].action = .drop
    outcome = try await test.git.rebase(plan)
    #expect(try await test.git.status().conflicts.map(\.path) == ["f"])
    try await test.git.abortOperation()
    #expect(try await test.git.resolve(.head) == old)
    #expect(test.git.operation() == nil)
    _ = try await test.git.rebase(plan)
    let conflicting = try test.text("f")
    let take = try await test.git.takeTheirs(["f"])
    #expect(try test.text("f") == "2\n")
    #expect(try await test.git.status().conflicts.isEmpty)
    try await test.git.undo(take)
    #expect(try test.text("f") == conflicting)
    #expect(try await test.git.status().conflicts.map(\.conflict) == [.bothModified])
    _ = try await test.git.takeTheirs(["f"])
    outcome = try await test.git.continueOperation()
    #expect(try await test.subjects() == ["two", "base"])
    guard case .finished(let undo?) = outcome else { throw GitError.changedSince }
    try await test.git.undo(undo)
    #expect(try await test.git.resolve(.head) == old)
  }

  @Test("Commits are merged, picked and reverted, and undo goes back")
  func joins() async throws {
    let test = try await TestRepository()
    try await test.commit("base", ["f": "0\n"])
    try await test.git.createBranch("side")
    let side = try await test.commit("side", ["g": "1\n"])
    _ = try await test.git.checkout(.branch("main"))
    let main = try await test.commit("main", ["h": "1\n"])
    for (mode, subject) in [(GitMergeMode.automatic, "Merge branch 'side'"), (.squash, "main")] {
      let outcome = try await test.git.merge(GitRevision(.branch("side")), mode: mode)
      #expect(try await test.subjects().first == subject)
      if case .finished(let undo?) = outcome { try await test.git.undo(undo) }
      #expect(try await test.git.resolve(.head) == main)
    }
    _ = try await test.git.reset(to: .head, mode: .hard)
    let pick = try await test.git.cherryPick([side])
    #expect(try await test.subjects() == ["side", "main", "base"])
    let picked = try await test.git.resolve(.head)
    let revert = try await test.git.revert([picked])
    #expect(!test.exists("g"))
    for outcome in [revert, pick] {
      guard case .finished(let undo?) = outcome else { throw GitError.changedSince }
      try await test.git.undo(undo)
    }
    #expect(try await test.git.resolve(.head) == main)
    _ = try await test.git.checkout(.branch("side"))
    let outcome = try await test.git.rebase(onto: "main")
    #expect(try await test.subjects() == ["side", "main", "base"])
    #expect(outcome != .finished(nil))
    #expect(try await test.git.merge("main") == .finished(nil))
  }
}
