import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var isOpen = false
    var host = "localhost"
    var usesProxy = false
  }
  var initialState: State { State() }

  @NodeBuilder<Page> private var groups: Node {
    GroupBox("Network") {
      TextField("Host", text: \.host)
      Toggle("Use a proxy", isOn: \.usesProxy)
    }
    Panel(title: "About").content { Text("Version 2") }
    GroupBox { Text("No title") }
  }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      groups
      Text("").sheet(isPresented: \.isOpen) { groups }
    }
  }
}

@MainActor @Suite("A border in a dialog") struct DialogBorderTests {
  @Test("is that of the dialog alone: a group in it has a heading")
  func picture() {
    let screen = TestScreen(Page(), columns: 24, rows: 10)
    #expect(
      screen.text == """
        ╭─ Network ────────────╮
        │ localhost            │
        │ [ ] Use a proxy      │
        ╰──────────────────────╯
        ╭─ About ──────────────╮
        │ Version 2            │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ No title             │
        ╰──────────────────────╯
        """)
    screen.change { $0.isOpen = true }
    #expect(
      screen.text.contains("│ Network") && screen.text.contains("│   [ ] Use a proxy")
        && screen.text.contains("│   Version 2") && screen.text.contains("│ No title"))
    // The sheet's own corner is the only one over those behind it.
    #expect(screen.sheet != nil && !screen.text.contains("│ ╭"))
  }

  @Test("comes back when the same content is on the screen itself")
  func back() {
    let screen = TestScreen(Page(), columns: 24, rows: 10)
    let before = screen.text
    screen.change { $0.isOpen = true }
    screen.press(.escape)
    #expect(screen.text == before)
  }
}
