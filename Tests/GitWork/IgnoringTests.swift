import Foundation
import TestSupport
import Testing

@testable import GitWork

@Suite("Ignored files") struct IgnoringTests {
  @Test(
    "are those of a path and no other",
    arguments: ["a", "#a", "!a", "a*", "a?", "[ab]", "a\\b", "a ", " a", "sub/a", "ä"])
  func one(name: String) async throws {
    let test = try await TestRepository()
    for other in ["b", "x/a", "axy", "ab", name] { try test.write("", to: other) }
    let before = Set(try await test.git.status().untracked.map(\.path))
    let undo = try await test.git.ignore(GitPath(name))
    let after = Set(try await test.git.status().untracked.map(\.path))
    #expect(before.subtracting(after) == [GitPath(name)])
    #expect(after.subtracting(before) == [".gitignore"])
    let redo = try #require(try await test.git.undo(undo))
    #expect(Set(try await test.git.status().untracked.map(\.path)) == before)
    try await test.git.undo(redo)
    #expect(Set(try await test.git.status().untracked.map(\.path)) == after)
  }

  @Test("are a folder with all in it, below what the list has already")
  func folder() async throws {
    let test = try await TestRepository()
    try test.write("*.log", to: ".gitignore")
    for name in ["sub/a", "sub/b", "a"] { try test.write("", to: name) }
    _ = try await test.git.ignore("sub/")
    #expect(try test.text(".gitignore") == "*.log\n/sub/\n")
    #expect(try await test.git.status().untracked.map(\.path) == [".gitignore", "a"])
  }

  @Test("are none whose name has a line break, and none through a link")
  func refusals() async throws {
    let test = try await TestRepository()
    await #expect(throws: GitError.self) { try await test.git.ignore("a\nb") }
    #expect(!test.exists(".gitignore"))
    try test.write("mine", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: test.folder.path + "/.gitignore", withDestinationPath: "elsewhere")
    await #expect(throws: GitError.self) { try await test.git.ignore("a") }
    #expect(try test.text("elsewhere") == "mine")
  }
}
