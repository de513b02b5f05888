import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A text that is pasted into one line") struct PastedLineTests {
  private struct Page: Component {
    struct State { var user = "", password = "", count = 0, city = "" }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        TextField("User", text: \.user)
        SecureField("Password", text: \.password)
        TextField("Count", value: \.count, format: .number)
        TextField("City", text: state.city) { $0.city = $1 }
      }
    }
  }

  nonisolated static let breaks = [
    "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  private func paste(_ text: String, _ title: String) throws -> TestScreen<Page> {
    let screen = TestScreen(Page(), columns: 30, rows: 6)
    try screen.focus(title)
    screen.paste(text)
    return screen
  }

  @Test("has no line break at its end, which nobody would see in a password", arguments: breaks)
  func end(lineBreak: String) throws {
    for end in [lineBreak, lineBreak + lineBreak, "\n" + lineBreak] {
      #expect(try paste("ada" + end, "User").state.user == "ada")
      #expect(try paste("hunter2" + end, "Password").state.password == "hunter2")
      #expect(try paste("12" + end, "Count").state.count == 12)
      #expect(try paste("Kyiv" + end, "City").state.city == "Kyiv")
      #expect(try paste(end, "User").state.user == "")
    }
  }

  @Test("has a space for each line break in it", arguments: breaks)
  func inside(lineBreak: String) throws {
    for title in ["User", "Password", "City"] {
      let state = try paste("a" + lineBreak + "é…b" + lineBreak, title).state
      #expect(state.user + state.password + state.city == "a é…b")
      let two = try paste("a" + lineBreak + lineBreak + "b", title).state
      #expect(two.user + two.password + two.city == "a  b")
    }
  }

  @Test("keeps its spaces, and what begins like a line break")
  func spaces() throws {
    #expect(try paste(" a \n", "User").state.user == " a ")
    let text = "¡ â€ \u{2026}\u{2027}\u{2030}\u{A0}後"
    #expect(try paste(text, "User").state.user == text)
    #expect(try paste("\u{1B}[31ma\u{9B}b\u{7F}", "User").state.user == "[31mab")
  }
}
