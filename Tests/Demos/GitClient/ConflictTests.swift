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

  @Test("shows its two sides in colors of their own, between markers")
  func sides() async throws {
    let client = try await conflicted()
    try await client.select("song.txt", in: .conflicts)
    try await client.waitToShow("Both sides  1 conflict")
    let text = client.screen.text
    for row in ["1   <<<<<<< HEAD", "2 o ours", "3   =======", "4 t theirs", "5   >>>>>>> side"] {
      #expect(text.contains(row))
    }
    let colors = try ["<<<<<<< HEAD", "o ours", "t theirs"].map { part in
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(rows.firstIndex { $0.contains(part) })
      let range = try #require(rows[row].range(of: part))
      let column = rows[row].distance(from: rows[row].startIndex, to: range.lowerBound)
      return client.screen.style(row: row, column: column).foreground
    }
    #expect(Set(colors).count == 3)
  }

  @Test("is taken from a side, also where its lines have the focus", arguments: ["o", "t"])
  func taking(key: String) async throws {
    let client = try await conflicted()
    try await client.select("song.txt", in: .conflicts)
    try await client.waitToShow("Both sides  1 conflict")
    client.screen.press(.tab)
    client.screen.type(key)
    try await client.waitForWork()
    let song = client.folder.url.appending(path: "song.txt")
    let text = try String(contentsOf: song, encoding: .utf8)
    #expect(text == (key == "o" ? "ours\n" : "theirs\n"))
  }

  @Test("is counted in the question that ends a merge")
  func question() async throws {
    let client = try await conflicted()
    #expect(client.screen.shows("m continues or aborts"))
    client.screen.type("m")
    #expect(client.screen.shows("1 file has conflicts."))
  }
}
