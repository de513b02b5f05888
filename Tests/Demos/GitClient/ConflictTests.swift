import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("A file in conflict in the git client") struct GitClientConflictTests {
  /// A client in a merge with a conflict in `song.txt`, beside which `docs/guide.md` differs.
  private func conflicted() async throws -> GitClientScreen {
    try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git("checkout", "--quiet", "-b", "side")
      try client.folder.write("theirs\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Theirs")
      try client.git("checkout", "--quiet", "main")
      try client.folder.write("ours\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Ours")
      try client.git("merge", "--quiet", "side")
      try client.folder.write("# The guide\n", to: "docs/guide.md")
    }
  }

  @Test("stays in conflict when all is staged")
  func all() async throws {
    let client = try await conflicted()
    client.screen.type("a")
    try await client.waitForWork()
    #expect(try client.git("diff", "--cached", "--name-only", "--diff-filter=M") == "docs/guide.md")
    #expect(try client.git("diff", "--name-only", "--diff-filter=U") == "song.txt")
    client.screen.type("a")
    try await client.waitToShow("Space marks a file in conflict as solved.")
    #expect(try client.git("diff", "--cached", "--name-only", "--diff-filter=M") == "docs/guide.md")
  }

  @Test("keeps a commit from being written, which says its name", arguments: ["c", "A"])
  func committing(key: String) async throws {
    let client = try await conflicted()
    try await client.select("docs/guide.md", in: .unstaged)
    client.screen.type(key)
    #expect(client.screen.shows("“song.txt” is in conflict. Solve it, then Space marks it"))
    #expect(!client.screen.state.isCommitting)
    #expect(client.screen.state.status.node?.id == .file(.conflicts, GitPath("song.txt")))
  }

  @Test("that is found while a message is written keeps it from being committed")
  func found() async throws {
    let client = try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git("checkout", "--quiet", "-b", "side")
      try client.folder.write("theirs\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Theirs")
      try client.git("checkout", "--quiet", "main")
      try client.folder.write("ours\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Ours")
    }
    client.screen.type("c")
    client.screen.type("Subject")
    _ = try client.run(["merge", "--quiet", "side"])
    client.screen.change { $0.reload() }
    try await client.waitToShow("“song.txt” is in conflict")
    client.screen.press(.control("s"))
    #expect(client.screen.state.isCommitting && client.screen.state.work.isIdle)
  }

  @Test("is counted in the question that ends a merge")
  func question() async throws {
    let client = try await conflicted()
    #expect(client.screen.shows("m continues or aborts"))
    client.screen.type("m")
    #expect(client.screen.shows("1 file has conflicts."))
  }
}
