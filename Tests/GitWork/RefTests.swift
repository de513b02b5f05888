import RecursePatches
import Synchronization
import TestSupport
import Testing

@testable import GitWork

@Suite("Branches, tags, stashes and remotes") struct RefTests {
  @Test("A branch is made, renamed and deleted, and each undo gives the refs before")
  func branches() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["a": "1\n"])
    func refs() async throws -> String {
      try await test.run("for-each-ref") + (test.run("symbolic-ref", "HEAD"))
    }
    let start = try await refs()
    let create = try await test.git.createBranch("täst/x")
    let created = try await refs()
    let branch = GitRef.branch("täst/x")
    #expect(try await test.git.branches().map(\.name) == ["main", "täst/x"])
    #expect(try await test.git.status().head.branch == branch)
    let rename = try await test.git.renameBranch(branch, to: "other")
    try await test.git.undo(rename)
    #expect(try await refs() == created)
    try await test.git.undo(create)
    #expect(try await refs() == start)
    try await test.git.createBranch("side", checksOut: false)
    try await test.git.setUpstream(of: .branch("side"), to: .branch("main"))
    let before = (try await refs(), try await test.git.branches())
    #expect(before.1.last?.upstream?.name == "main")
    #expect(try await test.git.isMerged(.branch("side")))
    let delete = try await test.git.deleteBranch(.branch("side"))
    #expect(try await refs() == start)
    try await test.git.undo(delete)
    #expect(try await refs() == before.0)
    #expect(try await test.git.branches() == before.1)
    for name in ["--all", "-d", "", "a..b", "a b", "x.lock"] {
      await #expect(throws: GitError.self) { try await test.git.createBranch(name) }
    }
    #expect(try await refs() == before.0)
  }

  @Test("A distance counts the commits that only one of two names leads to")
  func distance() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["a": "1\n"])
    try await test.git.createBranch("side")
    try await test.commit("two", ["a": "2\n"])
    _ = try await test.git.checkout(.branch("main"))
    #expect(
      try await test.git.distance(of: GitRevision(.branch("side")))
        == GitDistance(ahead: 1, behind: 0))
    try await test.commit("three", ["a": "3\n"])
    try await test.commit("four", ["a": "4\n"])
    #expect(
      try await test.git.distance(of: GitRevision(.branch("side")))
        == GitDistance(ahead: 1, behind: 2))
    #expect(try await test.git.distance(of: .head) == GitDistance(ahead: 0, behind: 0))
  }

  @Test("A checkout goes to branches and commits, and undo goes back")
  func checkouts() async throws {
    let test = try await TestRepository()
    let first = try await test.commit("one", ["a": "1\n"])
    try await test.commit("two", ["a": "2\n"])
    let detach = try await test.git.checkout(detached: GitRevision(first))
    #expect(try await test.git.status().head == GitHead(branch: nil, commit: first))
    #expect(try test.text("a") == "1\n")
    let branch = try await test.git.checkout(.branch("main"))
    try await test.git.undo(branch)
    #expect(try await test.git.status().head.branch == nil)
    try await test.git.undo(detach)
    #expect(try await test.git.status().head.branch == .branch("main"))
  }

  @Test("Tags have their commits, and undo brings a deleted one back")
  func tags() async throws {
    let test = try await TestRepository()
    let id = try await test.commit("one")
    try await test.git.createTag("light")
    let create = try await test.git.createTag("heavy", message: "A message\n")
    let tags = try await test.git.tags()
    #expect(Set(tags.map(\.commit)) == [id])
    let heavy = try #require(tags.first { $0.name == "heavy" })
    #expect(heavy.isAnnotated && heavy.subject == "A message" && heavy.object != id)
    let delete = try await test.git.deleteTag(heavy.ref)
    #expect(try await test.git.tags().map(\.name) == ["light"])
    try await test.git.undo(delete)
    #expect(try await test.git.tags() == tags)
    try await test.git.undo(create)
    #expect(try await test.git.tags().map(\.name) == ["light"])
  }

  @Test("Changes are put aside and come back, with the index and untracked files")
  func stashes() async throws {
    let test = try await TestRepository()
    try await test.commit("one", ["a": "1\n", "b": "1\n"])
    #expect(try await test.git.pushStash() == nil)
    try test.write("2\n", to: "a")
    try await test.run("add", "a")
    try test.write("2\n", to: "b")
    try test.write("new\n", to: "c")
    let before = try await test.short()
    let push = try #require(try await test.git.pushStash(message: "half of it"))
    #expect(try await test.short() == "")
    #expect(try await test.git.stashes().map(\.message) == ["On main: half of it"])
    try await test.git.undo(push)
    #expect(try await test.short() == before)
    #expect(try await test.git.stashes().isEmpty)
    try await test.git.pushStash()
    let stash = try #require(try await test.git.stashes().first)
    let files = try await test.git.diff(of: stash).patch.files
    #expect(files.map(\.path) == ["a", "b", "c"])
    let pop = try #require(try await test.git.popStash(stash))
    #expect(try await test.short() == before)
    #expect(try await test.git.stashes().isEmpty)
    try await test.git.undo(pop)
    #expect(try await test.short() == "")
    #expect(try await test.git.stashes().map(\.commit) == [stash.commit])
    let drop = try await test.git.dropStash(stash)
    await #expect(throws: GitError.changedSince) { try await test.git.dropStash(stash) }
    try await test.git.undo(drop)
    #expect(try await test.git.stashes() == [stash])
    try await test.commit("conflict", ["a": "3\n"])
    let apply = try await test.git.applyStash(stash)
    #expect(try await test.git.status().conflicts.map(\.path) == ["a"])
    #expect(apply?.title == "Apply stash, which conflicts")
    try await test.git.undo(#require(apply))
    let kept = try await test.git.popStash(stash)
    #expect(kept?.title == "Pop stash, which conflicts and is kept")
    #expect(try await test.git.stashes() == [stash])
    try await test.git.undo(#require(kept))
    #expect(try await test.short() == "")
    #expect(try test.text("a") == "3\n")
  }

  @Test("A branch is pushed, fetched and pulled, with progress")
  func remotes() async throws {
    let (test, other) = (try await TestRepository(), try await TestRepository())
    let elsewhere = try TemporaryFolder()
    let url = elsewhere.path("re mote")
    try await test.run("init", "--quiet", "--bare", url)
    try await test.commit("one", ["a": "1\n"])
    try await test.git.addRemote("o/x", url: url)
    #expect(try await test.git.remotes() == [GitRemote(name: "o/x", url: url)])
    let lines = Lines()
    try await test.git.push { lines.add($0.phase) }
    #expect(lines.all.contains("Writing objects"))
    #expect(try await test.git.status().upstream?.name == "o/x/main")
    try await other.git.addRemote("origin", url: url)
    try await other.git.fetch("origin")
    let remote = try #require(try await other.git.branches().first)
    #expect(remote.ref.kind == .remoteBranch)
    let checkout = try await other.git.checkout(remote.ref)
    #expect(try await other.git.status().upstream?.name == "origin/main")
    #expect(checkout.title == "Check out origin/main")
    try await other.commit("two", ["b": "2\n"])
    try await other.git.push()
    let outcome = try await test.git.pull()
    #expect(try await test.subjects() == ["two", "one"])
    guard case .finished(let undo?) = outcome else { throw GitError.changedSince }
    try await test.git.undo(undo)
    #expect(try await test.git.status().upstream?.behind == 1)
    try await test.commit("three")
    do {
      try await test.git.push()
      Issue.record("A push that loses a commit succeeds.")
    } catch { #expect(error.description.contains("rejected")) }
    try await test.git.push(force: .withLease)
    try await test.git.createBranch("side")
    try await test.git.push()
    let side = try #require(try await test.git.branches().first { $0.name == "o/x/side" })
    try await test.git.deleteRemoteRef(side.ref, on: "o/x")
    #expect(try await !test.git.branches().contains { $0.name == "o/x/side" })
    try await test.git.removeRemote("o/x")
    #expect(try await test.git.remotes().isEmpty)
  }
}

/// Texts that come from elsewhere.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}
