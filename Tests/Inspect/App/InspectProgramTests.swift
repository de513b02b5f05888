import Foundation
import Recurse
import RecurseCore
import RecurseTesting
import TestSupport
import Testing

@testable import inspect

@Suite("The program inspect", .blocking) struct InspectProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var environment: [String: String?] { ["XDG_RUNTIME_DIR": folder.path] }

  private func login() throws -> TerminalProcess {
    let login = try TerminalProcess(
      builtProduct("login-demo"), ["--delay", "0"],
      environment: environment.merging(["RECURSE_INSPECT": "1"]) { $1 })
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    return login
  }

  private func output(_ arguments: [String]) throws -> String {
    let program = try TerminalProcess(
      builtProduct("inspect"), arguments, environment: environment,
      size: CellSize(columns: 200, rows: 24))
    #expect(try program.waitForExit() == .exited(64))
    return program.screen.text
  }

  @Test("shows the only app, follows it, and says when it has ended")
  func follows() throws {
    let login = try login()
    let inspector = try TerminalProcess(
      builtProduct("inspect"), [], environment: environment,
      size: CellSize(columns: 100, rows: 24))
    try inspector.waitUntil("the tree") { $0.shows("▾ LoginForm") && $0.shows("live") }
    try login.type("Ada")
    try inspector.waitUntil("the text") { $0.shows("textField “Username” = “Ada”") }
    try login.press(.control("c"))
    try inspector.waitUntil("the end") { $0.shows("ended") }
    try inspector.type("q")
    #expect(try inspector.waitForExit() == .exited(0))
  }

  @Test("asks which app, if there are none or several")
  func which() throws {
    #expect(try output([]).contains("No app is inspected. Start one with RECURSE_INSPECT=1."))
    try folder.write("", to: "recurse-1.socket")
    #expect(try output([]).contains("No app is inspected."))
    let servers = try ["recurse-12.socket", "recurse-7.socket", "recurse-x.socket"].map { name in
      let history = InspectionHistory(header: "{}")
      let server = try #require(
        try InspectionServer(path: folder.path(name), history: history))
      server.start()
      return server
    }
    defer { for server in servers { server.close() } }
    #expect(try output([]).contains("Several apps are inspected: choose one of 12, 7."))
  }

  @Test("counts no app that was killed, and leaves its socket")
  func killed() throws {
    let login = try login()
    login.signal(SIGKILL)
    _ = try login.waitForExit()
    let names = try folder.names()
    #expect(names.count == 1)
    #expect(InspectTarget.all(in: ["XDG_RUNTIME_DIR": folder.path]).isEmpty)
    #expect(try folder.names() == names)
  }

  @Test("takes the number of a process, the path of a socket, or a file")
  func targets() throws {
    try folder.write("", to: "42")
    let environment = ["XDG_RUNTIME_DIR": "/run/user/1"]
    #expect(
      InspectTarget.path(of: "17", in: environment) == "/run/user/1/recurse-17.socket")
    for path in ["/tmp/socket", "a.cast", "", folder.path("42"), "1x"] {
      #expect(InspectTarget.path(of: path, in: environment) == path)
    }
    #expect(InspectTarget.path(of: "17", in: [:]) == "17")
  }
}
