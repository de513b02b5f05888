import Testing

@Suite("Forms of a text", .needsCompiler)
struct TextFormTests {
  @Test(
    "Texts can be added and interpolated, and text modifiers return a text")
  func compositions() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Label: Component {
        struct State { var name = "", count = 0, isOn = false, note: String? }
        var initialState: State { State() }
        let icon: Text
        static let warning = Text("!").foreground(.red) + " careful"
        func render(state: State) -> Node {
          Text("a") + Text("b").bold() + "c"
          Text("Count: \\(state.count) of \\(Text("all").italic().foreground(.green))").lineLimit(1)
          (icon + Text(" ") + Text(state.name).bold(state.isOn)).padding().border()
          Text(state.isOn ? "on" : "off").background(state.isOn ? .red : nil).padding()
          Text(state.name + "!").lineLimit(2, reservesSpace: true)
          Text(verbatim: "\\(state.count)").lineLimit(1...3)
          Text("\\(state.note, default: "no note")")
          Text(state.note ?? "none").dim()
          Text("x").bold().onKey(.enter) { $0.count += 1 }
          parts(of: state).focused(\\.isOn)
        }
        func parts(of state: State) -> Text {
          var sum = Text("")
          for index in 0..<state.count { sum += "\\(index) " }
          return state.isOn ? sum.reverse() : sum.underline()
        }
      }
      """)
  }

  @Test("A node in a text, and a typo in a literal, are errors at their lines")
  func errors() async throws {
    try await expectCompiles(
      """
      import Recurse
      struct Label: Component {
        struct State { var name = "" }
        var initialState: State { State() }
        func render(state: State) -> Node {
          VStack {
            Text("Name: \\(state.nmae)").bold() // error: has no member 'nmae'
            Text("Name")
          }
        }
      }
      """)
    try await expectCompiles(
      """
      import Recurse
      struct Label: Component {
        func render(state: Void) -> Node {
          VStack {
            Text("a").padding() + Text("b") // error: cannot convert value of type 'ModifiedContent<Text>'
            Text("Name")
          }
        }
      }
      """)
  }
}
