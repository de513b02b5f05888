import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The commits of the git client") struct GitClientCommittingTests {
  @Test("have a subject whose length is counted, and a body")
  func committing() async throws {
    let client = try await GitClientScreen { try $0.git("add", "song.txt") }
    let screen = client.screen
    screen.type("c")
    try await client.waitToShow("1 file  +2 −2")
    #expect(screen.shows("Commit to main") && screen.shows("M song.txt +2 −2 ++--"))
    screen.type("Change two lines")
    #expect(screen.shows("16/50"))
    screen.press(.tab)
    screen.type("They rhyme.")
    screen.press(.control("s"))
    try await client.waitForWork()
    #expect(try client.git("log", "-1", "--format=%B") == "Change two lines\n\nThey rhyme.\n")
    #expect(screen.state.draft == CommitDraft())
    try await client.waitToShow("[main] Change two lines")
  }

  @Test("keep a message whose sheet was closed")
  func keeping() async throws {
    let client = try await GitClientScreen { try $0.git("add", "song.txt") }
    client.screen.type("c")
    client.screen.type("Half")
    client.screen.press(.escape)
    client.screen.type("c")
    #expect(client.screen.shows("Half") && client.screen.shows("4/50"))
  }

  @Test("are amended with their own message, and go back")
  func amending() async throws {
    let client = try await GitClientScreen()
    let screen = client.screen
    screen.type("A")
    try await client.waitToShow("Add another guide")
    screen.press(.end)
    screen.type(", the second")
    screen.press(.control("s"))
    try await client.waitForWork()
    #expect(try client.git("log", "--format=%s") == "Add another guide, the second\nBegin the song")
    screen.press(.control("z"))
    try await client.waitForWork()
    #expect(try client.git("log", "-1", "--format=%s") == "Add another guide")
  }

  @Test("are amended with their own message while another one is typed, which waits")
  func aside() async throws {
    let client = try await GitClientScreen { try $0.git("add", "song.txt") }
    let screen = client.screen
    screen.type("c")
    screen.type("Half")
    screen.press(.escape)
    screen.type("A")
    try await client.wait("the message is read") { $0.draft.subject == "Add another guide" }
    // The commit will have the files of both.
    try await client.waitToShow("2 files  +3 −2")
    #expect(screen.shows("A docs/other.md") && screen.shows("M song.txt"))
    screen.change { $0.amend(false) }
    #expect(screen.state.draft.subject == "Half")
    try await client.waitToShow("1 file  +2 −2")
  }

  @Test("are made by Ctrl+Enter where a terminal sends it")
  func key() async throws {
    let client = try await GitClientScreen { try $0.git("add", "song.txt") }
    client.screen.type("c")
    client.screen.type("Change two lines")
    client.screen.press(Key.enter.with(.control))
    try await client.waitForWork()
    #expect(try client.git("log", "-1", "--format=%s") == "Change two lines")
  }

  @Test("say why git refuses one, in its words")
  func refusing() async throws {
    let client = try await GitClientScreen()
    client.screen.type("c")
    client.screen.type("Nothing")
    client.screen.press(.control("s"))
    try await client.wait("it fails") { $0.work.problem != nil }
    #expect(client.screen.shows("Commit:"))
    #expect(client.screen.state.draft.subject == "Nothing")
  }

  @Test("are rearranged and dropped")
  func rebasing() async throws {
    let client = try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      for name in ["a", "b", "c"] {
        try client.folder.write(name, to: name)
        try client.git("add", name)
        try client.git("commit", "--quiet", "--message", "Add \(name)")
      }
    }
    let screen = client.screen
    screen.type("2")
    screen.press(.down, .down)
    screen.type("r")
    try await client.waitToShow("Rebase 3 commits")
    // a goes behind b, and c is dropped.
    screen.type("J")
    screen.press(.down)
    screen.type("d")
    try screen.press("Rebase")
    try await client.waitForWork()
    #expect(
      try client.git("log", "-3", "--format=%s") == "Add a\nAdd b\nAdd another guide")
  }

  @Test("get another message in a rebase, which begins with all of theirs")
  func rewording() async throws {
    let client = try await GitClientScreen { client in
      try client.git("stash", "--quiet", "--include-untracked")
      try client.git("commit", "--quiet", "--amend", "--message", "Add it", "--message", "Because.")
    }
    let screen = client.screen
    screen.type("2")
    screen.type("r")
    try await client.waitToShow("Rebase 1 commit")
    screen.type("r")
    try await screen.waitUntil("the message is read", timeout: .seconds(30)) {
      screen.shows("Message of") && !screen.shows("Reading the message")
    }
    screen.press(Key.home.with(.control))
    screen.type("Now: ")
    screen.press(.control("s"))
    #expect(screen.shows("reword") && screen.shows("Now: Add it"))
    try screen.press("Rebase")
    try await client.waitForWork()
    #expect(try client.git("log", "-1", "--format=%B") == "Now: Add it\n\nBecause.\n")
  }
}
