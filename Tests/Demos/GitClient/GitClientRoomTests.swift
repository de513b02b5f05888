import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import GitWork
@testable import git_client

@MainActor @Suite("The room of the git client") struct GitClientRoomTests {
  private func lines(_ client: GitClientScreen) -> [String] {
    client.screen.text.split(separator: "\n").map(String.init)
  }

  @Test("has commits over the whole width, with date, author, names and subject")
  func log() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36) { client in
      for number in 1...9 { try client.git("branch", "a-long-name-of-a-branch-\(number)") }
    }
    client.screen.type("2")
    try await client.waitToShow("Begin the song")
    let newest = try #require(lines(client).first { $0.contains("Add another guide") })
    #expect(
      newest.contains(
        #/● \[main\] \[a-long-[a-z-]*…\] .*…\] \+\d Add another guide +Ada 2027-01-15 07:00/#))
    // Below the commits is the chosen one.
    try await client.waitToShow("docs/other.md")
    let commit = try #require(lines(client).firstIndex { $0.contains("1 file +1 −0") })
    let row = try #require(lines(client).firstIndex { $0.contains("Add another guide") })
    #expect(commit > row)
  }

  @Test("has the commits and the chosen one beside each other where both have room")
  func beside() async throws {
    let client = try await GitClientScreen(columns: 184, rows: 36)
    client.screen.type("2")
    try await client.waitToShow("docs/other.md")
    let title = try #require(lines(client).first { $0.contains("Commits of all branches  2") })
    #expect(title.contains(#/ │ +Commit [0-9a-f]{7}  1 file \+1 −0/#))
    // The rows need fewer columns than half of the window, and have their dates whole.
    let row = try #require(lines(client).first { $0.contains("Begin the song") })
    #expect(row.contains(/Begin the song +Ada 2027-01-15 07:00 +│/))
    #expect(row.prefix { $0 != "│" }.count < 92)
    // Where a row would lose a part beside the patch, it has the whole width.
    client.screen.resize(columns: 183, rows: 36)
    #expect(!client.screen.shows("│ Commit ") && client.screen.shows("2027-01-15 07:00"))
  }

  @Test("has the message and the files of a commit beside its patch in a wide, low pane")
  func facts() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36)
    client.screen.type("2")
    client.screen.press(.down)
    try await client.waitToShow("All files")
    #expect(lines(client).contains { $0.contains(#/ A song.txt +\+12 −0 \+{12} +│ /#) })
  }

  @Test("leaves a subject and its names whole where the row has the columns")
  func whole() async throws {
    let subject = "Say in one line what a reader of the log has to know"
    let client = try await GitClientScreen(columns: 80, rows: 24) { client in
      try client.git("commit", "--quiet", "--allow-empty", "--message", subject)
      try client.git("branch", "-m", "ab")
    }
    client.screen.type("2")
    try await client.waitToShow("[ab]")
    let row = try #require(lines(client).first { $0.contains("[ab]") })
    #expect(row.contains("● [ab] \(subject) ") && row.contains(/Ada 2027-01-15/))
  }

  @Test("gives more columns to commits with long subjects, up to three fifths of a window")
  func wide() async throws {
    let subject = "Say in one line of a hundred columns what a reader of the log has to know before "
    let client = try await GitClientScreen(columns: 200, rows: 40) { client in
      try client.git("commit", "--quiet", "--allow-empty", "--message", subject + subject)
    }
    client.screen.type("2")
    try await client.waitToShow("Commits of all branches  3")
    let row = try #require(lines(client).first { $0.contains("Begin the song") })
    #expect(row.contains(/Begin the song +Ada 2027-01-15 07:00 +│/))
    #expect((110...120).contains(row.prefix { $0 != "│" }.count))
  }

  @Test("cuts names with their brackets, and leaves an author whole in a wide window")
  func narrow() async throws {
    let subject = "Say what a reader has to know"
    for (columns, author) in [(80, ""), (200, "Ada Augusta King of Lovelace")] {
      let client = try await GitClientScreen(columns: columns, rows: 30) { client in
        try client.git("checkout", "--quiet", "-b", "a-branch-with-a-long-name-for-its-end")
        try client.git(
          "commit", "--quiet", "--allow-empty", "--message", subject,
          "--author=Ada Augusta King of Lovelace <ada@example.org>")
      }
      if columns == 200 { client.screen.type("2") }
      try await client.waitToShow("[a-")
      let row = try #require(lines(client).first { $0.contains("● [a-") })
      #expect(row.contains(columns == 80 ? "…] Say" : subject))
      #expect(columns == 80 || row.contains(author))
    }
  }

  @Test("leaves the rows to a patch that a short log does not need")
  func short() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36)
    client.screen.type("2")
    try await client.waitToShow("docs/other.md")
    let row = try #require(lines(client).firstIndex { $0.contains("Begin the song") })
    #expect(lines(client)[row + 1].hasPrefix("───"))
  }

  @Test("shows a stash below its list in one column, as all patches")
  func stash() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 30) { client in
      try client.git("stash", "--quiet")
    }
    client.screen.type("4")
    try await client.waitToShow("+ second")
    #expect(lines(client).contains { $0.contains(/2 +- line 2/) })
    #expect(!lines(client).contains { $0.contains("- line 2") && $0.contains("+ second") })
  }

  @Test("selects the stash that was made last, whatever was selected before")
  func newStash() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 30) { client in
      try client.git("stash", "--quiet", "--message=older")
    }
    try await client.wait("the stash is read") { $0.refs.stashes.count == 1 }
    let older = client.screen.state.refs.stash
    try client.write(["another"], to: "docs/other.md")
    try client.git("stash", "--quiet", "--include-untracked", "--message=newer")
    client.screen.press(.control("r"))
    try await client.wait("the other one is read") { $0.refs.stashes.count == 2 }
    #expect(client.screen.state.refs.stash != older)
    #expect(client.screen.state.refs.selectedStash?.message.contains("newer") == true)
  }

  @Test("shows which side has the focus, also of a patch of several files")
  func focus() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 30)
    client.screen.change { $0.status.selected = .area(.unstaged) }
    try await client.wait("its diff is read") {
      $0.details[.status]?.source == .files(.area(.unstaged))
    }
    #expect(client.screen.state.details[.status]?.part == nil)
    client.screen.press(.tab)
    #expect(client.screen.state.details[.status]?.part != nil)
  }

  @Test("selects the commit with the cursor below branches, whose row is filled then")
  func selected() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 30)
    client.screen.type("3")
    try await client.waitToShow("Begin the song")
    client.screen.press(.enter)
    client.screen.press(.down)
    let detail = try #require(client.screen.state.details[.branches])
    #expect(detail.commit?.text == (try client.git("rev-parse", "HEAD~")))
  }

  @Test("cuts a long path at its start, and leaves it whole where there is room")
  func paths() async throws {
    let path = "Sources/Widgets/Core/Mouse/Gestures/Recognizers/MouseGestureRecognizer.swift"
    for (columns, shown) in [(120, "/MouseGestureRecognizer.swift"), (200, path)] {
      let client = try await GitClientScreen(columns: columns, rows: 50) { client in
        try FileManager.default.createDirectory(
          at: client.folder.url.appending(path: path).deletingLastPathComponent(),
          withIntermediateDirectories: true)
        try client.folder.write("", to: path)
        try client.folder.write("a\n", to: "a.txt")
        try client.git("add", path, "a.txt")
        try client.git("commit", "--quiet", "--message", "Recognize", path, "a.txt")
      }
      client.screen.type("2")
      try await client.waitToShow("All files")
      let row = try #require(lines(client).first { $0.contains(#/A …?[^ ]*\.swift +\+0 /#) })
      #expect(row.contains(shown))
    }
  }

  @Test("shows how much each file of a commit changes")
  func changes() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36)
    client.screen.type("2")
    client.screen.press(.down)
    try await client.waitToShow("All files")
    #expect(client.screen.text.contains(#/A song.txt +\+12 −0 \+{12} /#))
    #expect(client.screen.text.contains(#/A docs/guide.md  \+1 −0 \+ /#))
    #expect(client.screen.shows("2 files +13 −0"))
  }

  @Test("shows the log of a branch below a list that is as high as its branches")
  func branches() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36) { client in
      try client.git("branch", "topic")
    }
    client.screen.type("3")
    try await client.waitToShow("Begin the song")
    let topic = try #require(lines(client).firstIndex { $0.contains("  topic") })
    #expect(lines(client)[topic].contains("Ada"))
    #expect(lines(client)[topic - 2].hasPrefix(" Branches  2"))
    #expect(lines(client)[topic + 1].hasPrefix("───"))
    #expect(lines(client)[topic + 2].hasPrefix(" Commits of main  2"))
    #expect(lines(client)[topic + 3].contains("● [main] [topic] Add another guide"))
  }

  @Test("has the authors and dates of branches in the columns of the commits below them")
  func aligned() async throws {
    for commits in [1, 30] {
      let client = try await GitClientScreen(columns: 120, rows: 24) { client in
        for number in 1...commits {
          try client.git(
            "commit", "--quiet", "--allow-empty", "--message", "Say \(number)",
            "--author=Augusta King <ada@example.org>")
        }
        try client.git("branch", "topic")
      }
      client.screen.type("3")
      try await client.waitToShow("● [main] [topic] Say \(commits)")
      func columns(_ text: String) throws -> [Int] {
        let row = try #require(lines(client).first { $0.contains(text) })
        return try [" Augusta King", " 2027-01-15 07:00"].map {
          let range = try #require(row.range(of: $0))
          return row.distance(from: row.startIndex, to: range.lowerBound)
        }
      }
      #expect(try columns("  topic") == columns("● [main]"))
    }
  }

  @Test("leaves three fifths of a narrow window to a patch")
  func patch() async throws {
    let client = try await GitClientScreen(columns: 80, rows: 24)
    try await client.waitToShow("# The guide")
    let row = try #require(lines(client).first { $0.contains("Changes not staged") })
    let divider = try #require(row.lastIndex(of: "│"))
    #expect((31...33).contains(row.distance(from: row.startIndex, to: divider)))
  }

  @Test("tells how far a branch is from the present one, and from the one that it follows")
  func distance() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36) { client in
      try client.git("branch", "topic", "HEAD~")
      try client.git("branch", "next")
      try client.git("branch", "--set-upstream-to=next", "topic")
    }
    client.screen.type("3")
    try await client.wait("the branches are read") { $0.refs.branches.count == 3 }
    client.screen.change { $0.refs.branch = .branch("topic") }
    try await client.waitToShow("Commits of topic  1  1 behind main  next ↓1")
    client.screen.change { $0.refs.branch = .branch("next") }
    try await client.waitToShow("Commits of next  2  same as main")
  }

  @Test(
    "has the files, the log and the branches in small windows", arguments: [(80, 24), (20, 5)])
  func small(columns: Int, rows: Int) async throws {
    let client = try await GitClientScreen(columns: columns, rows: rows)
    client.screen.type("2")
    try await client.waitToShow("Add")
    client.screen.type("3")
    try await client.waitToShow("● main")
    client.screen.press(.enter)
    try await client.waitToShow("Add")
  }

  @Test(
    "measures changes by the file that changes most",
    arguments: [
      (0, 0, 0, 0, 0), (3, 2, 5, 3, 2), (12, 0, 12, 8, 0), (0, 12, 12, 0, 8), (6, 6, 12, 4, 4),
      (1, 0, 1000, 1, 0), (1, 1, 1000, 1, 1), (1, 999, 1000, 1, 7), (999, 1, 1000, 7, 1),
    ])
  func signs(added: Int, removed: Int, largest: Int, plus: Int, minus: Int) {
    let most = GitFileChange(path: "a", kind: .modified, addedLines: largest, removedLines: 0)
    // The path has a column, the numbers have their digits and a sign, and eight are left.
    let columns = StatColumns([most], columns: 1 + 2 + 3 + "\(largest)".count + 1 + 2 + 8)
    #expect(columns.signs(added: added, removed: removed) == (plus, minus))
  }

  @Test("is for the commits where no file differs, whose patch needs less of it")
  func clean() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36) { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git(
        "commit", "--quiet", "--allow-empty", "--message",
        "Say in fifty-five columns what a reader has to know now")
    }
    #expect(client.screen.shows("Nothing differs"))
    #expect(client.screen.shows("what a reader has to know now"))
    let width = { client.screen.text.split(separator: "\n")[3].prefix { $0 != "│" }.count }
    let clean = width()
    try client.folder.write("new\n", to: "another.txt")
    client.screen.press(.control("r"))
    try await client.wait("it is read") { $0.status.value?.entries.isEmpty == false }
    #expect(width() < clean)
  }
}
