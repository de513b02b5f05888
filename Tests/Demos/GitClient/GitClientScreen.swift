import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

/// A git client on a screen, in a repository of its own with two commits and three changes.
///
///     M song.txt    the second and the eleventh line
///     M docs/guide.md
///     ? new.txt
@MainActor
struct GitClientScreen {
  let folder: TemporaryFolder
  let screen: TestScreen<GitClientApp>

  nonisolated static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    "GIT_AUTHOR_DATE": "1799996400 +0000", "GIT_COMMITTER_DATE": "1799996400 +0000",
  ]
  nonisolated static let verse = (1...12).map { "line \($0)" }

  /// - Parameter prepare: what is done in the repository before the client opens it.
  init(
    columns: Int = 120, rows: Int = 30, prepare: (GitClientScreen) throws -> Void = { _ in }
  ) async throws {
    folder = try TemporaryFolder()
    screen = TestScreen(
      GitClientApp(
        GitPath(folder.path), program: GitProgram(environment: Self.environment),
        now: { 1_800_000_000 }),
      columns: columns, rows: rows)
    try git("init", "--quiet", "--initial-branch=main")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs"), withIntermediateDirectories: true)
    try write(Self.verse, to: "song.txt")
    try folder.write("# Guide\n", to: "docs/guide.md")
    try git("add", ".")
    try git("commit", "--quiet", "--message", "Begin the song")
    try folder.write("# A guide\n", to: "docs/other.md")
    try git("add", ".")
    try git("commit", "--quiet", "--message", "Add another guide")
    var lines = Self.verse
    (lines[1], lines[10]) = ("second", "eleventh")
    try write(lines, to: "song.txt")
    try folder.write("# The guide\n", to: "docs/guide.md")
    try folder.write("new\n", to: "new.txt")
    try prepare(self)
    try await wait("the status is read") { $0.status.value != nil && !$0.log.rows.isEmpty }
    try await wait("the commits are read") { $0.log.reading == nil }
  }

  func write(_ lines: [String], to name: String) throws {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: name)
  }

  /// Runs git, and returns what it wrote without the newline at the end.
  @discardableResult
  func git(_ arguments: String...) throws -> String { try run(arguments).text }

  /// Runs git, and returns its status and what it wrote without the newline at the end.
  func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return (process.terminationStatus, text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  func wait(_ what: String, _ condition: (ClientState) -> Bool) async throws {
    try await screen.waitUntil(what, timeout: .seconds(30)) { condition(screen.state) }
  }

  func waitToShow(_ text: String) async throws {
    try await screen.waitUntil("“\(text)” is shown", timeout: .seconds(30)) { screen.shows(text) }
  }

  /// Waits until git has nothing to do and all is read that a step may have changed.
  func waitForWork() async throws {
    try await wait("the work is done") { state in
      state.work.isIdle && state.reads.seen == state.reads.status && state.log.reading == nil
    }
  }

  /// Puts the cursor on a file of the status, and waits for its diff.
  func select(_ name: String, in area: StatusArea) async throws {
    let id = StatusNode.ID.file(area, GitPath(name))
    screen.change { $0.status.selected = id }
    try await wait("its diff is read") {
      $0.details[.status]?.source == .file(area, GitPath(name))
    }
  }
}
