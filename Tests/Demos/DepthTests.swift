import Recurse
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("Depths of a test") struct DepthTests {
  private func login(_ depth: Depth, delay: Int = 0) throws -> any TestedApp {
    try app(
      LoginApp(delay: .milliseconds(delay)), at: depth, program: "login-demo",
      ["--delay", "\(delay)"], columns: 40, rows: 12)
  }

  @Test("The same test of the login runs at every depth", arguments: Depth.allCases)
  func loggingIn(depth: Depth) async throws {
    let app = try login(depth)
    #expect(app.depth == depth && app.shows("Username") && !app.shows("Invalid"))
    try app.type("Test", into: "Username")
    try app.press("Login")
    try await app.wait(toShow: "Invalid Password!")
    try app.type("Test", into: "Password")
    try await app.wait(toShow: "••••")
    try app.press("Login")
    try await app.wait(toShow: "Welcome, Test")
    try await app.wait(toHide: "Signup")
  }

  @Test(
    "Waiting uses the app's clock on a screen and real time in a terminal",
    arguments: [Depth.screen, .terminal])
  func signingUp(depth: Depth) async throws {
    let app = try login(depth, delay: 150)
    try app.press("Signup")
    try await app.wait(toShow: "Signing up…")
    try await app.wait(toShow: "Ada Lovelace")
    try app.press(.escape)
    try await app.wait(toShow: "Username")
  }

  @Test(
    "Keys, pastes, clicks and resizes work on a screen and in a terminal",
    arguments: [Depth.screen, .terminal])
  func person(depth: Depth) async throws {
    let app = try login(depth)
    try app.type("ab")
    try app.press(.left, .backspace)
    try app.paste("cd")
    try await app.wait(toShow: "cdb")
    try app.focus("Password")
    try app.type("x")
    try await app.wait(toShow: "•")
    try app.resize(columns: 60, rows: 20)
    try app.click("Login")
    try await app.wait(toShow: "Invalid Username!")
    try app.press(.control("c"))
  }

  @Test("Scrolling shows rows outside of the window", arguments: [Depth.screen, .terminal])
  func scrolling(depth: Depth) async throws {
    let app = try login(depth)
    try app.press("Signup")
    try await app.wait(toShow: "Grace Hopper")
    try app.resize(columns: 40, rows: 4)
    try await app.wait(toHide: "Priya Raghunathan")
    try app.scroll(.down, notches: 3, over: "Grace Hopper")
    try await app.wait(toShow: "Priya Raghunathan")
  }

  private func message(_ action: () async throws -> Void) async -> String {
    do {
      try await action()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test("A missing action throws what to do instead")
  func missing() async throws {
    let tree = try login(.tree)
    #expect(
      await message { try tree.press(.tab) }
        == "a tree has no keyboard: press a button by its label, type into a field,"
        + " or test at .screen")
    for action: (any TestedApp) throws -> Void in [
      { try $0.type("x") }, { try $0.paste("x") }, { try $0.click("Login") },
      { try $0.focus("Username") }, { try $0.resize(columns: 1, rows: 1) },
      { try $0.scroll(.up, over: "Login") },
      { try $0.drag(from: CellPoint(column: 0, row: 0), to: CellPoint(column: 1, row: 0)) },
    ] { #expect(throws: DepthFailure.self) { try action(tree) } }
    let terminal = try login(.terminal)
    #expect(
      await message { try terminal.focus("Login") }.contains("a click, which would press “Login”"))
    #expect(await message { try terminal.press("Unknown") }.hasPrefix("“Unknown” is shown 0 times"))
  }

  @Test("A wait that times out shows the picture", arguments: Depth.allCases)
  func timeout(depth: Depth) async throws {
    let app = try login(depth)
    let text = await message {
      try await app.wait(toShow: "Nothing", within: .milliseconds(60))
    }
    #expect(text.hasPrefix("timed out waiting until “Nothing” is shown"))
    #expect(text.contains("Username"))
  }

  @Test("Waiting ends when the program has ended")
  func ended() async throws {
    let app = try login(.terminal)
    try app.press(.control("c"))
    // A count and no time limit: other tests may occupy the main actor for minutes.
    var questions = 0
    let text = await message {
      try await app.wait(until: "the end", within: .seconds(3600)) {
        questions += 1
        if questions > 20_000 { throw CancellationError() }
        return false
      }
    }
    #expect(text.contains("and the program has ended"))
  }
}
