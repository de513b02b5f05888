import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("What the git client finds") struct GitClientFindingTests {
  private func hints(_ client: GitClientScreen) -> String {
    client.screen.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test("follows the words that are typed, and is counted once it is found")
  func commits() async throws {
    let client = try await GitClientScreen()
    client.screen.type("2")
    client.screen.type("/")
    #expect(client.screen.shows("Commits of all branches"))
    client.screen.type("begin")
    try await client.waitToShow("Commits that match  1")
    #expect(client.screen.state.log.rows.map(\.commit.subject) == ["Begin the song"])
    #expect(hints(client).hasPrefix("Enter Go to the commits  Esc Show all"))
    client.screen.press(.enter)
    #expect(client.screen.state.focus == Focus(.log, .list))
    client.screen.press(.escape)
    try await client.waitToShow("Commits of all branches  2")
  }

  @Test("is marked in a subject and in its message")
  func marks() async throws {
    let client = try await GitClientScreen()
    client.screen.type("2")
    client.screen.type("/")
    client.screen.type("SONG")
    try await client.waitToShow("Commits that match  1")
    try await client.waitToShow("All files")
    let lines = client.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.indices.filter { lines[$0].contains("Begin the song") }
    #expect(rows.count == 2)
    for row in rows {
      let start = try #require(lines[row].firstRange(of: "song")).lowerBound
      let column = lines[row].distance(from: lines[row].startIndex, to: start)
      #expect(client.screen.style(row: row, column: column).attributes.contains(.underline))
      #expect(!client.screen.style(row: row, column: column - 2).attributes.contains(.underline))
    }
  }

  @Test("are files that differ as well, of which all that are found are staged together")
  func files() async throws {
    let client = try await GitClientScreen()
    client.screen.type("/char")
    #expect(client.screen.shows("No file matches") && !client.screen.state.isCommitting)
    for _ in 0..<4 { client.screen.press(.backspace) }
    client.screen.type("GUIDE")
    #expect(client.screen.shows("Files that match  1") && client.screen.shows("M guide.md"))
    #expect(!client.screen.shows("new.txt"))
    client.screen.press(.enter)
    client.screen.type("a")
    try await client.waitForWork()
    #expect(try client.git("diff", "--cached", "--name-only") == "docs/guide.md")
    client.screen.press(.escape)
    #expect(client.screen.shows("Files that differ  3") && client.screen.shows("new.txt"))
  }

  @Test("in a file by its lines has its keys in view, also in 80 columns")
  func blame() async throws {
    let code = String(repeating: "word ", count: 16) + "end"
    let client = try await GitClientScreen(columns: 80, rows: 24) { client in
      try client.write(GitClientScreen.verse + [code], to: "song.txt")
    }
    try await client.select("song.txt", in: .unstaged)
    client.screen.type("b")
    try await client.waitToShow("Blame of song.txt")
    try await client.waitToShow("line 12")
    #expect(hints(client).contains("Esc Close") && hints(client).contains("Show in the log"))
    // The line goes on below, and has most of the columns.
    let line = try #require(
      client.screen.text.split(separator: "\n").first { $0.contains("13 ▎ word") })
    #expect(line.count { $0 == "w" } >= 9 && client.screen.shows("end"))
    #expect(line.contains("not commit") && !client.screen.shows("0s"))
  }

  @Test("in a deleted file are the lines of the last commit")
  func deleted() async throws {
    let client = try await GitClientScreen { try $0.git("rm", "--quiet", "docs/other.md") }
    try await client.select("docs/other.md", in: .staged)
    client.screen.type("b")
    try await client.waitToShow("Blame of docs/other.md  1 line of 1 commit")
  }
}
