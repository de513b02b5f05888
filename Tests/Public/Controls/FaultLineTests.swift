import Foundation
import Recurse
import RecurseFoundation
import RecurseTesting
import Testing

@MainActor @Suite("The line for what is wrong") struct FaultLineTests {
  private struct Page: Component {
    struct State { var name = "", error: String? = "A name is needed, as it is on the invitation" }
    var isInForm = false
    var initialState: State { State() }

    func render(state: State) -> Node {
      if isInForm { Form { content(state) } } else { content(state) }
    }

    @NodeBuilder<Self> private func content(_ state: State) -> Node {
      TextField("Name", text: \.name).fieldError(state.error)
      Button("Save") { _ in }.keyboardShortcut(.defaultAction)
    }
  }

  @Test("has as many rows as the message takes, and one while there is none")
  func wraps() {
    let screen = TestScreen(Page(), columns: 22, rows: 6)
    #expect(
      screen.text == """
        Name
        ✗ A name is needed, as
          it is on the
          invitation
        [ Save ]
        """)
    screen.resize(columns: 60, rows: 6)
    #expect(
      screen.text == """
        Name
        ✗ A name is needed, as it is on the invitation
        [ Save ]
        """)
    screen.change { $0.error = "Short" }
    #expect(screen.text == "Name\n✗ Short\n[ Save ]")
    screen.change { $0.error = nil }
    #expect(screen.text == "Name\n\n[ Save ]")
  }

  @Test("has them in a form, too, down to 20 × 5 cells")
  func form() throws {
    let screen = TestScreen(Page(isInForm: true), columns: 20, rows: 10)
    try screen.press("Save")
    #expect(
      screen.text == """
        Name
        ✗ A name is needed,
          as it is on the
          invitation
        [ Save ]
        """)
    screen.resize(columns: 20, rows: 5)
    #expect(screen.shows("✗ A name is"))
    for _ in 0..<5 { screen.wheel(.down, column: 3, row: 2) }
    #expect(screen.shows("invitation") && screen.failure == nil)
  }

  @Test("ends with the window where a message is longer than that")
  func endless() {
    let screen = TestScreen(Page(), columns: 22, rows: 6)
    screen.change { $0.error = String(repeating: "word ", count: 10_000) }
    #expect(screen.shows("✗ word word word word") && screen.failure == nil)
    screen.change { $0.error = String(repeating: "x", count: 10_000) }
    #expect(screen.shows("✗ xxxxxxxxxxxxxxxxxxxx") && screen.failure == nil)
    screen.resize(columns: 1, rows: 3)
    #expect(screen.failure == nil)
  }

  private struct Values: Component {
    struct State { var port = 80, start = date(2026, 11, 23, 14, 30), isOn = false }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Port", value: \.port, format: .number(in: 1...65535))
        DatePicker("Start", selection: \.start)
        Toggle("On", isOn: \.isOn)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test("is kept for each field that may be wrong, so that nothing moves when it is")
  func kept() {
    let screen = TestScreen(Values(), columns: 40, rows: 8)
    let lines = { (0..<5).map { screen.line($0) } }
    #expect(
      lines() == ["Port   80", "", "Start  2026-11-23          ▾ 14:30", "", "On     [ ]"])
    screen.type("x\t")
    #expect(
      lines()
        == [
          "Port   80x", "       ✗ Not a number", "Start  2026-11-23          ▾ 14:30", "",
          "On     [ ]",
        ])
    screen.press(.control("u"), .tab, .tab)
    #expect(
      lines()[2...] == [
        "Start  yyyy-mm-dd          ▾ 14:30", "       ✗ Not a date like 2026-11-23",
        "On     [ ]",
      ])
  }
}

@MainActor @Suite("What is wrong with the focused field") struct FaultBelowFocusTests {
  private struct Page: Component {
    struct State {
      var texts = [String](repeating: "", count: 6), kind = 0, start = date(2026, 11, 23, 14, 30)
      var error: String?
    }
    enum Control { case field, picker, date }
    var control: Control
    var initialState: State { State() }

    func render(state: State) -> Node {
      ScrollView {
        for index in 0..<4 { TextField("F\(index)", text: \.texts[index]) }
        switch control {
        case .field: TextField("Name", text: \.texts[4]).fieldError(state.error)
        case .picker:
          Picker("Kind", selection: \.kind) { Text("one").tag(0) }.fieldError(state.error)
        case .date: DatePicker("Day", selection: \.start).fieldError(state.error)
        }
        TextField("Last", text: \.texts[5])
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test(
    "is in sight with it at 20 × 5", arguments: [Page.Control.field, .picker, .date])
  private func seen(control: Page.Control) {
    let screen = TestScreen(Page(control: control), columns: 20, rows: 5)
    screen.press(.tab, .tab, .tab, .tab)
    #expect(screen.shows("F3"))
    screen.change { $0.error = "It needs a letter at the end" }
    #expect(
      screen.shows("✗ It") && screen.shows("end"), "\(screen.text)")
    let focused = screen.focused?.label
    screen.change { $0.error = nil }
    #expect(screen.focused?.label == focused)
  }

  @Test("moves nothing while the field itself is out of sight")
  func unseen() {
    let screen = TestScreen(Page(control: .field), columns: 20, rows: 5)
    screen.press(.tab, .tab, .tab, .tab)
    for _ in 0..<5 { screen.wheel(.up, column: 2, row: 2) }
    #expect(screen.line(0).hasPrefix("F0"))
    screen.change { $0.error = "It needs a letter at the end" }
    #expect(screen.line(0).hasPrefix("F0"))
  }
}

@MainActor @Suite("A field in which something is wrong") struct FaultyFieldTests {
  private struct Page: Component {
    struct State {
      var first = "", second = "", port = 80, start = date(2026, 11, 23, 14, 30)
      var error: String?
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        TextField("First", text: \.first)
        TextField("Second", text: \.second).fieldError(state.error)
        DatePicker("", selection: \.start).fieldError(state.error)
        TextField("Port", value: \.port, format: .number)
      }
      .environment(\.calendar, testCalendar()).environment(\.now, testNow)
    }
  }

  @Test(
    "has another ground than others, with the focus, too", arguments: Theme.all,
    ColorScheme.allCases)
  func ground(theme: Theme, scheme: ColorScheme) {
    for level in [ColorLevel.palette256, .trueColor] {
      let screen = TestScreen(
        Page(), columns: 40, rows: 8, theme: theme, colorScheme: scheme, colors: level)
      func ground(_ row: Int, _ column: Int = 0) -> Color? {
        screen.style(row: row, column: column).background
      }
      let (focused, plain) = (ground(0), ground(1))
      screen.change { $0.error = "Wrong" }
      let wrong = ground(1)
      #expect(Set([focused, plain, wrong]).count == 3, "\(theme.name) \(level)")
      // Which part of a date is wrong is not said.
      #expect(ground(3) == wrong && ground(3, 27) == wrong)
      #expect(ground(5) == plain)
      screen.press(.tab)
      #expect(ground(1) == wrong && ground(0) == plain)
      screen.change { $0.error = nil }
      #expect(ground(1) == focused && ground(3) == plain)
      screen.press(.shiftTab, .shiftTab)
      screen.type("x")
      #expect(ground(5) == focused)
      screen.press(.enter)
      #expect(ground(5) == wrong)
    }
  }
}
