import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("A step of the git client that fails") struct GitClientProblemTests {
  /// A client whose remote refuses all pushes, one commit before it.
  private func refused() async throws -> GitClientScreen {
    let client = try await GitClientScreen(columns: 100, rows: 24) { client in
      try client.git("init", "--quiet", "--bare", ".git/origin")
      try client.git("remote", "add", "origin", client.folder.path + "/.git/origin")
      try client.git("push", "--quiet", "--set-upstream", "origin", "main")
      let hook = client.folder.path + "/.git/origin/hooks/pre-receive"
      let words = (1...6).map { "echo 'error: reason \($0)' >&2\n" }.joined()
      try client.folder.write("#!/bin/sh\n\(words)exit 1\n", to: ".git/origin/hooks/pre-receive")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
      try client.git("commit", "--quiet", "--allow-empty", "--message", "Next")
    }
    try await client.wait("it is ahead") { $0.status.value?.upstream?.ahead == 1 }
    try await client.wait("the branch is read") { $0.refs.branches.first?.subject == "Next" }
    client.screen.type("P")
    #expect(client.screen.shows("Push 1 commit to origin/main?") && client.screen.shows("“Next”"))
    try client.screen.press("Push")
    try await client.waitToShow("Push: ! [remote rejected]")
    return client
  }

  @Test("says what was rejected and why, without the progress before it")
  func reason() async throws {
    let client = try await refused()
    #expect(client.screen.shows("[remote rejected] main -> main (pre-receive hook declined)"))
    #expect(client.screen.shows("remote: error: reason 1"))
    #expect(!client.screen.shows("reason 2") && !client.screen.shows("Enumerating"))
  }

  @Test("has the whole row in a narrow window")
  func narrow() async throws {
    let client = try await refused()
    client.screen.resize(columns: 30, rows: 12)
    #expect(client.screen.shows("Push: ! [remote rejected]"))
    #expect(!client.screen.shows("dismisses"))
    client.screen.press(.escape)
    #expect(!client.screen.shows("rejected"))
  }

  @Test("tells all that git said in a sheet")
  func whole() async throws {
    let client = try await refused()
    #expect(client.screen.shows("w tells all"))
    client.screen.type("w")
    #expect(client.screen.shows("Push failed") && client.screen.shows("reason 6"))
    client.screen.press(.escape)
    #expect(!client.screen.shows("reason 6") && client.screen.shows("reason 1"))
  }

  @Test("is taken away by Escape, on each page and before other uses of that key")
  func dismissing() async throws {
    let client = try await refused()
    client.screen.type("2")
    #expect(client.screen.shows("Esc dismisses"))
    client.screen.press(.enter)
    client.screen.press(.escape)
    #expect(!client.screen.shows("rejected") && client.screen.state.focus == Focus(.log, .detail))
    client.screen.press(.escape)
    #expect(client.screen.state.focus == Focus(.log, .list))
  }

  @Test("is told once how to be taken away")
  func once() async throws {
    let client = try await refused()
    #expect(client.screen.shows("Esc dismisses") && !client.screen.shows("Esc Dismiss "))
  }

  @Test("gives its reasons without git's words for their weight, and all that git said with them")
  func plain() {
    let error = GitError.failed(
      command: "fetch", code: 128,
      message: "fatal: 'x' is no repository\nfatal: Could not read.\n\nPlease look.")
    let problem = Problem(error, of: "Fetch")
    #expect(problem.words == "Fetch: 'x' is no repository\nCould not read.\nPlease look.")
    #expect(problem.whole.hasPrefix("fatal: "))
  }

  @Test("has names without signs of tabs, and all of a reason that is longer than its rows")
  func tabs() async throws {
    let client = try await GitClientScreen(columns: 100, rows: 24) { client in
      try client.git("stash", "--quiet")
      try client.git("checkout", "--quiet", "-b", "topic")
      try client.write(["other"], to: "song.txt")
      try client.git("commit", "--quiet", "--all", "--message", "Change the song")
      try client.git("checkout", "--quiet", "main")
      try client.git("stash", "pop", "--quiet")
    }
    client.screen.type("3")
    try await client.wait("branches are read") { $0.refs.branches.count == 2 }
    client.screen.change { $0.refs.branch = $0.refs.branches.first { $0.name == "topic" }?.ref }
    client.screen.type("M")
    try client.screen.press("Merge")
    try await client.waitToShow("would be overwritten by merge")
    #expect(client.screen.shows(" song.txt") && !client.screen.shows("␉"))
    #expect(client.screen.shows("w tells all") && !client.screen.shows("Aborting"))
    client.screen.type("w")
    #expect(client.screen.shows("Merge failed") && client.screen.shows("Aborting"))
  }

  @Test("leaves a name that git refuses in its sheet, with the reason")
  func name() async throws {
    let client = try await GitClientScreen()
    client.screen.type("3")
    try await client.wait("branches are read") { $0.refs.branches.count == 1 }
    client.screen.type("n")
    client.screen.type("bad..name")
    client.screen.press(.enter)
    try await client.waitToShow("'bad..name' is not a valid branch name")
    #expect(client.screen.shows("New branch at main") && !client.screen.shows("fatal:"))
    #expect(client.screen.state.work.problem == nil)
    client.screen.press(.backspace)
    #expect(!client.screen.shows("not a valid branch name"))
    for _ in 1...6 { client.screen.press(.backspace) }
    client.screen.press(.enter)
    try await client.wait("the sheet is closed") { $0.prompt == nil }
    #expect(try client.git("branch", "--show-current") == "ba")
  }

  @Test("is told in the line of the status where something else comes first, until the next row")
  func advice() async throws {
    let client = try await GitClientScreen { try $0.git("add", "song.txt") }
    try await client.select("song.txt", in: .staged)
    client.screen.type("d")
    let rows = client.screen.text.split(separator: "\n")
    #expect(rows.dropLast().last?.hasPrefix(" Take it back from the index first: Space.") == true)
    client.screen.press(.down, .down)
    #expect(!client.screen.shows("Take it back"))
  }

  @Test("is none where a push has nothing to do")
  func nothing() async throws {
    let client = try await GitClientScreen { client in
      try client.git("branch", "elsewhere")
      try client.git("branch", "--set-upstream-to=elsewhere")
    }
    client.screen.type("P")
    #expect(client.screen.shows("elsewhere has all commits of main."))
  }

  @Test(
    "gives its lines from the first error on",
    arguments: [
      ("From origin\nerror: Lost:\n\ta.txt\nAborting", "error: Lost:\n\ta.txt\nAborting"),
      ("hint: Pull first\nerror: Rejected", "error: Rejected"),
      (" ! [rejected]   main -> main (why)\nerror: Some", "! [rejected] main -> main (why)"),
      ("No way", "No way"),
      (
        "remote: Sign it.  \nremote: See the wiki.\nremote: Bye.\nTo x\n"
          + " ! [remote rejected] main -> main (pre-receive hook declined)\nerror: failed to push",
        "! [remote rejected] main -> main (pre-receive hook declined)\n"
          + "remote: Sign it.\nremote: See the wiki."
      ),
      (
        "tests fail: 3\nerror: failed to push some refs to 'x'",
        "tests fail: 3\nerror: failed to push some refs to 'x'"
      ),
    ])
  func lines(message: String, reason: String) {
    #expect(GitError.failed(command: "push", code: 1, message: message).reason == reason)
  }

  @Test("is told in all words of a hook that refuses a commit")
  func hook() async throws {
    let client = try await GitClientScreen(columns: 100, rows: 24) { client in
      try client.git("add", "song.txt")
      let hook = ".git/hooks/pre-commit"
      let words = "echo style is wrong\necho error: line 3\n"
      try client.folder.write("#!/bin/sh\n\(words)exit 1\n", to: hook)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: client.folder.path(hook))
    }
    client.screen.change { state in
      state.draft.subject = "Next"
      state.commit()
    }
    try await client.waitToShow("Commit: style is wrong")
    #expect(client.screen.shows("line 3"))
  }
}
