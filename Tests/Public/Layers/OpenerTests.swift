import Recurse
import RecurseTesting
import Testing

private struct Desk: Component {
  struct State: Equatable {
    var selected: Int? = 1
    var size = 1
    var isOpen = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      MenuBar { Menu("File") { Button("New") { _ in } } }
      List(0..<3, id: \.self, selection: \.selected) { row in
        Text("row \(row)").contextMenu { Button("Copy") { _ in } }
      }
      .frame(height: 3)
      Button("Info") { $0.isOpen = true }
        .popover(isPresented: \.isOpen) { Text("about") }
    }
  }
}

@MainActor @Suite("What opens a popover or a menu") struct OpenerTests {
  private func screen() -> TestScreen<Desk> {
    TestScreen(Desk(), columns: 30, rows: 12, colors: .none)
  }

  private func isReversed<Root: Component>(
    _ screen: TestScreen<Root>, _ row: Int, _ column: Int
  ) -> Bool { screen.style(row: row, column: column).attributes.contains(.reverse) }

  @Test("looks pressed while that is open, and the row with the focus before is quiet")
  func quiet() throws {
    let screen = screen()
    screen.press(.tab)
    try screen.focus("Info")
    screen.press(.enter)
    #expect(screen.shows("about") && isReversed(screen, 4, 3))
    screen.press(.escape)
    try #require(screen.state.isOpen == false)
    screen.click(column: 2, row: 2)
    #expect(isReversed(screen, 2, 2))
    screen.press(.function(10))
    #expect(isReversed(screen, 0, 2) && !isReversed(screen, 2, 20))
    screen.press(.escape)
    #expect(isReversed(screen, 2, 20))
  }

  @Test("is the row where a context menu was asked for")
  func row() {
    let screen = screen()
    screen.click(column: 2, row: 2)
    screen.press(.menu)
    #expect(screen.focused?.label == "Copy" && isReversed(screen, 2, 2))
  }

  @Test("is scrolled into view when the window shrinks, and the popover stays")
  func shrinks() throws {
    struct Page: Component {
      struct State: Equatable { var size = 3 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        ScrollView {
          for line in 0..<14 { Text("line \(line)") }
          Picker("Size", selection: \.size, options: Array(1...6)) { Text("size \($0)") }
        }
      }
    }
    let screen = TestScreen(Page(), columns: 30, rows: 24)
    screen.press(.enter)
    #expect(screen.shows("size 6"))
    for rows in [12, 6, 5] {
      screen.resize(columns: 30, rows: rows)
      #expect(screen.layers(.popover).count == 1 && screen.shows("size 3"), "\(rows)")
    }
    screen.press(.down, .enter)
    #expect(screen.state.size == 4)
  }
}
