import Recurse
import RecurseTesting
import Testing

private struct Letters: Component {
  struct State { var chosen: Set<Int> = [0, 1] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      List(0..<4, id: \.self, selection: \.chosen) { Text("row \($0)") }.frame(height: 4)
      Button("after") { _ in }
    }
  }
}

@MainActor @Suite("Rows of which several are chosen") struct ChosenRowTests {
  private func backgrounds(_ screen: TestScreen<Letters>) -> [Color?] {
    (0..<4).map { screen.style(row: $0, column: 4).background }
  }

  @Test("are quieter than the one with the cursor, and marked by their sign")
  func colors() {
    let screen = TestScreen(Letters(), columns: 12, rows: 5, colorScheme: .dark)
    let palette = Theme.standard.dark
    let (strong, quiet) = (palette.selection, palette.inactiveSelection)
    let none = palette.background
    #expect(screen.text.hasPrefix("▌✓ row 0\n ✓ row 1\n   row 2\n"))
    #expect(backgrounds(screen) == [strong, quiet, none, none])
    screen.press(.down, .down)
    #expect(screen.text.hasPrefix(" ✓ row 0\n ✓ row 1\n▌  row 2\n"))
    #expect(backgrounds(screen) == [quiet, quiet, strong, none])
    // Without the focus no row is where keys go.
    screen.press(.tab)
    #expect(screen.text.hasPrefix(" ✓ row 0\n ✓ row 1\n   row 2\n"))
    #expect(backgrounds(screen) == [quiet, quiet, none, none])
  }

  @Test("have the sign alone where there are no colors, and the cursor's row is reversed")
  func noColors() {
    let screen = TestScreen(Letters(), columns: 12, rows: 5, colors: ColorLevel.none)
    func reversed() -> [Bool] {
      (0..<4).map { screen.style(row: $0, column: 4).attributes.contains(.reverse) }
    }
    #expect(reversed() == [true, false, false, false])
    #expect(screen.text.hasPrefix(" ✓ row 0\n ✓ row 1\n   row 2\n"))
    screen.press(.end)
    #expect(reversed() == [false, false, false, true])
    screen.press(.space)
    #expect(screen.text.hasPrefix(" ✓ row 0\n ✓ row 1\n   row 2\n ✓ row 3\n"))
  }

  private struct Plain: Component {
    struct State {}
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        List(0..<2, id: \.self) { Text("row \($0)") }.frame(height: 2)
        Button("after") { _ in }
      }
    }
  }

  @Test("or none can be chosen: the cursor's row has the quiet color")
  func cursorAlone() {
    let screen = TestScreen(Plain(), columns: 12, rows: 3, colorScheme: .dark)
    let palette = Theme.standard.dark
    func background(_ row: Int) -> Color? { screen.style(row: row, column: 4).background }
    #expect(background(0) == palette.inactiveSelection && background(1) == palette.background)
    screen.press(.tab)
    #expect(background(0) == palette.background)
  }

  private struct Sizes: Component {
    struct Size: Identifiable {
      let id: Int
      var text: String
    }
    struct State {
      var sizes = [Size(id: 0, text: "100"), Size(id: 1, text: "a b"), Size(id: 2, text: "")]
      var selected: Int? = 0
      var columns = TableColumns(cursor: "Size")
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Table(\.sizes, selection: \.selected, columns: \.columns) {
        TableColumn("Name") { Text("n\($0.id)") }.width(4)
        TableColumn("Size") { Text($0.text) }.width(7).alignment(.trailing)
      }
    }
  }

  @Test(
    "underline the text alone of the cell with the cursor, where there are few colors",
    arguments: [ColorLevel.none, .ansi8, .ansi16])
  func cell(level: ColorLevel) {
    let screen = TestScreen(Sizes(), columns: 16, rows: 4, colors: level)
    func underlined(_ row: Int) -> String {
      String(
        (0..<16).map {
          screen.style(row: row, column: $0).attributes.contains(.underline) ? "_" : " "
        })
    }
    #expect(underlined(1) == "          ___   ")
    screen.press(.down)
    #expect(underlined(2) == "          _ _   ")
    // A cell without text is shown where that would end.
    screen.press(.down)
    #expect(underlined(3) == "            _   ")
    screen.change { $0.sizes[2].text = "10" }
    #expect(underlined(3) == "           __   ")
    screen.change { $0.sizes[2].text = "" }
    #expect(underlined(3) == "            _   ")
  }
}
