import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The remotes of the git client") struct GitClientRemoteTests {
  /// A client with two remotes in its own folder.
  private func withRemotes() async throws -> GitClientScreen {
    let client = try await GitClientScreen { client in
      for name in ["origin", "other"] {
        try client.git("init", "--quiet", "--bare", ".git/\(name)")
        try client.git("remote", "add", name, client.folder.path + "/.git/\(name)")
      }
    }
    try await client.wait("the remotes are read") { $0.refs.remotes.count == 2 }
    return client
  }

  private func branches(_ client: GitClientScreen, on name: String) throws -> String {
    try client.git("--git-dir", ".git/\(name)", "branch", "--format=%(refname:short)")
  }

  @Test("are asked for before a branch is pushed that follows none")
  func push() async throws {
    let client = try await withRemotes()
    client.screen.type("P")
    #expect(client.screen.shows("Push “main”?") && client.screen.shows("To other"))
    // Nothing is chosen beforehand.
    client.screen.press(.escape)
    #expect(try branches(client, on: "origin") == "" && branches(client, on: "other") == "")
    client.screen.type("P")
    try client.screen.press("To other")
    try await client.waitForWork()
    #expect(try branches(client, on: "origin") == "" && branches(client, on: "other") == "main")
    // It follows the branch there, so the answer is one for that.
    try client.git("commit", "--quiet", "--allow-empty", "--message", "Next")
    client.screen.press(.control("r"))
    try await client.wait("it is ahead") { $0.status.value?.upstream?.ahead == 1 }
    client.screen.type("P")
    #expect(client.screen.shows("Push 1 commit to other/main?"))
    try client.screen.press("Push")
    try await client.waitForWork()
    try await client.wait("it is there") { $0.status.value?.upstream?.ahead == 0 }
  }

  @Test("lose a branch after a question")
  func delete() async throws {
    let client = try await withRemotes()
    try client.git("push", "--quiet", "origin", "main:topic", "main")
    client.screen.press(.control("r"))
    client.screen.type("5")
    try await client.wait("the branches are read") { $0.refs.remoteBranches.count == 2 }
    client.screen.change { $0.refs.remote = .ref(GitRef("refs/remotes/origin/topic")) }
    client.screen.type("d")
    #expect(client.screen.shows("Delete “origin/topic” on origin?"))
    try client.screen.press("Delete")
    try await client.waitForWork()
    #expect(try branches(client, on: "origin") == "main")
  }

  @Test("leave the subjects of branches below each other")
  func alignment() async throws {
    let client = try await withRemotes()
    try client.git("push", "--quiet", "--set-upstream", "origin", "main")
    try client.git("branch", "--no-track", "next")
    client.screen.press(.control("r"))
    client.screen.type("3")
    try await client.wait("the branches are read") {
      $0.refs.branches.count == 2 && $0.refs.branches.contains { $0.upstream != nil }
    }
    #expect(client.screen.shows("● main Add another guide"))
    #expect(client.screen.shows("  next Add another guide"))
  }

  /// A client whose remote never answers.
  private func withSilentRemote() async throws -> GitClientScreen {
    let client = try await GitClientScreen { client in
      try client.git("config", "protocol.ext.allow", "always")
      try client.git("remote", "add", "silent", "ext::sleep 600")
      try client.git("config", "branch.main.remote", "silent")
      try client.git("config", "branch.main.merge", "refs/heads/main")
    }
    try await client.wait("the remote is read") { $0.refs.remotes.count == 1 }
    return client
  }

  @Test("that do not answer are given up by Escape", arguments: ["f", "P"])
  func cancel(key: String) async throws {
    let client = try await withSilentRemote()
    client.screen.type(key)
    if key == "P" { try client.screen.press("Push") }
    #expect(client.screen.shows("Esc cancels") && !client.screen.state.work.isIdle)
    client.screen.press(.escape)
    #expect(client.screen.shows("cancelled.") && client.screen.state.work.isIdle)
    try await client.waitForWork()
  }

  @Test(
    "that do not answer keep nobody from leaving, who is told what remains",
    arguments: [
      ("f", "Fetch", "have arrived stay"), ("p", "Pull", "waits for the next pull"),
      ("P", "Push", "all of it or nothing"),
    ])
  func leaving(key: String, step: String, remains: String) async throws {
    let client = try await withSilentRemote()
    client.screen.type(key)
    if key == "P" { try client.screen.press("Push") }
    #expect(!client.screen.state.work.isIdle)
    client.screen.type("q")
    #expect(client.screen.shows("\(step) is not done") && client.screen.shows(remains))
    try client.screen.press("Cancel")
    #expect(client.screen.quitStatus == nil && !client.screen.state.work.isIdle)
    client.screen.type("q")
    try client.screen.press("Quit now")
    try await waitForQuit(client)
  }

  /// Lets the program that a fetch runs wait for a file, and then do something else.
  private func holdFetches(_ client: GitClientScreen, then end: String = "git-upload-pack") throws {
    try client.git(
      "config", "remote.origin.uploadpack",
      "while ! test -e \(client.folder.path)/go; do sleep 0.05; done; \(end)")
  }

  /// Lets fetches go on.
  private func release(_ client: GitClientScreen) throws { try client.folder.write("", to: "go") }

  private func waitForQuit(_ client: GitClientScreen) async throws {
    try await client.screen.waitUntil("it has quit", timeout: .seconds(30)) {
      client.screen.quitStatus == 0
    }
  }

  @Test("are waited for by a person who wants to quit when it is done")
  func waiting() async throws {
    let client = try await withRemotes()
    try client.git("push", "--quiet", "--set-upstream", "origin", "main")
    try holdFetches(client)
    client.screen.change { $0.fetch("origin") }
    client.screen.type("q")
    try client.screen.press("Quit when it is done")
    #expect(client.screen.quitStatus == nil && client.screen.shows("Esc cancels"))
    try release(client)
    try await waitForQuit(client)
  }

  @Test("that answer while a person is asked are waited for no more")
  func answering() async throws {
    let client = try await withRemotes()
    try client.git("push", "--quiet", "--set-upstream", "origin", "main")
    try holdFetches(client)
    client.screen.change { $0.fetch("origin") }
    client.screen.type("q")
    #expect(client.screen.shows("Fetch is not done"))
    try release(client)
    try await waitForQuit(client)
  }

  @Test("that refuse a fetch keep the client, which says why")
  func refusing() async throws {
    let client = try await withRemotes()
    try holdFetches(client, then: "false")
    client.screen.change { $0.fetch("origin") }
    client.screen.type("q")
    try client.screen.press("Quit when it is done")
    try release(client)
    try await client.waitToShow("Fetch:")
    #expect(client.screen.quitStatus == nil && !client.screen.state.isDone)
  }

  private func commit(_ client: GitClientScreen, _ text: String) throws {
    try client.folder.write("\(text)\n", to: "both.txt")
    try client.git("add", "both.txt")
    try client.git("commit", "--quiet", "-m", text)
  }

  @Test("whose commits conflict keep the client, which shows them")
  func conflicting() async throws {
    let client = try await withRemotes()
    try client.git("config", "pull.rebase", "false")
    try client.git("push", "--quiet", "--set-upstream", "origin", "main")
    try commit(client, "theirs")
    try client.git("push", "--quiet")
    try client.git("reset", "--quiet", "--hard", "HEAD~")
    try commit(client, "ours")
    try holdFetches(client)
    client.screen.change { $0.pull() }
    client.screen.type("q")
    try client.screen.press("Quit when it is done")
    try release(client)
    try await client.waitToShow("both.txt")
    #expect(client.screen.quitStatus == nil && !client.screen.state.isDone)
  }

  /// A client whose branch and the one that it follows have a commit each.
  private func diverged(_ settings: [String] = []) async throws -> GitClientScreen {
    let client = try await withRemotes()
    try client.git("stash", "--quiet", "--include-untracked")
    try client.git("push", "--quiet", "--set-upstream", "origin", "main")
    try client.git("commit", "--quiet", "--allow-empty", "--message", "Theirs")
    try client.git("push", "--quiet")
    try client.git("reset", "--quiet", "--hard", "HEAD~")
    try commit(client, "ours")
    if !settings.isEmpty { _ = try client.run(["config"] + settings) }
    return client
  }

  @Test(
    "that have diverged are joined as a person chooses",
    arguments: [("Merge", [], 2), ("Rebase", [], 1), ("Merge", ["pull.ff", "only"], 2)])
  func joining(answer: String, settings: [String], parents: Int) async throws {
    let client = try await diverged(settings)
    client.screen.type("p")
    try await client.waitToShow("How are the commits joined?")
    #expect(client.screen.shows("“main” and the branch that it follows both have new commits."))
    #expect(!client.screen.shows("hint:") && client.screen.state.work.problem == nil)
    try client.screen.press(answer)
    try await client.waitForWork()
    try await client.wait("it is there") { $0.status.value?.upstream?.behind == 0 }
    let words = try client.git("log", "-1", "--format=%P").split(separator: " ")
    #expect(words.count == parents)
  }

  @Test("that have diverged stay so if a person wants neither")
  func notJoining() async throws {
    let client = try await diverged()
    let before = try client.git("rev-parse", "HEAD")
    client.screen.type("p")
    try await client.waitToShow("How are the commits joined?")
    client.screen.press(.escape)
    #expect(!client.screen.shows("How are the commits joined?"))
    #expect(try client.git("rev-parse", "HEAD") == before && client.screen.state.work.isIdle)
  }

  @Test("are added with a name and an address in fields of their own")
  func adding() async throws {
    let client = try await GitClientScreen()
    client.screen.type("5")
    client.screen.type("n")
    #expect(client.screen.shows("Name") && client.screen.shows("Address"))
    client.screen.type("mirror")
    client.screen.press(.tab)
    client.screen.type("/a/folder")
    client.screen.press(.enter)
    try await client.waitForWork()
    #expect(try client.git("remote", "-v").hasPrefix("mirror\t/a/folder (fetch)"))
  }

  @Test("that are missing are told of")
  func none() async throws {
    let client = try await GitClientScreen()
    client.screen.type("P")
    #expect(client.screen.shows("There is no remote to push to."))
  }
}
