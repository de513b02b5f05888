import Foundation
import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What an app looks like") struct LooksTests {
  private struct Asking: App {
    struct State { var isOpen = false }
    var initialState: State { State() }
    var theme: Theme { .nord }

    func render(state: State) -> Node {
      VStack { Button("x") { $0.isOpen = true } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: \.isOpen) { Text("s") }
        .theme(.standard)
    }
  }

  @Test("keeps the background of a theme inside another, with a sheet and without")
  func inner() {
    let screen = TestScreen(Asking(), columns: 40, rows: 12, colorScheme: .dark)
    screen.changeTerminalBackground(to: .rgb(0x000000))
    #expect(screen.style(row: 11, column: 0) == CellStyle())
    screen.press(.enter)
    #expect(screen.style(row: 11, column: 0).background == nil)
  }

  @Test("has the titles of a table on a bar as wide as its rows", arguments: [true, false])
  func tableTitles(isMultiple: Bool) {
    struct City: Identifiable { var id: String }
    struct Cities: Component {
      struct State { var cities = [City(id: "Oslo")] }
      var isMultiple: Bool
      var initialState: State { State() }
      func render(state: State) -> Node {
        Table(\.cities, selection: isMultiple ? .multiple : .single) {
          TableColumn("City", value: \.id)
        }
      }
    }
    let screen = TestScreen(
      Cities(isMultiple: isMultiple), columns: 20, rows: 3, colorScheme: .dark)
    for column in 0..<20 {
      #expect(screen.style(row: 0, column: column).background == Theme.standard.dark.surface)
    }
    #expect(screen.style(row: 2, column: 5).background != Theme.standard.dark.surface)
  }

  @Test("shows which title of a table Enter sorts by, before the cursor was in a column")
  func focusedTitle() {
    struct City: Identifiable { var id: String }
    struct Cities: Component {
      struct State { var cities = [City(id: "Oslo"), City(id: "Bergen")] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Table(\.cities, selection: .single) {
          TableColumn("City", sortedBy: \.id) { Text($0.id) }
          TableColumn("Length", sortedBy: \.id.count) { Text("\($0.id.count)") }
        }
      }
    }
    for (scheme, level) in [
      (ColorScheme.dark, ColorLevel.trueColor), (nil, .trueColor), (nil, .none),
    ] {
      let screen = TestScreen(
        Cities(), columns: 20, rows: 4, colorScheme: scheme, colors: level)
      let quiet = screen.style(row: 0, column: 2)
      screen.press(.shiftTab)
      #expect(screen.focused?.role == .tableHeader)
      #expect(screen.style(row: 0, column: 2) != quiet)
      #expect(screen.style(row: 0, column: 14) == quiet)
      screen.press(.tab)
      #expect(screen.style(row: 0, column: 2) == quiet)
    }
  }

  @Test("shows that an empty field takes no input, where there are backgrounds and where not")
  func disabledField() {
    struct Fields: Component {
      struct State { var text = "" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("", text: \.text)
        TextField("", text: \.text)
        TextField("", text: \.text).disabled()
      }
    }
    for (scheme, level) in [
      (ColorScheme.dark, ColorLevel.trueColor), (.light, .palette256), (nil, .trueColor),
      (nil, .palette256), (.dark, .ansi16), (nil, .none),
    ] {
      let screen = TestScreen(
        Fields(), columns: 20, rows: 3, colorScheme: scheme, colors: level)
      let differs =
        screen.style(row: 1, column: 4) != screen.style(row: 2, column: 4)
        || screen.line(1) != screen.line(2)
      #expect(differs, "\(String(describing: scheme)) \(level)")
      #expect(screen.showsField(2) || screen.style(row: 2, column: 4) != CellStyle())
    }
  }

  @Test("says all of an error, in as many rows as that takes")
  func longError() {
    struct Form: Component {
      struct State { var amount = "" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("A", text: \.amount).fieldError("An amount is a number").frame(width: 20)
        TextField("B", text: \.amount).fieldError(nil).frame(width: 20)
      }
    }
    let screen = TestScreen(Form(), columns: 24, rows: 5)
    #expect(screen.text == "A\n✗ An amount is a\n  number\nB")
    screen.type("1")
    #expect(screen.text == "1\n\n1")
    screen.press(.enter)
    #expect(screen.text == "1\n✗ An amount is a\n  number\n1")
    #expect(screen.focused?.label == "B")
  }

  @Test("shows where a button ends, on a sheet too")
  func buttons() {
    struct Form: Component {
      func render(state: Void) -> Node {
        VStack {
          Text("x")
          Button("y") { _ in }
        }
        .background(.raised)
      }
    }
    for theme in Theme.all {
      for scheme in ColorScheme.allCases {
        let screen = TestScreen(
          Form(), columns: 10, rows: 3, theme: theme, colorScheme: scheme)
        screen.press(.tab)
        let button = screen.style(row: 1, column: 0).background
        #expect(button != nil && button != screen.style(row: 0, column: 0).background)
      }
    }
  }

  @Test("tells the main button from one that destroys, without colors too")
  func roles() {
    struct Buttons: Component {
      func render(state: Void) -> Node {
        Button("one") { _ in }
        Button("one") { _ in }.keyboardShortcut(.defaultAction)
        Button("one", role: .destructive) { _ in }
        Button("one") { _ in }.disabled()
      }
    }
    for level in ColorLevel.allCases {
      let screen = TestScreen(
        Buttons(), columns: 12, rows: 4, theme: .nord, colorScheme: .dark, colors: level)
      let looks = (0..<4).map { row in
        "\(screen.text.split(separator: "\n")[row]) \(screen.style(row: row, column: 3))"
      }
      #expect(Set(looks).count == 4, "\(level): \(looks)")
    }
  }

  @Test("fills the main button and one that destroys with colors of their own")
  func filled() {
    struct Buttons: Component {
      func render(state: Void) -> Node {
        Button("one") { _ in }
        Button("one") { _ in }.keyboardShortcut(.defaultAction)
        Button("one", role: .destructive) { _ in }
        Button("two") { _ in }
      }
    }
    for theme in Theme.all {
      for scheme in ColorScheme.allCases {
        for level in [ColorLevel.palette256, .trueColor] {
          let screen = TestScreen(
            Buttons(), columns: 12, rows: 4, theme: theme, colorScheme: scheme, colors: level)
          func fill(_ row: Int) -> Color? { screen.style(row: row, column: 3).background }
          screen.press(.shiftTab)
          #expect(Set([fill(0), fill(1), fill(2), fill(3)]).count == 4, "\(theme.name) \(level)")
          let unfocused = fill(1)
          screen.press(.tab, .tab)
          #expect(fill(1) != unfocused && fill(1) != fill(0), "\(theme.name) \(level)")
        }
      }
    }
  }

  @Test("says where a title is cut")
  func title() {
    struct Box: Component {
      func render(state: Void) -> Node { VStack { Text("in") }.border(.rounded, title: "Border") }
    }
    #expect(TestScreen(Box(), columns: 9, rows: 3).text.hasPrefix("╭─ Bor…─╮"))
  }

  @Test("has no color where the terminal has none")
  func monochrome() {
    struct Colors: Component {
      func render(state: Void) -> Node {
        Text("a").foreground(.red)
        Text("b").background(.rgb(0x123456))
        Text("c").foreground(.error).background(.surface)
      }
    }
    let screen = TestScreen(Colors(), columns: 4, rows: 3, colors: .none)
    for row in 0..<3 {
      for column in 0..<4 {
        let style = screen.style(row: row, column: column)
        #expect(style.foreground == nil && style.background == nil)
      }
    }
  }

  @Test("can be read on any background", arguments: Theme.all)
  func anyBackground(theme: Theme) {
    struct Box: Component {
      let color: Color
      func render(state: Void) -> Node { Text("a").background(color) }
    }
    for scheme in ColorScheme.allCases {
      for step in 0..<40 {
        let color = Color.rgb(UInt32(step) &* 0x9E3779)
        let screen = TestScreen(
          Box(color: color), columns: 2, rows: 1, theme: theme, colorScheme: scheme)
        let text = screen.style(row: 0, column: 0).foreground
        #expect(text.map { contrast($0, color) >= 4.5 } == true, "\(color)")
      }
    }
  }

  /// WCAG's contrast ratio of two RGB colors.
  private func contrast(_ first: Color, _ second: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let digits = UInt32("\(color)".dropFirst(), radix: 16) ?? 0
      let parts = [digits >> 16 & 255, digits >> 8 & 255, digits & 255].map { value in
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test("has colors of its own for a palette of the terminal's")
  func solid() {
    let theme = Theme(
      name: "odd", dark: Palette(background: .black, text: .white, accent: .accent))
    struct Accent: Component {
      func render(state: Void) -> Node { Text("a").foreground(.accent) }
    }
    let screen = TestScreen(Accent(), columns: 4, rows: 1, theme: theme, colorScheme: .dark)
    let style = screen.style(row: 0, column: 0)
    #expect(style.background == .rgb(0x000000) && style.foreground != .accent)
  }

  @Test("gives the window the title of the innermost content that has any")
  func windowTitle() {
    struct Page: Component {
      var initialState: Bool { false }
      func render(state: Bool) -> Node {
        VStack {
          Text("page")
          if state { Text("detail").windowTitle("Detail") }
        }
        .windowTitle("Page")
      }
    }
    let screen = TestScreen(Page(), columns: 10, rows: 2)
    #expect(screen.windowTitle == "Page")
    screen.change { $0 = true }
    #expect(screen.windowTitle == "Detail")
    screen.change { $0 = false }
    #expect(screen.windowTitle == "Page")
  }

  @Test("shows a button below the mouse, where the terminal tells of it")
  func hover() throws {
    struct Two: Component {
      func render(state: Void) -> Node {
        Button("one") { _ in }
        Button("two") { _ in }
      }
    }
    let screen = TestScreen(Two(), columns: 10, rows: 2, colorScheme: .dark)
    let before = screen.style(row: 1, column: 3)
    screen.mouse(MouseEvent(.move, at: CellPoint(column: 3, row: 1)))
    #expect(screen.style(row: 1, column: 3) != before)
    screen.mouse(MouseEvent(.move, at: CellPoint(column: 3, row: 0)))
    #expect(screen.style(row: 1, column: 3) == before)
  }

  @Test("says that there is nothing, and what helps, with a gap between")
  func empty() {
    struct Nothing: Component {
      func render(state: Void) -> Node {
        EmptyState("No notes", message: "Write one.") { Button("New") { _ in } }
      }
    }
    #expect(
      TestScreen(Nothing(), columns: 20, rows: 8).text == """

                  ∅
              No notes
             Write one.

               [ New ]
        """)
  }
}

extension TestScreen {
  /// Whether a row shows anything where an empty field is.
  fileprivate func showsField(_ row: Int) -> Bool { !line(row).isEmpty }
}
