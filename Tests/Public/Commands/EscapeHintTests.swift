import Recurse
import RecurseTesting
import Testing

private struct Panes: Component {
  struct State: Equatable {
    var name = ""
    var isDirty = true
    var isOpen = false
    var log: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      MenuBar { Menu("File") { Button("New") { $0.log.append("new") } } }
      NavigationSplitView {
        Button("Side") { _ in }
      } detail: {
        TextField("Name", text: \.name)
        Button("Cancel") { $0.log.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Info") { $0.isOpen = true }
          .popover(isPresented: \.isOpen) { Button("Shut", role: .cancel) }
      }
      KeyHints()
    }
    .command("Leave", key: "escape") { $0.log.append("leave") }
  }
}

@MainActor @Suite("Escape, and the hint that says so") struct EscapeHintTests {
  private func screen() -> TestScreen<Panes> { TestScreen(Panes(), columns: 80, rows: 12) }

  private func hints<Root: Component>(_ screen: TestScreen<Root>) -> String {
    String(screen.text.split(separator: "\n").last ?? "")
  }

  @Test("press the button of the pane with the focus, and of no other")
  func panes() throws {
    let screen = screen()
    #expect(screen.focused?.label == "Side" && hints(screen).contains("Esc Leave"))
    screen.press(.escape)
    #expect(screen.state.log == ["leave"])
    try screen.focus("Name")
    #expect(hints(screen).contains("Esc Cancel") && !hints(screen).contains("Leave"))
    screen.press(.escape)
    #expect(screen.state.log == ["leave", "cancel"])
  }

  @Test("are about the popover, the menu or the sheet that is open")
  func layers() throws {
    let screen = screen()
    #expect(hints(screen).contains("F10 Menu  F1 Commands  Ctrl+Q Quit"))
    screen.press(.function(10))
    #expect(hints(screen).contains("Enter Choose  Esc Close"))
    #expect(!hints(screen).contains("F10"))
    screen.press(.escape)
    try screen.focus("Info")
    screen.press(.enter)
    #expect(hints(screen).contains("Enter Press  Esc Close"))
    screen.press(.escape)
    #expect(!screen.state.isOpen && screen.state.log == [])
  }

  @Test("a click on the hint of the menu bar opens it")
  func menu() {
    let screen = screen()
    let line = Array(hints(screen))
    let column = line.indices.first { String(line[$0...]).hasPrefix("F10") } ?? 0
    screen.click(column: column, row: 11)
    #expect(screen.focused?.label == "New")
  }
}
