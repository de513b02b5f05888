import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing
import gallery
import login_demo

@MainActor
@Suite("Examples of the page “Testing an app”") struct TestingAnAppTests {
  @Test("A wrong password is rejected")
  func rejecting() throws {
    let form = tree(LoginForm(), state: .init(username: "Test", password: "no"))
    try form.press("Login")
    #expect(form.state.wrong == .password)
    #expect(try form.field("Password").error == "Invalid Password!")
    #expect(form.outputs.isEmpty)
  }

  @Test("A login is an output")
  func accepting() throws {
    let form = tree(LoginForm())
    try form.type("Test", into: "Username")
    try form.type("Test", into: "Password")
    try form.press("Login")
    #expect(form.outputs == [.loggedIn("Test")])
  }

  @Test("The app is used by keys alone")
  func keys() {
    let screen = TestScreen(LoginApp(delay: .zero), columns: 40, rows: 7)
    screen.type("Test\tTest")
    #expect(
      screen.text == """

                  Test

                  ••••

                  [ Login ]  [ Signup ]
        Enter Login     F1 Commands  Ctrl+Q Quit
        """)
    screen.press(.enter)
    #expect(screen.shows("Welcome, Test"))
  }

  @Test("Elements are found by role, text and label")
  func finding() throws {
    let screen = TestScreen(LoginApp(delay: .zero))
    let login = try screen.button("Login")
    try screen.click(login)
    #expect(try screen.field("Username").error == "Invalid Username!")
    #expect(try screen.field("Username").value == "")
    #expect(screen.elements(containing: "sign").isEmpty)
  }

  @Test("Controls are used by what they are called")
  func controls() throws {
    let screen = TestScreen(FormsPage(), columns: 50, rows: 60)
    try screen.press("Sign up")
    #expect(screen.hasText("A name is needed.") && screen.focused?.label == "Name")
    try screen.type("Ada", into: "Name")
    try screen.type("4", into: "Seats")
    try screen.press("Ticket")
    #expect(screen.popover?.label == "Ticket")
    try screen.press("Student")
    try screen.press("Fish")
    #expect(try screen.element(.option, "Fish").isSelected)
    #expect(try screen.element(.picker, "Ticket").value == "Student")
    try screen.press("Sign up")
    #expect(screen.state.signedUp == ["Ada, 4 seats"] && screen.state.seats == 4)
  }

  @Test("Nothing is deleted without a question")
  func question() throws {
    let screen = TestScreen(LayersPage(), columns: 40, rows: 12)
    screen.press(.delete)
    let alert = try #require(screen.alert)
    #expect(alert.label == "Delete?" && screen.focused?.label == "Keep")
    try screen.press(alert.button("Delete"))
    #expect(screen.alert == nil && screen.state.files.count == 5)
  }

  @Test("Signing up takes half a second of the app's time")
  func time() async throws {
    let screen = TestScreen(LoginApp(delay: .milliseconds(500)))
    try screen.press("Signup")
    await screen.advance(by: .milliseconds(499))
    #expect(screen.shows("Signing up…"))
    await screen.advance(by: .milliseconds(1))
    #expect(screen.shows("User List"))
  }

  @Test("Typing a letter stays within its budget")
  func budget() {
    let screen = TestScreen(LoginApp(delay: .zero), terminal: "xterm-256color")
    screen.type("T")
    screen.type("e")
    #expect(screen.update.cells <= 12)
    #expect(screen.update.renders == 1)
    #expect(screen.update.bytes < 40)
  }

  @Test("Every change is expected")
  func everything() async throws {
    try await exhaustively(LoginApp(delay: .milliseconds(500))) { app in
      app.press(.tab, .tab, .tab)
      try app.expectState(of: LoginForm.self) { $0.focus = nil }
      app.press(.enter)
      try app.expectState { $0 = .signingUp }
      try app.expectEffects(started: ["sign up"])
      await app.advance(by: .milliseconds(500))
      try app.expectState { $0 = .users(nil) }
      try app.expectEffects(ended: ["sign up"])
    }
  }

  @Test("A wrong name is rejected at every depth", arguments: Depth.allCases)
  func everyDepth(depth: Depth) async throws {
    let app = try app(LoginApp(delay: .zero), at: depth, program: "login-demo")
    try app.type("unknown", into: "Username")
    try app.press("Login")
    try await app.wait(toShow: "Invalid Username!")
  }

  @Test("Ctrl-C restores the terminal")
  func program() throws {
    let login = try TerminalProcess(builtProduct("login-demo"))
    try login.waitUntil("the form is shown") { $0.shows("Username") }
    try login.press(.control("c"))
    #expect(try login.waitForExit() == .exited(130))
    #expect(try login.modes == login.modesAtStart)
    #expect(login.screen.text == "")
  }

  @Test("A recording is replayed")
  func replay() async throws {
    let path = try recordedSession()
    let screen = TestScreen(LoginApp(delay: .milliseconds(500)))
    try await screen.replay(Recording(path: path))
    #expect(screen.shows("Welcome, Test"))
  }

  /// Records a login with `RECURSE_RECORD`.
  private func recordedSession() throws -> String {
    let path = NSTemporaryDirectory() + "recurse-\(UUID().uuidString).cast"
    let login = try TerminalProcess(
      builtProduct("login-demo"), environment: ["RECURSE_RECORD": path])
    try login.waitUntil("the form") { $0.shows("Username") }
    try login.type("Test\tTest\r")
    try login.waitUntil("the welcome") { $0.shows("Welcome") }
    try login.press(.control("c"))
    try login.waitForExit()
    return path
  }
}

@Suite("The page “Testing an app”", .blocking) struct TestingAnAppPageTests {
  private func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Lines without their common indentation.
  private func flush(_ lines: [Substring]) -> [Substring] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { $0.dropFirst(indents.min() ?? 0) }
  }

  @Test("Every Swift example is part of a test")
  func examples() throws {
    let page = try file("Sources/RecurseTesting/RecurseTesting.docc/TestingAnApp.md")
    let source = try file("Tests/Demos/Guide/TestingAnAppTests.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let blocks = page.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
    #expect(blocks.count > 8)
    for block in blocks {
      let lines = block.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      let isThere = (0...max(0, source.count - lines.count)).contains { start in
        flush(Array(source[start..<min(start + lines.count, source.count)])) == lines
      }
      #expect(isThere, "no test has\n\(block)")
    }
  }
}
