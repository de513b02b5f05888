import Recurse
import RecurseTesting
import Testing
import login_demo

@MainActor
@Suite("The login form, as a function of its state") struct LoginFormTests {
  @Test("has two fields and two buttons, and no message at first")
  func parts() {
    let tree = tree(LoginForm())
    #expect(tree.all(.textField).map(\.label) == ["Username"])
    #expect(tree.all(.secureField).map(\.label) == ["Password"])
    #expect(tree.all(.button).map(\.label) == ["Login", "Signup"])
    #expect(tree.all(.text).isEmpty)
  }

  @Test("rejects what is wrong, and says so")
  func rejecting() throws {
    for (name, password) in [("", ""), ("Test", "test"), ("test", "Test")] {
      let tree = tree(LoginForm(), state: .init(username: name, password: password))
      try tree.press("Login")
      #expect(tree.state.rejected)
      #expect(tree.hasText("Invalid Username!"))
      #expect(tree.outputs.isEmpty)
    }
  }

  @Test("lets the right person in")
  func accepting() throws {
    let tree = tree(LoginForm(), state: .init(rejected: true))
    try tree.type("Test", into: "Username")
    try tree.type("Test", into: "Password")
    try tree.press("Login")
    #expect(tree.outputs == [.loggedIn("Test")])
    #expect(!tree.hasText("Invalid Username!"))
  }

  @Test("asks for a new account")
  func signingUp() throws {
    let tree = tree(LoginForm())
    try tree.press("Signup")
    #expect(tree.outputs == [.signUp])
  }
}
