import Recurse
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("Login form as a function of its state") struct LoginFormTests {
  @Test("The initial form has two fields, two buttons and no message")
  func parts() {
    let tree = tree(LoginForm())
    #expect(tree.all(.textField).map(\.label) == ["Username"])
    #expect(tree.all(.secureField).map(\.label) == ["Password"])
    #expect(tree.all(.button).map(\.label) == ["Login", "Signup"])
    #expect(tree.all(.text).allSatisfy { $0.label.isEmpty })
  }

  @Test("Wrong input is rejected, and its field says so")
  func rejecting() throws {
    for (name, password, wrong) in [
      ("", "", LoginForm.State.Field.username), ("Test", "test", .password),
      ("test", "Test", .username),
    ] {
      let tree = tree(LoginForm(), state: .init(username: name, password: password))
      try tree.press("Login")
      #expect(tree.state.wrong == wrong)
      let (one, other) = wrong == .username ? ("Username", "Password") : ("Password", "Username")
      #expect(try tree.field(one).error == "Invalid \(one)!")
      #expect(try tree.field(other).error == nil)
      #expect(tree.outputs.isEmpty)
    }
  }

  @Test("One mistake is told of at one field")
  func one() throws {
    let screen = TestScreen(LoginForm(hasPanel: true), columns: 40, rows: 9)
    screen.type("x\nx\n")
    #expect(
      screen.text == """

               ╭─ Log in ────────────────╮
               │  x                      │
               │  ✗ Invalid Username!    │
               │  •                      │
               │                         │
               │  [ Login ]  [ Signup ]  │
               ╰─────────────────────────╯
        """)
    screen.press(.shiftTab, .backspace)
    #expect(!screen.text.contains("✗"))
  }

  @Test("An error goes when its field changes, and at the next try, which may find another one")
  func correcting() throws {
    let tree = tree(LoginForm(), state: .init(password: "no"))
    try tree.press("Login")
    #expect(tree.state.wrong == .username)
    try tree.type("Test", into: "Username")
    #expect(tree.state.wrong == nil)
    try tree.press("Login")
    #expect(tree.state.wrong == .password)
    try tree.type("Test", into: "Password")
    #expect(tree.state.wrong == nil)
  }

  @Test("The right input logs in")
  func accepting() throws {
    let tree = tree(LoginForm(), state: .init(wrong: .username))
    try tree.type("Test", into: "Username")
    try tree.type("Test", into: "Password")
    try tree.press("Login")
    #expect(tree.outputs == [.loggedIn("Test")])
    #expect(tree.state.wrong == nil)
  }

  @Test("Signup is an output")
  func signingUp() throws {
    let tree = tree(LoginForm())
    try tree.press("Signup")
    #expect(tree.outputs == [.signUp])
  }
}
