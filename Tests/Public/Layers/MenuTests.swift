import Recurse
import RecurseTesting
import Testing

private struct Editor: Component {
  struct State: Equatable {
    var text = "text"
    var log: [String] = []
    var isHidden = false
    var focus: Bool = true
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    MenuBar {
      Menu("File") {
        Button("New") { $0.log.append("new") }
        Button("Open…") { $0.log.append("open") }
        Divider()
        Menu("Recent") {
          Button("a.txt") { $0.log.append("a") }
          Button("b.txt") { $0.log.append("b") }
        }
      }
      Menu("View") { Toggle("Hidden", isOn: \.isHidden) }
    }
    TextField("Text", text: \.text).focused(\.focus)
    Text("area")
      .contextMenu {
        Button("Copy") { $0.log.append("copy") }
        Button("Cut") { $0.log.append("cut") }.disabled()
      }
    Menu("More") { Button("Less") { $0.log.append("less") } }
  }
}

@MainActor @Suite("A menu") struct MenuTests {
  private func screen() -> TestScreen<Editor> { TestScreen(Editor(), columns: 30, rows: 10) }

  @Test("of a menu bar opens with F10, below its title")
  func opens() {
    let screen = screen()
    screen.press(.function(10))
    #expect(
      screen.text == """
         File  View
        ╭──────────╮
        │ New      │
        │ Open…    │
        ├──────────┤
        │ Recent ▸ │
        ╰──────────╯
        """)
    #expect(screen.focused?.label == "New")
  }

  @Test("is gone through with arrows, Home, End and letters, and Enter chooses")
  func keys() {
    let screen = screen()
    screen.press(.function(10))
    screen.press(.down)
    #expect(screen.focused?.label == "Open…")
    screen.press(.down, .down)
    #expect(screen.focused?.label == "New")
    screen.press(.up)
    #expect(screen.focused?.label == "Recent")
    screen.press(.home)
    #expect(screen.focused?.label == "New")
    screen.press(.end)
    #expect(screen.focused?.label == "Recent")
    screen.type("o")
    #expect(screen.focused?.label == "Open…")
    screen.press(.enter)
    #expect(screen.state.log == ["open"] && screen.layers(.menu).isEmpty)
    #expect(screen.state.text == "text" && screen.focused?.label == "Text")
  }

  @Test("leaves the focus below alone, which hears of nothing")
  func focus() {
    let screen = screen()
    screen.press(.function(10))
    #expect(screen.state.focus)
    screen.press(.escape)
    #expect(screen.state.focus && screen.focused?.label == "Text")
  }

  @Test("in a menu opens beside it, and both close when an item is chosen")
  func submenu() {
    let screen = screen()
    screen.press(.function(10), .end, .right)
    #expect(screen.layers(.menu).count == 2 && screen.focused?.label == "a.txt")
    screen.press(.left)
    #expect(screen.layers(.menu).count == 1 && screen.focused?.label == "Recent")
    screen.press(.enter, .down, .enter)
    #expect(screen.layers(.menu).isEmpty && screen.state.log == ["b"])
  }

  @Test("of a menu bar gives way to its neighbour")
  func neighbour() {
    let screen = screen()
    screen.press(.function(10), .right)
    #expect(screen.focused?.label == "Hidden")
    screen.press(.enter)
    #expect(screen.state.isHidden && screen.layers(.menu).isEmpty)
    screen.press(.alt("v"))
    #expect(screen.focused?.label == "Hidden")
    screen.press(.left)
    #expect(screen.focused?.label == "New")
  }

  @Test("opens by a click on its title, changes to another title, and closes by a click elsewhere")
  func mouse() async throws {
    let screen = screen()
    screen.click(column: 2, row: 0)
    #expect(screen.focused?.label == "New")
    screen.click(column: 8, row: 0)
    #expect(screen.focused?.label == "Hidden")
    await screen.advance(by: .seconds(1))
    screen.click(column: 2, row: 9)
    #expect(screen.layers(.menu).isEmpty)
    try screen.click("More")
    try screen.click(screen.button("Less"))
    #expect(screen.state.log == ["less"] && screen.layers(.menu).isEmpty)
  }

  @Test("of some content opens where the right button clicks")
  func contextMenu() throws {
    let screen = screen()
    screen.send([
      .mouse(MouseEvent(.press(.right), at: CellPoint(column: 2, row: 2))),
      .mouse(MouseEvent(.release(.right), at: CellPoint(column: 2, row: 2))),
    ])
    #expect(
      screen.text == """
         File  View
        text
        area
        [ ╭──────╮
          │ Copy │
          │·Cut  │
          ╰──────╯
        """)
    screen.press(.down)
    #expect(screen.focused?.label == "Copy")
    screen.press(.enter)
    #expect(screen.state.log == ["copy"])
  }
}
