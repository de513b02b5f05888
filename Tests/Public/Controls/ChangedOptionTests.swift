import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var options = ["one", "two", "three"]
    var choice = "none"
  }
  let style: PickerStyle
  var initialState: State { State() }

  func render(state: State) -> Node {
    Picker("Size", selection: \.choice, options: state.options, style: style) { Text($0) }
  }
}

@MainActor @Suite("Options that change while a person chooses") struct ChangedOptionTests {
  @Test(
    "are not chosen where another one was pressed",
    arguments: [(PickerStyle.radioGroup, 6, 2), (.inline, 4, 2), (.segmented, 12, 0)])
  func pressed(style: PickerStyle, column: Int, row: Int) {
    let screen = TestScreen(Page(style: style), columns: 44, rows: 9)
    let place = CellPoint(column: column, row: row)
    screen.mouse(MouseEvent(.press(.left), at: place))
    screen.change { $0.options = ["one", "six", "three"] }
    screen.mouse(MouseEvent(.release(.left), at: place))
    #expect(screen.state.choice == "none")
    screen.mouse(MouseEvent(.press(.left), at: place))
    screen.change { $0.options = ["ten", "six"] }
    screen.mouse(MouseEvent(.release(.left), at: place))
    #expect(screen.state.choice == "six")
  }

  @Test("keep the cursor of an open menu, which is on none where its option goes")
  func menu() async {
    let screen = TestScreen(
      Page(style: .menu), state: .init(choice: "one"), columns: 44, rows: 9)
    screen.press(.enter, .down)
    screen.change { $0.options = ["zero", "one", "two", "three"] }
    screen.press(.enter)
    #expect(screen.state.choice == "two")
    // Enter does nothing for a moment where the focus has come back.
    await screen.advance(by: .seconds(1))
    screen.press(.enter)
    screen.change { $0.options = ["zero", "three"] }
    screen.press(.enter)
    #expect(screen.state.choice == "two" && screen.popover != nil)
    screen.press(.down, .enter)
    #expect(screen.state.choice == "zero" && screen.popover == nil)
  }
}
