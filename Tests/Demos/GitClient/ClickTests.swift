import GitWork
import Recurse
import RecurseTesting
import Testing

@testable import git_client

@MainActor @Suite("A click in the git client") struct GitClientClickTests {
  private func click(_ text: String, in client: GitClientScreen) throws {
    let lines = client.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let start = try #require(lines[row].firstRange(of: text)).lowerBound
    client.screen.click(
      column: lines[row].distance(from: lines[row].startIndex, to: start), row: row)
  }

  @Test("on a file chooses it, and leaves the keys to the list")
  func file() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    try await client.select("song.txt", in: .unstaged)
    try click("M guide.md", in: client)
    #expect(screen.state.status.selected == .file(.unstaged, GitPath("docs/guide.md")))
    #expect(screen.state.focus == Focus(.status, .list))
    // Space stages the file, where it would fold a part of the patch.
    screen.type(" ")
    try await client.waitForWork()
    try await client.wait("it is staged") { $0.status.value?.staged.count == 1 }
    #expect(try client.git("diff", "--cached", "--name-only") == "docs/guide.md")
  }

  @Test("on a commit chooses it, whose differences Enter shows")
  func commit() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    screen.type("2")
    try click("Begin the song", in: client)
    #expect(screen.state.focus == Focus(.log, .list))
    #expect(screen.state.log.row?.commit.subject == "Begin the song")
    screen.press(.enter)
    #expect(screen.state.focus == Focus(.log, .detail))
    screen.press(.escape)
    #expect(screen.state.focus == Focus(.log, .list))
  }

  @Test("chooses the row as the arrows do, so that Enter goes into the patch")
  func enter() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    try click("M song.txt", in: client)
    screen.press(.enter)
    #expect(screen.state.focus == Focus(.status, .detail))
  }
}
