import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var volume = 5.0
    var level = 4
    var share: Float = 0.25
    var isDisabled = false
    var heard: [Double] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Slider("Volume", value: \.volume, in: 0...10, step: 0.5)
      Slider("Level", value: \.level, in: 0...10, step: 2)
      Slider(value: \.share)
    }
    .disabled(state.isDisabled)
  }
}

@MainActor @Suite("A slider") struct SliderTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 24, rows: 3) }

  @Test("shows its number on a line, and beside it")
  func picture() {
    #expect(
      screen().text == """
        Volume ━━━━━●─────  5.0
        Level ━━━━━●────────  4
        ━━━━●───────────── 0.25
        """)
  }

  @Test("shows an end that is no step, and no number beyond it")
  func ends() {
    struct Odd: Component {
      var initialState: Double { 0.3 }
      func render(state: Double) -> Node { Slider("A", value: \.self, in: 0.1...0.75, step: 0.2) }
    }
    let screen = TestScreen(Odd(), columns: 20, rows: 1)
    screen.press(.end)
    #expect(screen.state == 0.75 && screen.shows("0.75"))
    screen.press(.left)
    #expect(screen.state == 0.7 && screen.shows("0.7") && !screen.shows("0.75"))
  }

  @Test("walks a range whose span is larger than any number")
  func huge() {
    struct Huge: Component {
      var initialState: Double { 0 }
      func render(state: Double) -> Node {
        Slider(value: \.self, in: -1e308...1e308)
      }
    }
    let screen = TestScreen(Huge(), columns: 30, rows: 1)
    screen.press(.pageUp)
    #expect(abs(screen.state / 2e307 - 1) < 1e-9)
    screen.press(.end, .left)
    #expect(abs(screen.state / 9.8e307 - 1) < 1e-9)
    screen.press(.home, .pageDown)
    #expect(screen.state == -1e308)
    screen.press(.pageUp)
    #expect(abs(screen.state / -8e307 - 1) < 1e-9)
  }

  @Test("goes by steps, by pages and to its ends, and keeps the arrows there")
  func keys() {
    let screen = screen()
    screen.press(.right, .right, .left)
    #expect(screen.state.volume == 5.5)
    screen.press(.pageUp)
    #expect(screen.state.volume == 6.5)
    screen.press(.pageDown, .pageDown)
    #expect(screen.state.volume == 4.5)
    screen.press(.end, .right)
    #expect(screen.state.volume == 10 && screen.focused?.label == "Volume")
    screen.press(.home, .left)
    #expect(screen.state.volume == 0)
    screen.press(.tab, .right)
    #expect(screen.state.level == 6)
    screen.press(.tab, .right)
    #expect(abs(screen.state.share - 0.26) < 1e-6)
  }

  @Test("takes a number that is typed with Enter, an arrow, or when it is left")
  func typing() {
    let screen = screen()
    screen.type("7")
    #expect(screen.state.volume == 5 && screen.text.contains("─ 7\n"))
    screen.press(.enter)
    #expect(screen.state.volume == 7)
    screen.type("2.74")
    screen.press(.backspace, .tab)
    #expect(screen.state.volume == 2.5 && screen.focused?.label == "Level")
    screen.press(.shiftTab)
    screen.type("8")
    screen.press(.right)
    #expect(screen.state.volume == 8.5)
    screen.type("99")
    screen.press(.enter)
    #expect(screen.state.volume == 10)
    screen.type("3")
    screen.press(.escape)
    #expect(screen.state.volume == 10 && screen.text.contains("10.0"))
  }

  @Test("takes what is typed as a whole, and never a part of it")
  func wholes() {
    struct Level: Component {
      var initialState: Int { 9 }
      func render(state: Int) -> Node { Slider("Level", value: \.self, in: 1...64) }
    }
    let screen = TestScreen(Level(), columns: 24, rows: 1)
    for (text, level) in [("-5", 1), ("1-5", 1), ("12", 12), ("1,5", 12), ("3.5.1", 12), ("-", 12)]
    {
      screen.type(text)
      // The end of what is typed, in the room of the largest number.
      #expect(screen.text.hasSuffix(text.suffix(2)))
      screen.press(.enter)
      #expect(screen.state == level, "\(text)")
    }
  }

  @Test("acts while it is dragged, and Escape takes the drag back")
  func dragging() {
    let screen = screen()
    func mouse(_ kind: MouseEvent.Kind, _ column: Int) {
      screen.mouse(MouseEvent(kind, at: CellPoint(column: column, row: 0)))
    }
    mouse(.press(.left), 17)
    #expect(screen.state.volume == 10 && screen.text.contains("◉"))
    mouse(.drag(.left), 7)
    #expect(screen.state.volume == 0)
    mouse(.drag(.left), 12)
    #expect(screen.state.volume == 5)
    mouse(.drag(.left), 60)
    #expect(screen.state.volume == 10)
    screen.press(.escape)
    #expect(screen.state.volume == 5)
    mouse(.drag(.left), 7)
    #expect(screen.state.volume == 5)
    mouse(.release(.left), 7)
    screen.click(column: 9, row: 0)
    #expect(screen.state.volume == 2)
    screen.click(column: 1, row: 0)
    screen.click(column: 22, row: 0)
    #expect(screen.state.volume == 2)
  }

  @Test("does nothing while it is disabled, and shows it without colors")
  func disabled() {
    let screen = screen()
    screen.change { $0.isDisabled = true }
    #expect(screen.text.hasPrefix("Volume ─────○─────  5.0"))
    screen.press(.right)
    screen.type("3")
    screen.click(column: 7, row: 0)
    #expect(screen.state.volume == 5)
  }

  @Test("has a role, a label and a value; another label wins")
  func description() throws {
    #expect(try screen().element(.slider, "Volume").value == "5.0")
    struct Named: Component {
      var initialState: Double { 0.5 }
      func render(state: Double) -> Node { Slider(value: \.self).accessibilityLabel("Share") }
    }
    let named = TestScreen(Named(), columns: 20, rows: 1)
    #expect(try named.element(.slider, "Share").value == "0.50")
  }

  private struct Odd<Value: BinaryFloatingPoint & Sendable>: Component {
    let value: Value
    let range: ClosedRange<Value>
    var initialState: Value { value }
    func render(state: Value) -> Node { Slider("A long title", value: \.self, in: range) }
  }

  @Test("is safe with odd numbers and in little room")
  func odd() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      for range in [0...1.0, 0...0, -1e300...1e300, 0...Double.infinity] {
        let screen = TestScreen(Odd(value: value, range: range), columns: 20, rows: 5)
        screen.press(.right, .left, .pageUp, .home, .end)
        screen.type("12")
        screen.press(.enter)
        screen.click(column: 12, row: 0)
        #expect(screen.failure == nil)
      }
    }
    for columns in 1...20 {
      let screen = TestScreen(Odd(value: 0.5, range: 0...1), columns: columns, rows: 1)
      screen.click(column: columns / 2, row: 0)
      #expect(screen.failure == nil)
    }
    #expect(
      TestScreen(Odd(value: 0.5, range: 0...1), columns: 20, rows: 5).text == "A long ti… ━●─ 0.50")
    struct Whole: Component {
      var initialState: Int { .max }
      func render(state: Int) -> Node { Slider("Whole", value: \.self, in: .min ... .max) }
    }
    let screen = TestScreen(Whole(), columns: 60, rows: 1)
    screen.press(.home)
    #expect(screen.state == .min)
    screen.press(.end, .right)
    #expect(screen.state == .max)
  }

  @Test("shows the focus, with colors and without")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(), columns: 24, rows: 3, theme: .nord, colorScheme: scheme, colors: level)
      let focused = screen.style(row: 0, column: 20)
      screen.press(.tab)
      #expect(screen.style(row: 0, column: 20) != focused)
    }
  }
}
