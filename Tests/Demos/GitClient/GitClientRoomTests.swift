import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

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
    #expect(newest.contains(/2027-01-15 07:00 Ada +● \[/) && newest.contains("…"))
    // Below the commits are those files of the chosen one.
    try await client.waitToShow("docs/other.md")
    let file = try #require(lines(client).lastIndex { $0.contains("A docs/other.md  +1") })
    let row = try #require(lines(client).firstIndex { $0.contains("Add another guide") })
    #expect(file > row)
  }

  @Test("shows how much each file of a commit changes")
  func changes() async throws {
    let client = try await GitClientScreen(columns: 120, rows: 36)
    client.screen.type("2")
    client.screen.press(.down)
    try await client.waitToShow("All files")
    #expect(client.screen.text.contains(/A song.txt +\+12 +−0 \+{8}/))
    #expect(client.screen.text.contains(#/A docs/guide.md +\+1 +−0 \+/#))
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
    #expect(lines(client)[topic + 1].hasPrefix("───"))
    #expect(lines(client)[topic + 2].contains("Add another guide"))
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
    #expect(ChangeBar.signs(added: added, removed: removed, largest: largest) == (plus, minus))
  }
}
