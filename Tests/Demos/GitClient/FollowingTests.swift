import Foundation
import GitWork
import Recurse
import RecurseTesting
import TestSupport
import Testing

@testable import git_client

@MainActor @Suite("The cursor of the git client") struct GitClientCursorTests {
  @Test("goes along with a commit from the one before it")
  func commit() async throws {
    let client = try await GitClientScreen { try $0.git("add", "--all") }
    let old = try client.git("rev-parse", "HEAD")
    #expect(client.screen.state.log.selected?.text == old)
    client.screen.type("c")
    client.screen.type("New")
    client.screen.press(.control("s"))
    try await client.waitForWork()
    #expect(client.screen.state.log.row?.commit.subject == "New")
    try await client.waitToShow("Nothing differs")
    // What was just made is shown where nothing differs.
    try await client.waitToShow("M song.txt")
  }

  @Test("stays on an older commit when a new one is made")
  func older() async throws {
    let client = try await GitClientScreen { try $0.git("add", "--all") }
    let old = try client.git("rev-parse", "HEAD~")
    client.screen.change { $0.log.selected = $0.log.rows.last?.id }
    client.screen.type("c")
    client.screen.type("New")
    client.screen.press(.control("s"))
    try await client.waitForWork()
    #expect(client.screen.state.log.selected?.text == old)
  }

  @Test("goes along with a branch that is made, and with one that gets another name")
  func branches() async throws {
    let client = try await GitClientScreen { try $0.git("branch", "zebra") }
    let screen = client.screen
    screen.type("3")
    try await client.wait("branches are read") { $0.refs.branches.count == 2 }
    screen.change { $0.refs.branch = .branch("zebra") }
    screen.type("r")
    screen.press(.control("u"))
    screen.type("an ape")
    screen.press(.enter)
    try await client.wait("it has another name") { $0.refs.branch == .branch("an-ape") }
    screen.type("n")
    screen.type("owl")
    screen.press(.enter)
    try await client.wait("it is made") { $0.refs.branch == .branch("owl") }
    #expect(try client.git("branch", "--show-current") == "owl")
  }

  @Test("stays on a branch when another one is checked out")
  func checkout() async throws {
    let client = try await GitClientScreen { try $0.git("branch", "zebra") }
    client.screen.type("3")
    try await client.wait("branches are read") { $0.refs.branches.count == 2 }
    client.screen.change { $0.refs.branch = .branch("zebra") }
    client.screen.press(.space)
    try await client.wait("it is current") { $0.refs.branches.last?.isCurrent == true }
    #expect(client.screen.state.refs.branch == .branch("zebra"))
  }
}
