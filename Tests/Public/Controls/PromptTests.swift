import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The prompt of a field") struct PromptTests {
  private struct Login: Component {
    struct State { var name = "", secret = "", city = "" }
    var initialState: State { State() }
    func render(state: State) -> Node {
      TextField("Name", text: \.name, prompt: "Ada Lovelace")
      SecureField("Password", text: \.secret, prompt: "8 characters")
      TextField("City", text: state.city, prompt: "Lis\u{1B}bon") { $0.city = $1 }
      TextField("Mail", text: "") { _, _ in }
    }
  }

  @Test("is shown while it is empty; the title is its name")
  func picture() throws {
    let screen = TestScreen(Login(), columns: 20, rows: 4)
    #expect(
      screen.text == """
        Ada Lovelace
        8 characters
        Lis␛bon
        Mail
        """)
    #expect(try screen.field("Name").value == "")
    try screen.focus(on: screen.element(.secureField, "Password"))
    screen.type("abc")
    #expect(screen.state.secret == "abc" && screen.line(1) == "•••")
    let tree = tree(Login())
    try tree.type("Grace", into: "Name")
    #expect(tree.state.name == "Grace")
  }
}
