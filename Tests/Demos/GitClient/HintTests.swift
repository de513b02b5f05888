import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The hints of the git client") struct GitClientHintTests {
  private func hints(_ client: GitClientScreen) -> String {
    client.screen.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test("are those of what can be done where nothing differs")
  func clean() async throws {
    let client = try await GitClientScreen(columns: 80, rows: 24) {
      try $0.git("stash", "--quiet", "--include-untracked")
    }
    try await client.waitToShow("Nothing differs")
    #expect(hints(client).hasPrefix("c Commit…  A Amend…  Tab Other side"))
    for word in ["Stash…", "Edit", "Tree or list"] { #expect(!hints(client).contains(word)) }
  }

  @Test("name the squash and the drop of a rebase in 80 columns")
  func rebase() async throws {
    let client = try await GitClientScreen(columns: 80, rows: 24) {
      try $0.git("stash", "--quiet", "--include-untracked")
    }
    client.screen.type("2")
    client.screen.type("r")
    try await client.waitToShow("Rebase 1 commit")
    #expect(hints(client).contains("s Squash") && hints(client).contains("d Drop"))
  }

  @Test("name what Enter does in a sheet, which has buttons, too")
  func prompt() async throws {
    let client = try await GitClientScreen()
    client.screen.type("s")
    #expect(hints(client).hasPrefix("Enter Stash  Esc Close"))
    client.screen.type("later")
    try client.screen.press("Stash")
    try await client.waitToShow("Nothing differs")
    #expect(try client.git("stash", "list").contains("later"))
  }
}
