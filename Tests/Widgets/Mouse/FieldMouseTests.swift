import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A field under the mouse") struct FieldMouseTests {
  private func screen(_ text: String, isSecure: Bool = false, width: Int = 10)
    -> TestScreen<Fixture<String>>
  {
    TestScreen(
      Fixture(text) { _ in
        Button("other") { _ in }
        if isSecure {
          SecureField("Field", text: \.self)
        } else {
          TextField("Field", text: \.self)
        }
      }, columns: width, rows: 2)
  }

  @Test("gets the focus, and the cursor on the character that was clicked")
  func cursor() {
    let screen = screen("a日e\u{301}🇩🇪b")
    // Columns: a 0, 日 1–2, é 3, the flag's letters 4–5, b 6.
    let expected = [0, 1, 1, 3, 4, 4, 6, 7, 7, 7]
    for (column, cursor) in expected.enumerated() {
      screen.click(column: column, row: 1)
      #expect(screen.cursor == CellPoint(column: cursor, row: 1))
    }
    #expect(screen.focused?.label == "Field")
    screen.click(column: 3, row: 1)
    screen.type("x")
    #expect(screen.state == "a日xe\u{301}🇩🇪b")
  }

  @Test("places the cursor in a text that is scrolled")
  func scrolled() {
    let screen = screen("0123456789abcdef")
    screen.press(.tab)
    #expect(screen.cursor == CellPoint(column: 9, row: 1))
    screen.click(column: 0, row: 1)
    screen.type("x")
    #expect(screen.state == "0123456x789abcdef")
  }

  @Test("places the cursor by characters in a secret, and at the start under a title")
  func secret() {
    let screen = screen("a日e\u{301}🇩🇪b", isSecure: true)
    screen.click(column: 2, row: 1)
    #expect(screen.cursor == CellPoint(column: 2, row: 1))
    screen.type("x")
    #expect(screen.state == "a日xe\u{301}🇩🇪b")
    let empty = self.screen("")
    empty.click(column: 4, row: 1)
    #expect(empty.cursor == CellPoint(column: 0, row: 1))
  }
}
