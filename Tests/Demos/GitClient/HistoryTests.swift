import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The pages of the git client") struct GitClientHistoryTests {
  @Test("draw the lanes of a merge")
  func graph() async throws {
    let client = try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git("checkout", "--quiet", "-b", "side", "HEAD~")
      try client.git("commit", "--quiet", "--allow-empty", "--message", "Try it")
      try client.git("checkout", "--quiet", "main")
      try client.git("merge", "--quiet", "--no-ff", "--message", "Take it", "side")
      try client.git("stash", "drop", "--quiet")
    }
    client.screen.type("2")
    try await client.waitToShow("◇─╮ [main] Take it")
    #expect(client.screen.shows("│ ● [side] Try it"))
    #expect(client.screen.shows("●─╯ Begin the song"))
  }

  @Test("find commits by their words, and all of them again")
  func search() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    screen.type("2")
    screen.type("/")
    screen.type("begin path:song.txt")
    screen.press(.enter)
    try await client.wait("it is found") { $0.log.rows.map(\.commit.subject) == ["Begin the song"] }
    screen.press(.escape)
    try await client.wait("all are shown") { $0.log.rows.count == 2 }
  }

  @Test("show the history of a file, and the files of a commit")
  func history() async throws {
    let client = try await GitClientScreen()
    try await client.select("song.txt", in: .unstaged)
    client.screen.type("h")
    try await client.waitToShow("History of song.txt")
    try await client.wait("it is read") { $0.log.rows.count == 1 }
    try await client.waitToShow("All files")
    #expect(client.screen.shows("A docs/guide.md") && client.screen.shows("+12"))
  }

  @Test("have a menu for a commit, which acts on the one that was clicked")
  func menu() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    screen.type("2")
    try await client.waitToShow("Begin the song")
    let row = try #require(
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Begin the song") })
    screen.mouse(MouseEvent(.press(.right), at: CellPoint(column: 5, row: row)))
    screen.mouse(MouseEvent(.release(.right), at: CellPoint(column: 5, row: row)))
    #expect(screen.shows("Cherry-pick…") && screen.shows("Copy hash"))
    try screen.press("Tag here…")
    screen.type("first")
    screen.press(.enter)
    try await client.waitForWork()
    #expect(try client.git("log", "-1", "--format=%s", "first") == "Begin the song")
  }

  @Test("make a branch, go back, and delete it")
  func branches() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    screen.type("3")
    try await client.wait("branches are read") { $0.refs.branches.count == 1 }
    screen.type("n")
    screen.type("topic")
    screen.press(.enter)
    try await client.waitForWork()
    #expect(try client.git("branch", "--show-current") == "topic")
    try await client.wait("both are read") { $0.refs.branches.count == 2 }
    // Where the focus came back from a sheet, Space rests for a moment.
    await screen.advance(by: .seconds(1))
    screen.press(.up, .space)
    try await client.waitForWork()
    #expect(try client.git("branch", "--show-current") == "main")
    try await client.wait("it is seen") {
      $0.refs.branches.first?.name == "main" && $0.refs.branches[0].isCurrent
    }
    screen.change { $0.refs.branch = .branch("topic") }
    screen.type("d")
    try screen.press("Delete")
    try await client.waitForWork()
    #expect(try client.git("branch", "--list", "topic") == "")
    screen.press(.control("z"))
    try await client.waitForWork()
    #expect(try client.git("branch", "--list", "topic") != "")
  }

  @Test("put changes aside, and bring them back")
  func stashes() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    screen.type("s")
    screen.type("later")
    screen.press(.enter)
    try await client.waitToShow("Nothing differs")
    screen.type("4")
    try await client.waitToShow("On main: later")
    screen.type("g")
    try await client.waitForWork()
    #expect(try client.folder.text("song.txt").contains("second"))
    try await client.waitToShow("No stashes")
  }

  @Test("solve a conflict with one side, and go on")
  func conflict() async throws {
    let client = try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git("checkout", "--quiet", "-b", "side")
      try client.folder.write("theirs\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Theirs")
      try client.git("checkout", "--quiet", "main")
      try client.folder.write("ours\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Ours")
      try client.git("merge", "--quiet", "side")
    }
    let screen = client.screen
    #expect(screen.shows("Conflicts 1") && screen.shows("both modified"))
    try await client.select("song.txt", in: .conflicts)
    screen.type("t")
    try await client.waitForWork()
    #expect(try client.folder.text("song.txt") == "theirs\n")
    screen.type("m")
    #expect(screen.shows("Go on with the merge?") && screen.shows("All conflicts are solved."))
    // That is what is expected, so Enter does it.
    screen.press(.enter)
    try await client.waitForWork()
    #expect(try client.git("log", "-1", "--format=%p").split(separator: " ").count == 2)
  }

  @Test("show who wrote the lines of a file")
  func blame() async throws {
    let client = try await GitClientScreen()
    try await client.select("song.txt", in: .unstaged)
    client.screen.type("b")
    try await client.waitToShow("Blame of song.txt  12 lines of 2 commits")
    try await client.waitToShow("not committed")
    #expect(client.screen.shows("eleventh"))
  }

  @Test("tell the lines of neighboring commits apart by the colors of bars")
  func bars() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    try await client.select("song.txt", in: .unstaged)
    screen.type("b")
    try await client.waitToShow("eleventh")
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("line 3") })
    let bar = try #require(lines[row].firstRange(of: "▎ line 3")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: bar)
    let colors = (0..<10).map { screen.style(row: row + $0, column: column).foreground }
    // The author is beside the first line of a commit alone.
    #expect(lines[row].contains("Ada") && !lines[row + 1].contains("Ada"))
    // The third line up to the tenth are of one commit, the eleventh is of none.
    #expect(Set(colors[..<8]).count == 1 && colors[8] != colors[7] && colors[9] == colors[7])
  }

  @Test("show the commit of a line, also one that the log has not read yet")
  func blamed() async throws {
    let client = try await GitClientScreen { client in
      // Six hundred commits on top of the last one, more than a page of the log has.
      let commits = (100..<700).map { number in
        "commit refs/heads/main\ncommitter Ada <ada@example.org> 1799996400 +0000\ndata 10\n"
          + "Number \(number)\n" + (number == 100 ? "from refs/heads/main^0\n" : "")
      }
      try client.folder.write(commits.joined(), to: ".git/commits")
      try client.git("-c", "alias.add-all=!git fast-import --quiet < .git/commits", "add-all")
    }
    let screen = client.screen
    try await client.select("song.txt", in: .unstaged)
    screen.type("b")
    try await client.waitToShow("Begin the song")
    screen.press(.enter)
    try await client.wait("it is read") { state in
      state.log.rows.count > 500 && state.log.row?.commit.subject == "Begin the song"
    }
    try await client.waitToShow("+12")
    #expect(screen.state.focus == Focus(.log, .detail))
  }

  @Test("offer to make a repository where there is none")
  func noRepository() async throws {
    let client = try await GitClientScreen()
    try client.git("init", "--quiet")
    try FileManager.default.removeItem(at: client.folder.url.appending(path: ".git"))
    let screen = TestScreen(
      GitClientApp(
        GitPath(client.folder.path), program: GitProgram(environment: GitClientScreen.environment),
        now: { 0 }),
      columns: 80, rows: 20)
    try await screen.waitUntil("it is told", timeout: .seconds(30)) {
      screen.shows("No repository")
    }
    // The words are in the middle of the window, above buttons in one row.
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.firstIndex { $0.contains("No repository") } ?? 0 >= 6)
    #expect(lines.contains { $0.contains("Make one in this folder") && $0.contains("Quit") })
    try screen.press("Make one in this folder")
    try await screen.waitUntil("it is made", timeout: .seconds(30)) {
      screen.state.status.value != nil
    }
    #expect(screen.shows("Untracked"))
  }
}
