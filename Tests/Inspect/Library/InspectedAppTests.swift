import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import login_demo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("An app that is inspected", .blocking) struct InspectedAppTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("socket")
  }

  private func login(
    _ environment: [String: String?], size: CellSize = CellSize(columns: 40, rows: 12)
  ) throws -> TerminalProcess {
    try TerminalProcess(
      builtProduct("login-demo"), ["--delay", "0"],
      environment: environment.merging(["RECURSE_REDUCE_MOTION": "1"]) { $1 }, size: size)
  }

  private func expectRefusal(
    _ environment: [String: String?], _ message: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let app = try login(environment, size: CellSize(columns: 200, rows: 12))
    #expect(try app.waitForExit() == .exited(1), sourceLocation: location)
    #expect(app.screen.privateModesSeen == [], sourceLocation: location)
    #expect(app.screen.text == message, sourceLocation: location)
  }

  @Test("is sent with its input, and what was sent plays again in a test")
  @MainActor func replays() async throws {
    let login = try login(["RECURSE_INSPECT": path])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    try login.type("Tést\tno")
    try login.waitUntil("the dots") { $0.shows("••") }
    let reader = try SocketReader(path)
    try reader.read { $0.contains("2 secret characters") }
    try login.press(.enter)
    try login.waitUntil("the error") { $0.shows("✗") }
    try reader.read { $0.contains("key Enter") }
    let picture = login.screen.text
    try login.press(.control("c"))
    #expect(try login.waitForExit() == .exited(130))
    reader.readToEnd()
    #expect(try folder.names().isEmpty)

    let recording = try Recording(asciicast: reader.text)
    #expect(recording.size == CellSize(columns: 40, rows: 12))
    var still = EnvironmentValues()
    still.reduceMotion = true
    let screen = TestScreen(LoginApp(delay: .zero), environment: still)
    var pictures: [String] = []
    await screen.replay(recording) { _ in pictures.append(screen.text) }
    // There is a secret field, so the name is replaced too.
    #expect(pictures.contains(picture.replacing("Tést", with: "xxxx")))
    #expect(screen.unhandled.contains(.key(KeyEvent(.control("c")))))
  }

  @Test("has a socket with the number of its process")
  func number() throws {
    let login = try login(["RECURSE_INSPECT": "1", "XDG_RUNTIME_DIR": folder.path])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    let name = try #require(try folder.names().first)
    #expect(name.wholeMatch(of: /recurse-[0-9]+\.socket/) != nil)
    try SocketReader(folder.path(name)).read { $0.contains("LoginForm") }
    try login.press(.control("c"))
    #expect(try login.waitForExit() == .exited(130))
    #expect(try folder.names().isEmpty)
  }

  @Test("says once that another app has its socket, and runs on")
  func second() throws {
    let first = try login(["RECURSE_INSPECT": path])
    try first.waitUntil("the form") { $0.shows("[ Signup ]") }
    // As an app that the first one has started.
    let second = try login(["RECURSE_INSPECT": path], size: CellSize(columns: 200, rows: 12))
    try second.waitUntil("the form") { $0.shows("[ Signup ]") }
    try second.press(.control("c"))
    #expect(try second.waitForExit() == .exited(130))
    #expect(
      second.screen.text.contains(
        "RECURSE_INSPECT: another app is inspected at \(path): this one is not"))
    try SocketReader(path).read { $0.contains("LoginForm") }
    try first.press(.control("c"))
    #expect(try first.waitForExit() == .exited(130))
    #expect(try folder.names().isEmpty)
  }

  @Test("does not start where the socket has no place")
  func noPlace() throws {
    try expectRefusal(
      ["RECURSE_INSPECT": "1", "XDG_RUNTIME_DIR": nil],
      "RECURSE_INSPECT: XDG_RUNTIME_DIR is not set: give the path of a socket")
    try folder.write("mine", to: "socket")
    try expectRefusal(
      ["RECURSE_INSPECT": path],
      "RECURSE_INSPECT: \(path) cannot be listened at: it is no socket")
  }

  @Test("has no rights that its user has not (as root)", .enabled(if: geteuid() == 0))
  func privileges() throws {
    let program = folder.path("program")
    let copy = try TerminalProcess("cp", [builtProduct("login-demo"), program])
    #expect(try copy.waitForExit() == .exited(0))
    try #require(chmod(folder.path, 0o755) == 0)
    try #require(chown(program, 4321, 4321) == 0 && chmod(program, 0o4755) == 0)
    let app = try TerminalProcess(
      program, [], environment: ["RECURSE_INSPECT": path],
      size: CellSize(columns: 200, rows: 12))
    #expect(try app.waitForExit() == .exited(1))
    #expect(app.screen.text.hasSuffix(": this program has more rights than its user"))
    #expect(try folder.names() == ["program"])
  }

  @Test("leaves no socket when a signal ends it")
  func signal() throws {
    let login = try login(["RECURSE_INSPECT": path])
    try login.waitUntil("the form") { $0.shows("[ Signup ]") }
    #expect(try folder.names() == ["socket"])
    login.signal(SIGTERM)
    _ = try login.waitForExit()
    #expect(try folder.names().isEmpty)
  }
}
