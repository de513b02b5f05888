import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  func render(state: Void) -> Node {
    Text("hello")
    Button("Save") { _ in }
    Button("Save") { _ in }
    Button("Quit") { _ in }
    SecureField("Key", text: "") { _, _ in }
  }
}

@MainActor
@Suite("Failed searches") struct SearchTests {
  private func message(_ search: () throws -> Void) -> String? {
    do {
      try search()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A key that is searched as a label is told how to be pressed",
    arguments: [
      ("f2", "no element is called “f2”, but press(\"f2\" as Key) presses the key"),
      ("g g", "no element is called “g g”, but press(\"g\", \"g\") presses the key"),
      ("Load", "no button is called “Load”"), ("ctlr+s", "no button is called “ctlr+s”"),
    ])
  func key(label: String, words: String) {
    let screen = TestScreen(Page(), columns: 20, rows: 9)
    #expect(message { try screen.press(label) }?.hasPrefix("\(words) in:") == true)
  }

  @Test("A label that is written as a key is a label") func label() throws {
    struct Keys: Component {
      var initialState: [String] { [] }
      func render(state: [String]) -> Node {
        Button("Delete") { $0.append("button") }.onKey(.delete) { $0.append("key") }
      }
    }
    let screen = TestScreen(Keys(), columns: 20, rows: 1)
    try screen.press("Delete")
    screen.press("delete" as Key)
    #expect(screen.state == ["button", "key"])
  }

  @Test("A search without a result names what is missing and shows the picture")
  func missing() {
    let page = tree(Page())
    #expect(
      message { try page.press("Load") } == """
        no button is called “Load” in:
        text “hello”
        button “Save”
        button “Save”
        button “Quit”
        secureField “Key” = “”
        """)
    let screen = TestScreen(Page(), columns: 20, rows: 9)
    #expect(
      message { _ = try screen.field("Name") } == """
        no textField is called “Name” in:
        hello
        [ Save ]
        [ Save ]
        [ Quit ]
        Key
        """)
  }

  @Test("A search for one element names how many there are")
  func ambiguous() {
    let page = tree(Page())
    #expect(
      message { try page.press("Save") }?.hasPrefix("2 buttons are called “Save” in:") == true)
    #expect(message { try page.press("Quit") } == nil)
  }

  @Test("Focusing an element that is not focusable names it")
  func focus() throws {
    let screen = TestScreen(Page(), columns: 20, rows: 9)
    #expect(
      message { try screen.focus(on: screen.element(.text, "hello")) }?
        .hasPrefix("“hello” is not focusable in:") == true)
  }
}
