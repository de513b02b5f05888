import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The keys of the git client for a file and the last commit")
struct GitClientFileKeyTests {
  @Test("work in the differences of a file")
  func differences() async throws {
    let client = try await GitClientScreen()
    try await client.select("song.txt", in: .unstaged)
    client.screen.press(.enter)
    #expect(client.screen.state.focus == Focus(.status, .detail))
    client.screen.type("b")
    #expect(client.screen.state.blamed?.path == GitPath("song.txt"))
    client.screen.press(.escape)
    client.screen.type("A")
    #expect(client.screen.shows("Amend the last commit"))
  }

  @Test("work in the log and in the differences of a commit")
  func log() async throws {
    let client = try await GitClientScreen()
    client.screen.type("2")
    client.screen.type("A")
    #expect(client.screen.shows("Amend the last commit"))
    client.screen.press(.escape, .enter)
    try await client.wait("the commit is read") { $0.details[.log]?.onlyFile != nil }
    client.screen.type("b")
    #expect(client.screen.state.blamed?.path == GitPath("docs/other.md"))
  }

  @Test("say what is to be done first where no file is chosen")
  func heading() async throws {
    let client = try await GitClientScreen()
    client.screen.change { $0.status.selected = .area(.unstaged) }
    client.screen.type("b")
    #expect(client.screen.shows("Choose one file to blame."))
    #expect(client.screen.state.blamed == nil)
  }
}
