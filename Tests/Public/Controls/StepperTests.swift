import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var level = 3
    var price = 9.5
    var tiny: UInt8 = 254
    var isDisabled = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Stepper("Level", value: \.level, in: 0...10)
      Stepper("Price", value: \.price, in: 0...10, step: 0.1)
      Stepper("Tiny", value: \.tiny)
    }
    .disabled(state.isDisabled)
  }
}

@MainActor @Suite("A stepper") struct StepperTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 24, rows: 3) }

  @Test("shows its value between its buttons, with room for the longest")
  func picture() {
    #expect(
      screen().text == """
        Level [−]  3 [+]
        Price [−]  9.5 [+]
        Tiny [−] 254 [+]
        """)
  }

  @Test("goes by the arrows, by + and −, and to its bounds, and stops there")
  func keys() {
    let screen = screen()
    screen.press(.right, .right, .left, .character("+"), .character("-"), .character("+"))
    #expect(screen.state.level == 5)
    screen.press(.end, .right)
    #expect(screen.state.level == 10 && screen.focused?.label == "Level")
    #expect(screen.text.hasPrefix("Level [−] 10  +"))
    screen.press(.home, .left)
    #expect(screen.state.level == 0)
    #expect(screen.text.hasPrefix("Level  −   0 [+]"))
  }

  @Test("dims the sign that leads nowhere, both in the same way", arguments: ColorLevel.allCases)
  func bounds(level: ColorLevel) {
    let screen = TestScreen(Page(), columns: 24, rows: 3, colorScheme: .dark, colors: level)
    let (minus, plus) = (screen.style(row: 0, column: 7), screen.style(row: 0, column: 14))
    #expect(minus == plus)
    screen.press(.home)
    let lowest = screen.style(row: 0, column: 7)
    #expect(screen.style(row: 0, column: 14) == plus)
    screen.press(.end)
    #expect(screen.style(row: 0, column: 14) == lowest && screen.style(row: 0, column: 7) == minus)
    #expect(level == .none || lowest != plus)
  }

  @Test("counts fractions as a person does, and never leaves its type")
  func numbers() {
    let screen = screen()
    screen.press(.tab, .left, .left, .left)
    #expect(screen.state.price == 9.2)
    screen.press(.end, .right)
    #expect(screen.state.price == 10)
    screen.press(.tab, .right, .right, .right, .right)
    #expect(screen.state.tiny == 255)
    screen.press(.home, .end)
    #expect(screen.state.tiny == 255)
    screen.press(.left)
    #expect(screen.state.tiny == 254)
    struct Odd: Component {
      let step: Int
      var initialState: Int { 0 }
      func render(state: Int) -> Node { Stepper("n", value: \.self, step: step) }
    }
    for step in [Int.min, -1, 0, 1, .max] {
      let odd = TestScreen(Odd(step: step), columns: 40, rows: 1)
      odd.press(.right, .right, .right)
      #expect(
        odd.state == (step == 0 ? 0 : step == -1 ? -3 : step == 1 ? 3 : step < 0 ? .min : .max))
      odd.press(.left, .left, .left, .left)
      #expect(odd.failure == nil)
    }
  }

  @Test("repeats while a button of the mouse is held on it, on the app's clock")
  func held() async {
    let screen = screen()
    let plus = CellPoint(column: 14, row: 0)
    screen.mouse(MouseEvent(.press(.left), at: plus))
    #expect(screen.state.level == 4)
    await screen.advance(by: .milliseconds(399))
    #expect(screen.state.level == 4)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.state.level == 5)
    await screen.advance(by: .milliseconds(160))
    #expect(screen.state.level == 7)
    screen.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 20, row: 2)))
    await screen.advance(by: .seconds(1))
    #expect(screen.state.level == 7)
    screen.mouse(MouseEvent(.drag(.left), at: plus))
    await screen.advance(by: .milliseconds(80))
    #expect(screen.state.level == 8)
    screen.mouse(MouseEvent(.release(.left), at: plus))
    await screen.advance(by: .seconds(1))
    #expect(screen.state.level == 8 && screen.waitingTimers == 0)
  }

  @Test("does nothing while it is disabled, and shows it without colors")
  func disabled() {
    let screen = screen()
    screen.change { $0.isDisabled = true }
    #expect(screen.text.hasPrefix("Level ·−·  3 ·+·"))
    screen.press(.right)
    screen.click(column: 14, row: 0)
    #expect(screen.state.level == 3)
  }

  @Test("has a role, a label and a value; another label wins")
  func description() throws {
    let screen = screen()
    #expect(try screen.element(.stepper, "Price").value == "9.5")
    struct Named: Component {
      var initialState: Int { 1 }
      func render(state: Int) -> Node {
        Stepper("n", value: \.self).accessibilityLabel("Number")
      }
    }
    let named = TestScreen(Named(), columns: 20, rows: 1)
    #expect(try named.element(.stepper, "Number").value == "1")
  }

  @Test("truncates its title first, and is safe with any")
  func narrow() {
    struct Narrow: Component {
      let title: String
      var initialState: Int { 1 }
      func render(state: Int) -> Node { Stepper(title, value: \.self, in: 0...10) }
    }
    #expect(
      TestScreen(Narrow(title: "A long title"), columns: 20, rows: 5).text
        == "A long t… [−]  1 [+]")
    #expect(TestScreen(Narrow(title: "日本語日本語"), columns: 16, rows: 1).text == "日本… [−]  1 [+]")
    #expect(TestScreen(Narrow(title: "a\u{1B}[31m"), columns: 20, rows: 1).text.contains("a␛[31m"))
    #expect(TestScreen(Narrow(title: "A long title"), columns: 6, rows: 1).text == "[−] 1")
  }

  @Test("shows the focus, the mouse and a press with other looks, with colors and without")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(), columns: 24, rows: 3, theme: .nord, colorScheme: scheme, colors: level)
      let focused = screen.style(row: 0, column: 10)
      screen.press(.tab)
      #expect(screen.style(row: 0, column: 10) != focused)
      let plain = screen.style(row: 0, column: 14)
      screen.mouse(MouseEvent(.press(.left), at: CellPoint(column: 14, row: 0)))
      #expect(screen.style(row: 0, column: 14) != plain)
      screen.mouse(MouseEvent(.release(.left), at: CellPoint(column: 14, row: 0)))
      guard level != .none else { continue }
      screen.moveMouse(column: 14, row: 0)
      #expect(screen.style(row: 0, column: 14) != plain)
      screen.moveMouse(column: 14, row: 1)
      #expect(screen.style(row: 0, column: 14) == plain)
    }
  }
}
