import Foundation
import TestSupport

@testable import GitWork

/// A repository in a folder that is removed with it, whose commits are the same in each run.
final class TestRepository: Sendable {
  let folder: TemporaryFolder
  let git: GitRepository

  static let program = GitProgram(environment: [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_AUTHOR_DATE": "1700000000 +0130", "GIT_COMMITTER_NAME": "Bob",
    "GIT_COMMITTER_EMAIL": "bob@example.com", "GIT_COMMITTER_DATE": "1700000100 -0500",
    // The branch of a new repository, and what only costs time here.
    "GIT_CONFIG_COUNT": "3", "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
    "GIT_CONFIG_KEY_1": "core.fsync", "GIT_CONFIG_VALUE_1": "none",
    "GIT_CONFIG_KEY_2": "gc.auto", "GIT_CONFIG_VALUE_2": "0",
  ])

  init() async throws {
    folder = try TemporaryFolder()
    git = try await GitRepository.create(at: GitPath(folder.path), program: Self.program)
  }

  /// Runs git and returns what it wrote.
  @discardableResult
  func run(_ arguments: String...) async throws -> String {
    let command = GitCommand().with(bytes: arguments.map { Array($0.utf8) })
    return try await git.run(command).bytes[...].text
  }

  func write(_ text: String, to name: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) throws -> String { try folder.text(name) }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
  }

  func exists(_ name: String) -> Bool {
    SmallFile.exists(git.root.appending(GitPath(name)))
  }

  /// Writes files and commits all that differs.
  @discardableResult
  func commit(_ message: String, _ files: KeyValuePairs<String, String> = [:]) async throws -> GitID
  {
    for (name, text) in files { try write(text, to: name) }
    try await run("add", "--all")
    try await run("commit", "--quiet", "--allow-empty", "-m", message)
    return try await git.resolve(.head)
  }

  /// The index as git lists it.
  func index() async throws -> String { try await run("ls-files", "--stage") }

  /// The status in short lines, such as "MM a.txt".
  func short() async throws -> String {
    try await run("status", "--short", "--untracked-files=all")
  }

  func subjects() async throws -> [String] { try await git.commits().map(\.subject) }
}
