import Recurse
import RecurseTesting
import Testing

/// Fields of values, and a counter that renders them all for another reason.
private struct Page: Component {
  struct State: Equatable {
    var port = 80
    var age: Int?
    var price = 9.5
    var tiny: UInt8 = 7
    var ticks = 0
    var saved: [Int] = []
    var isDisabled = false
    var top = 65535
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      TextField("Port", value: \.port, format: .number(in: 1...state.top))
      TextField("Age", value: \.age, format: .number(in: 0...150), prompt: "years")
      TextField("Price", value: \.price, format: .number.places(2))
      TextField("Tiny", value: \.tiny, format: .number)
      Button("Save \(state.ticks)") { $0.saved.append($0.port) }
        .keyboardShortcut(.defaultAction)
    }
    .disabled(state.isDisabled)
  }
}

@MainActor @Suite("A field of a value") struct ValueFieldTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 20, rows: 7) }

  private func clear<Root: Component>(_ screen: TestScreen<Root>) { screen.press(.control("u")) }

  @Test("shows its value in its format, and the prompt where there is none")
  func picture() {
    #expect(
      screen().text == """
        80
        years
        9.50
        7
        [ Save 0 ]
        """)
  }

  @Test(
    "refuses signs, groups and symbols that it does not write, and keeps the state",
    arguments: [
      ("Port", "12-"), ("Port", "--5"), ("Port", "5%"), ("Port", "12,34"), ("Port", "$5"),
      ("Price", "12-"), ("Price", "--5"), ("Price", "5%"), ("Price", "12,34"), ("Price", "1.2.3"),
    ])
  func misplaced(field: String, typed: String) throws {
    let screen = screen()
    try screen.focus(field)
    clear(screen)
    let before = screen.state
    screen.paste(typed)
    screen.press(.enter)
    #expect(screen.state == before)
    #expect(try screen.field(field).error?.isEmpty == false)
  }

  @Test("writes each value as soon as it can be read")
  func writing() {
    let screen = screen()
    screen.press(.end)
    screen.type("8")
    #expect(screen.state.port == 808)
    screen.press(.backspace, .backspace)
    #expect(screen.state.port == 8)
    screen.press(.backspace)
    #expect(screen.state.port == 8)
    screen.type("443")
    #expect(screen.state.port == 443)
  }

  @Test("keeps what cannot be read, leaves the state alone, and says what is wrong when it is left")
  func unreadable() {
    let screen = screen()
    clear(screen)
    screen.type("8o80")
    #expect(screen.state.port == 8 && screen.text.hasPrefix("8o80\nyears"))
    screen.press(.tab)
    #expect(screen.text.hasPrefix("8o80\n✗ Not a number\nyears"))
    // Other changes and the way back change nothing.
    screen.change { $0.ticks = 1 }
    screen.press(.shiftTab, .end)
    #expect(screen.text.hasPrefix("8o80\n✗ Not a number\n"))
    screen.press(.backspace)
    #expect(screen.text.hasPrefix("8o8\nyears"))
    screen.press(.backspace, .backspace, .tab)
    #expect(screen.state.port == 8 && screen.text.hasPrefix("8\nyears"))
  }

  @Test(
    "says what is wrong in words",
    arguments: [
      ("abc", "Not a number"), ("", "Not a number"), ("1 234", "Not a number"),
      ("-", "Not a number"),
      ("1.5", "Not a whole number"), ("1e3", "Not a whole number"), ("0", "1 to 65535"),
      ("-5", "1 to 65535"), ("65536", "1 to 65535"), ("99999999999999999999", "1 to 65535"),
      ("５", "Not a number"),
    ])
  func messages(text: String, message: String) {
    let screen = TestScreen(Page(), columns: 30, rows: 7)
    clear(screen)
    screen.paste(text)
    let port = screen.state.port
    screen.press(.enter)
    #expect(
      screen.text.hasPrefix(
        "\(text.isEmpty ? "Port" : text)\n✗ \(message)\nyears"), "\(screen.text)")
    #expect(screen.state.port == port && screen.focused?.label == "Port")
  }

  @Test("reads spaces around, zeros, and signs, and writes them away when it is left")
  func normalizing() {
    let screen = screen()
    for (text, port) in [("007", 7), ("  42 ", 42), ("+5", 5)] {
      clear(screen)
      screen.paste(text)
      #expect(screen.state.port == port && screen.line(0) == text.trimmingEnd)
      screen.press(.tab)
      #expect(screen.line(0) == "\(port)")
      screen.press(.shiftTab)
    }
  }

  @Test("loses nothing that is typed in one read of the terminal")
  func burst() {
    let screen = screen()
    clear(screen)
    screen.typeAtOnce("12x")
    #expect(screen.state.port == 12 && screen.line(0) == "12x")
    screen.press(.tab)
    #expect(screen.text.hasPrefix("12x\n✗ Not a number"))
  }

  @Test("shows the value that something else gives it, whatever was typed")
  func elsewhere() {
    let screen = screen()
    clear(screen)
    screen.type("x")
    screen.change { $0.port = 443 }
    #expect(screen.text.hasPrefix("443\nyears"))
    screen.change { $0.port = 80 }
    #expect(screen.line(0) == "80")
    // The value that was typed is no other one.
    clear(screen)
    screen.type("007")
    screen.change { $0.ticks = 2 }
    #expect(screen.line(0) == "007")
    // What the state does not take is taken back.
    struct Even: Component {
      struct State { var number = 2 { didSet { if number % 2 == 1 { number = oldValue } } } }
      var initialState: State { State() }
      func render(state: State) -> Node { TextField("Even", value: \.number, format: .number) }
    }
    let even = TestScreen(Even(), columns: 10, rows: 2)
    even.type("3")
    #expect(even.state.number == 2 && even.line(0) == "2")
    even.type("4")
    #expect(even.state.number == 24 && even.line(0) == "24")
  }

  @Test("is nil while it is empty, where the value may be")
  func optional() {
    let screen = screen()
    screen.press(.tab)
    screen.type("30")
    #expect(screen.state.age == 30)
    clear(screen)
    #expect(screen.state.age == nil && screen.line(1) == "years")
    screen.type("  ")
    screen.press(.tab)
    #expect(screen.state.age == nil && screen.line(1) == "years")
    screen.press(.shiftTab, .up)
    #expect(screen.state.age == 0)
    screen.press(.up)
    #expect(screen.state.age == 1 && screen.line(1) == "1")
    clear(screen)
    screen.type("151")
    screen.press(.enter)
    #expect(screen.state.age == 15 && screen.text.contains("151\n✗ 0 to 150"))
  }

  @Test("rounds to its places")
  func places() {
    let screen = screen()
    screen.press(.tab, .tab)
    clear(screen)
    screen.type("1.005")
    #expect(screen.state.price == 1.01)
    screen.press(.tab)
    #expect(screen.line(2) == "1.01")
    screen.press(.shiftTab)
    clear(screen)
    screen.type("-.5")
    #expect(screen.state.price == -0.5)
    screen.press(.tab)
    #expect(screen.line(2) == "-0.50")
    screen.change { $0.price = .infinity }
    #expect(screen.line(2) == "inf")
    screen.press(.shiftTab, .up)
    #expect(screen.line(2) == "inf" && screen.state.price == .infinity)
  }

  @Test("steps by ↑ and ↓, by ten with Shift and by pages, and stops at the ends")
  func steps() {
    let screen = screen()
    screen.press(.up, .up, .down)
    #expect(screen.state.port == 81 && screen.line(0) == "81")
    screen.press(.pageUp, .pageUp, Key.down.with(.shift))
    #expect(screen.state.port == 91)
    for _ in 0..<20 { screen.press(.pageDown) }
    #expect(screen.state.port == 1 && screen.focused?.label == "Port")
    screen.press(.down)
    #expect(screen.state.port == 1)
    clear(screen)
    screen.type("x")
    screen.press(.up)
    #expect(screen.text.hasPrefix("x\n✗ Not a number") && screen.state.port == 1)
    screen.press(.tab, .tab, .tab)
    for _ in 0..<30 { screen.press(.pageUp) }
    #expect(screen.state.tiny == 255)
    for _ in 0..<30 { screen.press(.pageDown) }
    #expect(screen.state.tiny == 0)
  }

  @Test("shows a value that its format does not allow as it is")
  func outside() {
    let screen = screen()
    screen.change { $0.port = 0 }
    screen.press(.tab, .shiftTab)
    #expect(screen.text.hasPrefix("0\nyears"))
    screen.press(.up)
    #expect(screen.text.hasPrefix("0\n✗ 1 to 65535") && screen.state.port == 0)
    screen.change { $0.port = 70 }
    screen.type("0")
    #expect(screen.state.port == 700)
    // What was read may not be allowed any more.
    screen.change { $0.top = 500 }
    screen.press(.tab)
    #expect(screen.text.hasPrefix("700\n✗ 1 to 500"))
  }

  @Test("gives the state what another format reads, and keeps what it does not")
  func otherFormat() {
    let screen = screen()
    screen.change { $0.top = 100 }
    clear(screen)
    screen.type("0443")
    #expect(screen.state.port == 44)
    screen.change { $0.top = 1000 }
    #expect(screen.state.port == 443 && screen.line(0) == "0443")
    screen.change { $0.top = 100 }
    #expect(screen.state.port == 443 && screen.line(0) == "0443")
    screen.press(.enter)
    #expect(screen.line(1) == "✗ 1 to 100" && screen.state.saved.isEmpty)
    screen.press(.tab)
    screen.change { $0.top = 500 }
    #expect(screen.line(0) == "443" && !screen.shows("✗"))
  }

  @Test("submits nothing on Enter while it cannot be read")
  func submitting() throws {
    let screen = screen()
    screen.press(.tab, .tab, .tab, .end)
    screen.type("x")
    screen.press(.enter)
    #expect(screen.state.saved.isEmpty && screen.text.contains("7x\n✗ Not a number"))
    screen.press(.backspace, .enter)
    #expect(screen.state.saved == [80])
  }

  @Test("moves nothing below a button of the mouse that is held")
  func clicking() throws {
    let screen = screen()
    clear(screen)
    screen.type("x")
    let button = try screen.clickPoint(of: screen.button("Save 0"))
    screen.mouse(MouseEvent(.press(.left), at: button))
    #expect(screen.text.hasPrefix("x\nyears"))
    screen.mouse(MouseEvent(.release(.left), at: button))
    #expect(screen.text.hasPrefix("x\n✗ Not a number\nyears") && screen.state.saved == [80])
  }

  @Test("is found by its title, and has a value")
  func description() throws {
    let screen = screen()
    #expect(try screen.field("Port").value == "80")
    #expect(try screen.field("Age").value == "")
    screen.change { $0.isDisabled = true }
    screen.press(.up)
    screen.type("5")
    #expect(screen.state == Page.State(isDisabled: true))
  }

  @Test("looks different when it has the focus, cannot be used, or is wrong, without colors too")
  func looks() {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(), columns: 20, rows: 7, theme: .nord, colorScheme: scheme, colors: level)
      func look() -> String {
        let cursor = screen.cursor.map { "\($0)" } ?? ""
        return (screen.styledText.split(separator: "\n").prefix(2) + [cursor[...]]).description
      }
      var looks = ["focused": look()]
      screen.press(.tab, .tab)
      looks["normal"] = look()
      screen.change { $0.isDisabled = true }
      looks["disabled"] = look()
      screen.change { $0.isDisabled = false }
      screen.press(.shiftTab, .shiftTab)
      screen.type("x")
      screen.press(.tab, .tab)
      looks["wrong"] = look()
      #expect(Set(looks.values).count == looks.count, "\(level): \(looks)")
    }
  }

  @Test("works in 20 × 5 cells, and with text that is hostile, wide or long")
  func hostile() {
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    clear(screen)
    for text in ["\u{1B}[2J\u{7}", "日本語", String(repeating: "9", count: 400)] {
      screen.paste(text)
    }
    screen.press(.enter)
    #expect(screen.failure == nil && screen.line(1) == "✗ Not a number")
    #expect(screen.line(0) == String(repeating: "9", count: 19) && screen.state.port == 80)
    screen.press(.home)
    #expect(screen.line(0).hasPrefix("[2J日本語999"))
  }

  @Test("shows that something is wrong where there is no line to say it")
  func short() {
    struct Short: Component {
      var initialState: Int { 5 }
      func render(state: Int) -> Node {
        TextField("Count", value: \.self, format: .number).frame(height: 1)
        Button("Next") { _ in }
      }
    }
    let screen = TestScreen(Short(), columns: 10, rows: 2)
    screen.type("x")
    screen.press(.tab)
    #expect(screen.line(0) == "5x       ✗")
  }

  @Test("says it in the words of the environment, and an app's own format in its own")
  func words() {
    struct Even: FieldFormat {
      func text(of value: Int) -> String { "\(value)" }
      func value(of text: String) throws(FieldError) -> Int {
        guard let value = Int(text), value % 2 == 0 else { throw FieldError("Even \u{1B}[2J") }
        return value
      }
    }
    struct German: Component {
      struct State { var count = 5, even = 2, draft: Draft? = Draft() }
      struct Draft { var port: UInt16 = 1 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          TextField("Count", value: \.count, format: .number(in: 1...64))
          TextField("Even", value: \.even, format: Even())
        }
        .environment(\.words, Words(notANumber: "Keine Zahl", to: "bis"))
        .sheet(editing: \.draft) { $draft in
          TextField("Port", value: $draft.port, format: .number)
        }
      }
    }
    let screen = TestScreen(German(), columns: 16, rows: 5)
    screen.type("2")
    #expect(screen.state.draft?.port == 12)
    screen.press(.escape)
    screen.type("0")
    screen.press(.up)
    #expect(screen.state.count == 51)
    screen.type("0")
    screen.press(.tab, .end)
    screen.type("1")
    // A format without steps leaves the arrows to the focus.
    screen.press(.up)
    #expect(screen.focused?.label == "Count")
    #expect(
      screen.text == """
        510
        ✗ 1 bis 64
        21
        ✗ Even ␛[2J
        """)
  }
}
