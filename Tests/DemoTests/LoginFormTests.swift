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

  @Test("Wrong input is rejected with a message")
  func rejecting() throws {
    for (name, password, wrong) in [
      ("", "", "Username"), ("Test", "test", "Password"),
      ("test", "Test", "Username"),
    ] {
      let tree = tree(LoginForm(), state: .init(username: name, password: password))
      try tree.press("Login")
      #expect(tree.state.usernameValid == (name == "Test"))
      #expect(tree.state.passwordValid == (password == "Test"))
      #expect(tree.hasText("Invalid \(wrong)!"))
      #expect(tree.outputs.isEmpty)
    }
  }

  @Test("A field is red while its last input was wrong, and the other is not")
  func colors() throws {
    let wrong = tree(LoginForm(), state: .init(usernameValid: false))
    #expect(try wrong.field("Username").background == .error)
    #expect(try wrong.field("Password").background == nil)
    #expect(try wrong.text("Invalid Username!").foreground == .error)
    let both = tree(LoginForm(), state: .init(usernameValid: false, passwordValid: false))
    #expect(try both.field("Password").background == .error)
    #expect(try both.button("Login").isEnabled && both.field("Username").isFocused)
  }

  @Test("An error goes when its field changes, and at the next try, which may find another one")
  func correcting() throws {
    let tree = tree(LoginForm(), state: .init(password: "no"))
    try tree.press("Login")
    #expect(!tree.state.usernameValid && !tree.state.passwordValid)
    try tree.type("T", into: "Username")
    #expect(tree.hasText("Invalid Password!"))
    try tree.type("Test", into: "Password")
    #expect(!tree.hasText("Invalid Password!"))
    try tree.press("Login")
    #expect(tree.hasText("Invalid Username!") && tree.state.passwordValid)
  }

  @Test("The right input logs in")
  func accepting() throws {
    let tree = tree(LoginForm(), state: .init(usernameValid: false))
    try tree.type("Test", into: "Username")
    try tree.type("Test", into: "Password")
    try tree.press("Login")
    #expect(tree.outputs == [.loggedIn("Test")])
    #expect(!tree.hasText("Invalid Username!"))
  }

  @Test("Signup is an output")
  func signingUp() throws {
    let tree = tree(LoginForm())
    try tree.press("Signup")
    #expect(tree.outputs == [.signUp])
  }
}
