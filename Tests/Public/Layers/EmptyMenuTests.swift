import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("A menu without items") struct EmptyMenuTests {
  private struct Page: Component {
    struct State { var recent: [String] = [], chosen = "", isAnyShown = false }
    enum Empty { case first, middle, all, disabled }
    let empty: Empty
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        MenuBar {
          switch empty {
          case .first:
            Menu("Recent") {}
            Menu("File") { Button("New") { $0.chosen = "new" } }
          case .middle:
            Menu("File") { Button("New") { $0.chosen = "new" } }
            Menu("Recent") { if state.isAnyShown { Button("One") { $0.chosen = "one" } } }
            Menu("Help") { Button("About") { $0.chosen = "about" } }
          case .all:
            Menu("Recent") { ForEach(state.recent, id: \.self) { name in Button(name) { _ in } } }
            Menu("Old") {}
          case .disabled:
            Menu("Recent") { Button("None yet") { $0.chosen = "none" }.disabled() }
            Menu("File") { Button("New") { $0.chosen = "new" } }
          }
        }
        Button("Format the disk") { $0.chosen = "formatted" }
          .contextMenu { if state.isAnyShown { Button("Gently") { _ in } } }
      }
    }
  }

  private func screen(_ empty: Page.Empty) -> TestScreen<Page> {
    TestScreen(Page(empty: empty), columns: 40, rows: 8)
  }

  @Test("is passed over by F10 and by the arrows", arguments: [Page.Empty.first, .middle])
  private func passed(empty: Page.Empty) {
    let screen = screen(empty)
    screen.press(.function(10))
    #expect(screen.layers(.menu).count == 1 && screen.shows("New"))
    screen.press(.right)
    #expect(screen.shows(empty == .first ? "New" : "About"))
    screen.press(.right, .left, .left)
    #expect(screen.shows("New"))
    screen.press(.enter)
    #expect(screen.state.chosen == "new" && screen.layers(.menu).isEmpty)
  }

  @Test("is not among the commands, and gives its letter to the next")
  func listed() {
    let screen = screen(.first)
    screen.press(.function(1))
    #expect(screen.shows("Alt+F"))
    #expect(screen.text.split(separator: "\n").count { $0.contains("Recent") } <= 1)
    screen.press(.escape, .alt("f"))
    #expect(screen.shows("New"))
  }

  @Test("leaves the menu open that the mouse comes from")
  func mouse() {
    let screen = screen(.middle)
    screen.press(.function(10))
    screen.moveMouse(column: 8, row: 0)
    #expect(screen.shows("New"))
    screen.moveMouse(column: 16, row: 0)
    #expect(screen.shows("About"))
  }

  @Test("opens once there are items, and not by itself")
  func later() {
    let screen = screen(.middle)
    screen.press(.alt("r"), Key(.function(10), modifiers: .shift))
    #expect(screen.layers(.menu).isEmpty)
    screen.change { $0.isAnyShown = true }
    #expect(screen.layers(.menu).isEmpty)
    screen.press(.function(10), .right)
    #expect(screen.shows("One"))
    screen.change { $0.isAnyShown = false }
    #expect(screen.layers(.menu).isEmpty)
    screen.change { $0.isAnyShown = true }
    #expect(screen.layers(.menu).isEmpty)
    screen.press(Key(.function(10), modifiers: .shift))
    #expect(screen.shows("Gently"))
  }

  @Test("is no reason to open another, where all are so, and is not one whose items are disabled")
  func alone() {
    let bare = screen(.all)
    bare.press(.function(10))
    #expect(bare.layers(.menu).isEmpty)
    bare.change { $0.recent = ["a.txt"] }
    bare.press(.function(10))
    #expect(bare.shows("a.txt"))
    let screen = screen(.disabled)
    screen.press(.function(10), .down, .enter)
    #expect(screen.layers(.menu).count == 1 && screen.shows("None yet"))
    #expect(screen.state.chosen == "")
    screen.press(.right)
    #expect(screen.shows("New"))
  }
}
