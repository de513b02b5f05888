import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The status of the git client") struct GitClientStagingTests {
  @Test("shows the files that differ, the diff of the first one, and the newest commits")
  func start() async throws {
    let client = try await GitClientScreen()
    try await client.waitToShow("# The guide")
    let screen = client.screen
    #expect(screen.shows("Changes 2") && screen.shows("Untracked 1"))
    #expect(screen.shows("M guide.md  docs") && screen.shows("? new.txt"))
    #expect(screen.shows("[main] Add another guide") && screen.shows("Begin the song"))
    screen.type("q")
    await screen.settle()
    #expect(screen.quitStatus == 0)
  }

  @Test("stages a file, goes on to the next one, and takes it back")
  func files() async throws {
    let client = try await GitClientScreen()
    try await client.select("docs/guide.md", in: .unstaged)
    client.screen.press(.space)
    try await client.waitForWork()
    #expect(try client.git("diff", "--cached", "--name-only") == "docs/guide.md")
    #expect(client.screen.state.status.selected == .file(.unstaged, "song.txt"))
    try await client.select("docs/guide.md", in: .staged)
    client.screen.press(.space)
    try await client.waitForWork()
    #expect(try client.git("diff", "--cached", "--name-only") == "")
  }

  @Test("stages all files of an area")
  func area() async throws {
    let client = try await GitClientScreen()
    client.screen.change { $0.status.selected = .area(.unstaged) }
    client.screen.press(.space)
    try await client.waitForWork()
    #expect(try client.git("diff", "--cached", "--name-only") == "docs/guide.md\nsong.txt")
  }

  @Test("stages the chosen hunk")
  func hunks() async throws {
    let client = try await GitClientScreen()
    try await client.select("song.txt", in: .unstaged)
    client.screen.press(.enter)
    client.screen.type("]")
    client.screen.type("s")
    try await client.waitForWork()
    let staged = try client.git("diff", "--cached")
    #expect(staged.contains("+eleventh") && !staged.contains("+second"))
  }

  @Test("stages the marked lines, and then shows those that are left")
  func lines() async throws {
    let client = try await GitClientScreen()
    try await client.select("song.txt", in: .unstaged)
    client.screen.press(.enter)
    client.screen.type("l")
    try await client.waitToShow("mark lines")
    // The lines that are the same are passed over: from "-line 2" to "+second".
    client.screen.press(.down, .space, .enter)
    try await client.waitForWork()
    let staged = try client.git("diff", "--cached")
    #expect(staged.contains("+second") && !staged.contains("-line 2"))
    try await client.wait("the lines are shown anew") { state in
      state.lines?.rows.filter(\.isChange).map(\.text) == ["line 2", "line 11", "eleventh"]
    }
    client.screen.press(.escape)
    #expect(client.screen.state.lines == nil)
  }

  @Test("asks before it discards, and brings back what was discarded")
  func discarding() async throws {
    let client = try await GitClientScreen()
    try await client.select("song.txt", in: .unstaged)
    client.screen.type("d")
    #expect(client.screen.shows("The changes of “song.txt”"))
    #expect(try client.folder.text("song.txt").contains("second"))
    try client.screen.press("Discard")
    try await client.waitForWork()
    #expect(try client.folder.text("song.txt").contains("line 2\n"))
    client.screen.press(.control("z"))
    try await client.waitForWork()
    #expect(try client.folder.text("song.txt").contains("second"))
    client.screen.press(.control("y"))
    try await client.waitForWork()
    #expect(try client.folder.text("song.txt").contains("line 2\n"))
  }

  @Test("finds what another program has changed")
  func watching() async throws {
    let client = try await GitClientScreen()
    try client.git("add", "new.txt")
    await client.screen.advance(by: .seconds(6))
    try await client.wait("the new status is read") { $0.status.value?.staged.count == 1 }
  }

  @Test("shows the newest commit where nothing differs")
  func clean() async throws {
    let client = try await GitClientScreen {
      try $0.git("stash", "--quiet", "--include-untracked")
    }
    try await client.waitToShow("Nothing differs")
    try await client.waitToShow("A docs/other.md")
  }

  @Test("shows the commit with the cursor, while the newest ones have the focus")
  func newest() async throws {
    let client = try await GitClientScreen()
    client.screen.press(.shiftTab, .down)
    try await client.waitToShow("A song.txt")
    client.screen.press(.tab)
    #expect(client.screen.shows("A song.txt"))
  }

  @Test("names a renamed file with its name before")
  func renamed() async throws {
    let client = try await GitClientScreen { client in
      try client.git("mv", "docs/other.md", "docs/second.md")
    }
    try await client.waitToShow("R second.md  ← other.md  docs")
  }

  @Test("shows the files in the tree of their folders")
  func tree() async throws {
    let client = try await GitClientScreen()
    client.screen.type("T")
    #expect(client.screen.shows("▾ docs/") && client.screen.shows("M guide.md"))
    #expect(!client.screen.shows("guide.md  docs"))
  }

  @Test("has one side where there is little room", arguments: [(20, 5), (40, 12), (60, 20)])
  func narrow(columns: Int, rows: Int) async throws {
    let client = try await GitClientScreen(columns: columns, rows: rows)
    #expect(client.screen.shows("guide.md") && !client.screen.shows("@@"))
    client.screen.press(.down, .enter)
    try await client.waitToShow("@@")
    client.screen.press(.escape)
    #expect(!client.screen.shows("@@"))
  }
}
