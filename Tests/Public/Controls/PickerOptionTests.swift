import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var size = 1
    var extras: Set<String> = []
    var isSoldOut = true
  }
  let style: PickerStyle
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Picker("Size", selection: \.size, style: style) {
        Text("None").tag(0).disabled()
        Text("Small").tag(1)
        Text("Large").disabled(state.isSoldOut).tag(2)
        Text("Huge").tag(3)
        Text("Vast").tag(4).disabled()
      }
    }
  }
}

private struct Days: Component {
  struct State: Equatable { var days: Set<Int> = [3] }
  var initialState: State { State() }

  func render(state: State) -> Node {
    MultiPicker("Days", selection: \.days, options: 0..<5) {
      Text("day \($0)").disabled($0 % 2 == 0)
    }
  }
}

@MainActor @Suite("Options that cannot be chosen") struct PickerOptionTests {
  private func screen(_ style: PickerStyle) -> TestScreen<Page> {
    TestScreen(Page(style: style), columns: 44, rows: 9)
  }

  @Test("are shown as such without colors, too")
  func pictures() {
    #expect(
      screen(.radioGroup).text == """
        Size
         –  None
        (•) Small
         –  Large
        ( ) Huge
         –  Vast
        """)
    #expect(screen(.inline).text == "Size\n– None\n▌ Small\n– Large\n  Huge\n– Vast")
    #expect(screen(.segmented).text == "Size (None)│[Small]│(Large)│ Huge │(Vast)")
    #expect(
      TestScreen(Days(), columns: 20, rows: 6).text == """
        Days
         –  day 0
        [ ] day 1
         –  day 2
        [x] day 3
         –  day 4
        """)
  }

  @Test(
    "are passed over by the arrows", arguments: [PickerStyle.radioGroup, .inline, .segmented])
  func arrows(style: PickerStyle) {
    let screen = screen(style)
    let (back, forward): (Key, Key) = style == .segmented ? (.left, .right) : (.up, .down)
    screen.press(back)
    #expect(screen.state.size == 1)
    screen.press(forward)
    #expect(screen.state.size == 3)
    screen.press(forward)
    #expect(screen.state.size == 3)
    screen.press(.home)
    #expect(screen.state.size == 1)
    screen.press(.end)
    #expect(screen.state.size == 3)
    screen.change { $0.isSoldOut = false }
    screen.press(back)
    #expect(screen.state.size == 2)
  }

  @Test("are chosen neither by a click nor by typing")
  func clicks() {
    let screen = screen(.radioGroup)
    screen.click(column: 5, row: 3)
    #expect(screen.state.size == 1)
    screen.click(column: 5, row: 4)
    #expect(screen.state.size == 3)
    let menu = self.screen(.menu)
    menu.press(.enter)
    #expect(menu.shows("– Large") && menu.shows("✓ Small"))
    menu.type("large")
    menu.press(.enter)
    #expect(menu.state.size == 1 && !menu.layers(.popover).isEmpty)
    for _ in 0..<5 { menu.press(.backspace) }
    menu.press(.home, .down, .enter)
    #expect(menu.state.size == 3 && menu.layers(.popover).isEmpty)
    let days = TestScreen(Days(), columns: 20, rows: 6)
    days.press(.space, .down, .space, .down, .up, .up, .up)
    #expect(days.state.days == [1])
    days.click(column: 5, row: 5)
    #expect(days.state.days == [1])
  }

  @Test("have a look of their own where the mouse is")
  func hover() {
    let screen = TestScreen(
      Page(style: .radioGroup), columns: 40, rows: 9, theme: .nord, colorScheme: .dark)
    let before = screen.style(row: 4, column: 4)
    screen.moveMouse(column: 4, row: 4)
    #expect(screen.style(row: 4, column: 4) != before)
    #expect(screen.style(row: 3, column: 4).attributes.isDisjoint(with: .bold))
    screen.moveMouse(column: 4, row: 3)
    #expect(screen.style(row: 4, column: 4) == before)
    #expect(screen.style(row: 3, column: 4).attributes.isDisjoint(with: .bold))
  }

  @Test("A menu opens below its value, and above it where there is no room")
  func menuPlace() {
    struct Low: Component {
      let space: Int
      var initialState: Int { 1 }
      func render(state: Int) -> Node {
        VStack {
          for line in 0..<space { Text("\(line)") }
          Picker("A long title", selection: \.self, options: [1, 2]) { Text("\($0)") }
        }
      }
    }
    let high = TestScreen(Low(space: 0), columns: 30, rows: 6)
    high.press(.enter)
    #expect(
      high.text == """
        A long title [ 1 ▾ ]
                     ╭─────╮
                     │ ✓ 1 │
                     │   2 │
                     ╰─────╯
        """)
    let low = TestScreen(Low(space: 5), columns: 30, rows: 6)
    low.press(.enter)
    #expect(low.text.hasSuffix("4            ╰─────╯\nA long title [ 1 ▾ ]"))
  }

  @Test("What is looked for stays in sight where not all options do")
  func filterLine() {
    struct Many: Component {
      var initialState: Int { 100 }
      func render(state: Int) -> Node {
        Picker("Number", selection: \.self, options: 100..<200) { Text("number \($0)") }
      }
    }
    let screen = TestScreen(Many(), columns: 30, rows: 8)
    screen.press(.enter)
    screen.type("1")
    for _ in 0..<40 { screen.press(.down) }
    #expect(screen.shows("/1") && screen.shows("number 140"))
    screen.press(.end)
    #expect(screen.shows("/1") && screen.shows("number 199"))
    screen.press(.enter)
    #expect(screen.state == 199)
  }
}
