import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("A file in conflict in the git client") struct GitClientConflictTests {
  /// A client in a merge with a conflict in `song.txt`, beside which `docs/guide.md` differs.
  private func conflicted(ours: String = "ours") async throws -> GitClientScreen {
    try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git("checkout", "--quiet", "-b", "side")
      try client.folder.write("theirs\n", to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Theirs")
      try client.git("checkout", "--quiet", "main")
      try client.folder.write(ours + "\n", to: "song.txt")
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

  @Test("leads to the next conflict and back")
  func moving() async throws {
    let client = try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      for (branch, word) in [("side", "theirs"), ("main", "ours")] {
        try client.git("checkout", "--quiet", "-B", branch, "main")
        try client.write([word] + GitClientScreen.verse + [word], to: "song.txt")
        try client.git("commit", "--quiet", "--all", "--message", word)
        if branch == "side" { try client.git("checkout", "--quiet", "main") }
      }
      _ = try client.run(["merge", "--quiet", "side"])
    }
    try await client.select("song.txt", in: .conflicts)
    try await client.waitToShow("Both sides  2 conflicts")
    client.screen.press(.tab)
    for (key, place) in [("]", 0), ("]", 1), ("[", 0)] {
      client.screen.type(key)
      let state = client.screen.state
      let starts = state.conflictLines.filter { $0.text == "<<<<<<< HEAD" }
      #expect(state.conflictLine == starts[place].id)
    }
  }

  @Test("continues a long line below its own text")
  func wrapping() async throws {
    let words = Array(repeating: "words", count: 30).joined(separator: " ")
    let client = try await conflicted(ours: words)
    try await client.select("song.txt", in: .conflicts)
    try await client.waitToShow("2 o words words")
    let rows = client.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(rows.firstIndex { $0.contains("2 o words") })
    #expect(rows[first + 1].contains("    words"))
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
