import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("A bare repository in the git client") struct GitClientBareTests {
  @Test("shows its log, and makes, names and deletes branches")
  func bare() async throws {
    let client = try await GitClientScreen {
      try $0.git("clone", "--quiet", "--bare", ".", ".git/bare")
    }
    let path = client.folder.path + "/.git/bare"
    let screen = TestScreen(
      GitClientApp(
        GitPath(path), program: GitProgram(environment: GitClientScreen.environment),
        now: { 1_800_000_000 }),
      columns: 120, rows: 30)
    func wait(_ what: String, _ condition: (ClientState) -> Bool) async throws {
      try await screen.waitUntil(what, timeout: .seconds(30)) { condition(screen.state) }
    }
    func branches() throws -> String {
      try client.git("--git-dir", path, "branch", "--format=%(refname:short)")
    }
    try await wait("the commits are read") { $0.log.rows.count == 2 && $0.log.reading == nil }
    #expect(screen.shows("bare: no files to work on") && screen.shows("Add another guide"))
    for word in ["Status", "Stashes", "Pull", "Cherry-pick", "Check out"] {
      #expect(!screen.shows(word), "\(word)")
    }
    screen.type("n")
    screen.type("topic")
    screen.press(.enter)
    try await wait("the branch is made") { $0.work.isIdle && $0.refs.branches.count == 2 }
    #expect(try branches() == "main\ntopic")
    screen.type("3")
    screen.change { $0.refs.branch = GitRef.branch("topic") }
    screen.type("d")
    try screen.press("Delete")
    try await wait("the branch is deleted") { $0.work.isIdle && $0.refs.branches.count == 1 }
    #expect(try branches() == "main")
    screen.press(.control("z"))
    try await wait("the branch is back") { $0.work.isIdle && $0.refs.branches.count == 2 }
  }
}
