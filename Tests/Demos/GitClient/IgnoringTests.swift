import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("What the git client leaves out") struct GitClientIgnoringTests {
  @Test("is a new file, until that is undone")
  func file() async throws {
    let client = try await GitClientScreen()
    try await client.select("new.txt", in: .untracked)
    client.screen.type("i")
    try await client.waitForWork()
    #expect(try client.folder.text(".gitignore") == "/new.txt\n")
    try await client.waitToShow("? .gitignore")
    #expect(!client.screen.shows("? new.txt"))
    client.screen.press(.control("z"))
    try await client.waitForWork()
    try await client.waitToShow("? new.txt")
    #expect(!client.screen.shows(".gitignore"))
  }

  @Test("are the files of a submodule when changes are discarded")
  func submodule() async throws {
    let client = try await GitClientScreen { client in
      try client.git("init", "--quiet", "inner")
      try client.git("-C", "inner", "commit", "--quiet", "--allow-empty", "--message", "One")
      try client.git(
        "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "./inner", "inner")
      try client.git("commit", "--quiet", "--message", "Add a submodule")
      try client.git("-C", "inner", "commit", "--quiet", "--allow-empty", "--message", "Two")
    }
    try await client.select("inner", in: .unstaged)
    client.screen.type("d")
    #expect(client.screen.shows("git submodule update"))
    #expect(client.screen.state.question == nil)
    client.screen.change { $0.status.selected = .area(.unstaged) }
    client.screen.type("d")
    #expect(client.screen.shows("The changes of 2 files."))
  }
}
