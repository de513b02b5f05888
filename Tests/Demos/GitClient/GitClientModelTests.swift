import Recurse
import RecursePatches
import RecurseTesting
import Testing

@testable import GitWork
@testable import git_client

@MainActor @Suite("The values of the git client") struct GitClientModelTests {
  @Test(
    "tell an age in its largest unit",
    arguments: [
      (0, "0s"), (59, "59s"), (60, "1m"), (3599, "59m"), (7200, "2h"), (86_400, "1d"),
      (1_209_600, "2w"), (63_115_200, "2y"), (-5, "0s"),
    ])
  func age(seconds: Int, text: String) {
    #expect(Age.text(of: 1_000_000_000 - seconds, now: 1_000_000_000) == text)
  }

  @Test(
    "tell a date by the clock of its person",
    arguments: [
      (0, 0, "1970-01-01 00:00"), (951_782_400, 0, "2000-02-29 00:00"),
      (951_782_400, -60, "2000-02-28 23:00"), (-1, 0, "1969-12-31 23:59"),
      (4_107_542_399, 0, "2100-02-28 23:59"),
    ])
  func date(seconds: Int, zone: Int, text: String) {
    #expect(GitDate(seconds: seconds, zoneMinutes: zone).text == text)
  }

  @Test("keep what was typed while a commit is amended, and forget the old message after that")
  func draft() {
    var draft = CommitDraft()
    draft.amend("Subject\n\nBody\nof it\n")
    #expect(draft.subject == "Subject" && draft.body == "Body\nof it")
    #expect(draft.message == "Subject\n\nBody\nof it")
    draft.stopAmending()
    #expect(draft == CommitDraft())
    draft.subject = "Mine\r\nline"
    #expect(draft.subject == "Mineline")
    draft.amend("Other")
    #expect(draft.subject == "Other")
    draft.stopAmending()
    #expect(draft.subject == "Mineline")
    // A changed message of the last commit is kept, unless another one waits.
    draft.subject = ""
    draft.amend("Other")
    draft.subject = "Otherwise"
    draft.amend("Other")
    #expect(draft.subject == "Otherwise")
    draft.stopAmending()
    #expect(draft.subject == "Otherwise" && !draft.amends)
  }

  @Test("read a search")
  func search() {
    var log = LogPage()
    log.search = "two words author:ada path:a/b content:x:y"
    let query = log.query
    #expect(query.message == "two words" && query.author == "ada")
    #expect(query.paths == ["a/b"] && query.content == "x:y")
    // The words after the names are not typed yet.
    log.search = "begin author: path:"
    #expect(log.query.message == "begin" && log.query.author == nil && log.query.paths == [])
  }

  @Test("join a folder with the only one in it")
  func tree() {
    let entries = ["a/b/c.txt", "a/b/d.txt", "e.txt"].map { path in
      var entry = GitStatusEntry(path: GitPath(path))
      entry.worktree = .modified
      return entry
    }
    let status = GitStatus(
      head: GitHead(branch: .branch("main"), commit: nil), upstream: nil, entries: entries,
      operation: nil)
    let nodes = StatusNode.nodes(of: status, asTree: true)
    #expect(nodes.map(\.name) == ["Changes"])
    #expect(nodes[0].children?.map(\.name) == ["a/b", "e.txt"])
    #expect(nodes[0].children?[0].children?.map(\.name) == ["c.txt", "d.txt"])
    let list = StatusNode.nodes(of: status, asTree: false)
    #expect(list[0].children?.map(\.folder) == ["a/b", "a/b", nil])
  }

  @Test("unwrap paragraphs, and leave lists and code")
  func unwrapping() {
    let text = CommitHeader.unwrapped("One\ntwo\n\n- a\n- b\n  code\nend")
    #expect(text == "One two\n\n- a\n- b\n  code\nend")
  }

  @Test("choose the marked lines, or else the one with the cursor")
  func lines() throws {
    let patch = Patch(from: "a\nb\nc\n", to: "a\nB\nc\n", oldPath: "f", newPath: "f")
    var choice = try #require(LineChoice(patch, path: "f", area: .unstaged))
    let changes = choice.rows.filter(\.isChange)
    #expect(changes.map(\.text) == ["b", "B"])
    let cursor = choice.selection(cursor: changes[1].id)
    #expect(patch.selecting(cursor).files[0].applied(to: "a\nb\nc\n") == "a\nb\nB\nc\n")
    choice.marked = [changes[0].id]
    let marked = choice.selection(cursor: changes[1].id)
    #expect(patch.selecting(marked).files[0].applied(to: "a\nb\nc\n") == "a\nc\n")
  }
}
