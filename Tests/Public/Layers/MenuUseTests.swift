import Recurse
import RecurseTesting
import Testing

private struct Menus: Component {
  struct State: Equatable {
    var log: [String] = []
    var selected: Int? = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    MenuBar {
      Menu("Long") {
        ForEach(0..<40, id: \.self) { i in Button("item \(i)") { $0.log.append("\(i)") } }
      }
      Menu("Edit") {
        Button("Undo") { $0.log.append("undo") }
        Menu("Sort by") { Button("Name") { $0.log.append("name") } }
        Button("Redo") { $0.log.append("redo") }
      }
      Menu("Empty") {}
      Menu("Hidden") { Button("a secret") { $0.log.append("secret") } }
    }
    List([Row(id: 0), Row(id: 1), Row(id: 2)], selection: \.selected) { row in
      Text("row \(row.id)").contextMenu {
        Button("Delete \(row.id)") { $0.log.append("-\(row.id)") }
      }
    }
    Text("none").contextMenu {}
  }

  struct Row: Identifiable { let id: Int }
}

@MainActor @Suite("Using menus") struct MenuUseTests {
  private func screen(_ columns: Int = 40, _ rows: Int = 12) -> TestScreen<Menus> {
    TestScreen(Menus(), columns: columns, rows: rows)
  }

  private func at(_ column: Int, _ row: Int, _ kind: MouseEvent.Kind) -> MouseEvent {
    MouseEvent(kind, at: CellPoint(column: column, row: row))
  }

  @Test("A menu longer than the window is scrolled to the item with the focus")
  func long() {
    let screen = screen()
    screen.press(.function(10), .end)
    #expect(screen.text.contains("item 39") && screen.focused?.label == "item 39")
    screen.press(.home, .pageDown)
    #expect(screen.focused?.label == "item 10" && screen.text.contains("item 10"))
    screen.type("iiiiiiiii")
    #expect(screen.focused.map { screen.text.contains($0.label) } == true)
    screen.press(.enter)
    #expect(screen.state.log == ["19"])
  }

  @Test("The menu of a title that has no room in the window opens at its edge")
  func hiddenTitle() {
    let screen = screen(20, 6)
    screen.press(.alt("h"))
    #expect(screen.text.contains("│ a secret │"))
    screen.press(.enter)
    #expect(screen.state.log == ["secret"])
  }

  @Test("In a narrow window the titles of a menu bar scroll to the menu that opens")
  func narrow() {
    let screen = TestScreen(Wide(), columns: 12, rows: 6)
    #expect(screen.text.hasPrefix(" File  Edit"))
    screen.press(.alt("h"))
    #expect(
      screen.text == """
         View  Help
           ╭───────╮
           │ About │
           ╰───────╯
        """)
    screen.press(.right)
    #expect(screen.text.hasPrefix(" File  Edit") && screen.focused?.label == "New")
    screen.press(.escape, .tab)
    #expect(screen.focused == nil)
  }

  @Test("The titles scroll in a stack that is aligned, too, with keys and with the wheel")
  func narrowInStack() {
    let screen = TestScreen(WideInStack(), columns: 12, rows: 6)
    screen.press(.alt("h"))
    #expect(screen.text.hasPrefix(" View  Help"))
    screen.press(.escape)
    screen.mouse(at(2, 0, .wheelLeft), at(2, 0, .wheelLeft), at(2, 0, .wheelLeft))
    #expect(screen.text.hasPrefix(" File  Edit"))
  }

  private struct WideInStack: Component {
    func render(state: Void) -> Node {
      VStack {
        MenuBar {
          for title in ["File", "Edit", "View", "Help"] { Menu(title) { Button("Do") { _ in } } }
        }
        Text("x")
      }
    }
  }

  private struct Wide: Component {
    func render(state: Void) -> Node {
      MenuBar {
        Menu("File") { Button("New") { _ in } }
        Menu("Edit") { Button("Undo") { _ in } }
        Menu("View") { Button("Hidden") { _ in } }
        Menu("Help") { Button("About") { _ in } }
      }
    }
  }

  @Test("A menu without items does not open, and the arrows pass over it")
  func empty() {
    let screen = screen()
    screen.press(.alt("e"), .right)
    #expect(screen.focused?.label == "a secret")
    screen.press(.left, .escape)
    #expect(screen.layers(.menu).isEmpty)
    screen.mouse(at(14, 0, .press(.left)), at(14, 0, .release(.left)))
    #expect(screen.layers(.menu).isEmpty)
    screen.mouse(at(2, 4, .press(.right)), at(2, 4, .release(.right)))
    #expect(screen.layers(.menu).isEmpty)
  }

  @Test("The mouse opens menus in menus, and goes from one title to the next")
  func hovering() async {
    let screen = screen()
    screen.press(.alt("e"))
    screen.moveMouse(column: 10, row: 3)
    #expect(screen.layers(.menu).count == 2)
    #expect(
      screen.text == """
         Long  Edit  Empty  Hidden
        ▌row 0╭───────────╮
         row 1│ Undo      │╭──────╮
         row 2│ Sort by ▸ ││ Name │
              │ Redo      │╰──────╯
              ╰───────────╯





        none
        """)
    screen.moveMouse(column: 10, row: 4)
    #expect(screen.layers(.menu).count == 1)
    screen.moveMouse(column: 2, row: 0)
    #expect(screen.focused?.label == "item 0")
  }

  @Test("An item is chosen where the press that opened the menu is released")
  func pressAndRelease() {
    let screen = screen()
    screen.mouse(
      at(8, 0, .press(.left)), at(8, 1, .drag(.left)), at(9, 2, .drag(.left)))
    #expect(screen.focused?.label == "Undo")
    screen.mouse(at(9, 2, .release(.left)))
    #expect(screen.state.log == ["undo"] && screen.layers(.menu).isEmpty)
  }

  @Test("A context menu shows the row that it is about")
  func row() {
    let screen = screen()
    screen.mouse(at(2, 3, .press(.right)), at(2, 3, .release(.right)))
    #expect(screen.state.selected == 2)
    screen.press(.enter)
    #expect(screen.state.log == ["-2"])
  }
}
