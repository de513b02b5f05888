import Recurse
import RecurseTesting
import Testing

enum Kind: String, CaseIterable, Identifiable {
  case large, small, tiny
  var id: Self { self }
  var name: String { rawValue.capitalizedFirst }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

private struct Page: Component {
  struct State: Equatable {
    var kind = Kind.small
    var favourite: Kind?
    var isDisabled = false
    var presses = 0
  }
  let style: PickerStyle
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Picker("Kind", selection: \.kind, style: style) {
        ForEach(Kind.allCases) { kind in Text(kind.name).tag(kind) }
      }
      Picker("Favourite", selection: \.favourite, options: Kind.allCases, style: style) {
        Text($0.name)
      }
      Button("Done") { $0.presses += 1 }
    }
    .disabled(state.isDisabled)
  }
}

@MainActor @Suite("A picker") struct PickerTests {
  private func screen(_ style: PickerStyle) -> TestScreen<Page> {
    TestScreen(Page(style: style), columns: 36, rows: 10)
  }

  @Test("is a button with the chosen option, which shows all below it")
  func menu() throws {
    let screen = screen(.menu)
    #expect(
      screen.text == """
        Kind [ Small ▾ ]
        Favourite [ …     ▾ ]
        [ Done ]
        """)
    screen.press(.enter)
    #expect(
      screen.text == """
        Kind [ Small ▾ ]
        Favou╭─────────╮  ▾ ]
        [ Don│   Large │
             │ ✓ Small │
             │   Tiny  │
             ╰─────────╯
        """)
    screen.press(.down, .down, .enter)
    #expect(screen.state.kind == .tiny && screen.layers(.popover).isEmpty)
    #expect(screen.text.hasPrefix("Kind [ Tiny  ▾ ]"))
    #expect(screen.focused?.label == "Kind")
    screen.press(.down, .home, .escape)
    #expect(screen.state.kind == .tiny && screen.layers(.popover).isEmpty)
    try screen.click(screen.element(.picker, "Favourite"))
    screen.click(column: 14, row: 4)
    #expect(screen.state.favourite == .small && screen.layers(.popover).isEmpty)
  }

  @Test("filters its options by what is typed")
  func filter() {
    let screen = screen(.menu)
    screen.press(.space)
    screen.type("a")
    #expect(
      screen.text == """
        Kind [ Small ▾ ]
        Favou╭─────────╮  ▾ ]
        [ Don│ /a      │
             │   Large │
             │ ✓ Small │
             ╰─────────╯
        """)
    screen.type("rg")
    screen.press(.enter)
    #expect(screen.state.kind == .large)
    screen.press(.down)
    screen.type("zz")
    #expect(screen.hasText("No match"))
    screen.press(.enter)
    #expect(screen.state.kind == .large)
    screen.press(.backspace, .backspace, .end, .enter)
    #expect(screen.state.kind == .tiny)
  }

  @Test("is a group of options with dots, of which the arrows choose one")
  func radioGroup() {
    let screen = screen(.radioGroup)
    #expect(
      screen.text == """
        Kind
        ( ) Large
        (•) Small
        ( ) Tiny
        Favourite
        ( ) Large
        ( ) Small
        ( ) Tiny
        [ Done ]
        """)
    screen.press(.up)
    #expect(screen.state.kind == .large)
    screen.press(.up, .end)
    #expect(screen.state.kind == .tiny && screen.focused?.label == "Kind")
    screen.press(.tab)
    #expect(screen.state.favourite == nil)
    screen.press(.down)
    #expect(screen.state.favourite == .large)
    screen.click(column: 5, row: 6)
    #expect(screen.state.favourite == .small)
    screen.press(.tab, .enter)
    #expect(screen.state.presses == 1)
  }

  @Test("is rows with a bar before the chosen one")
  func inline() {
    let screen = screen(.inline)
    #expect(
      screen.text == """
        Kind
          Large
        ▌ Small
          Tiny
        Favourite
          Large
          Small
          Tiny
        [ Done ]
        """)
    screen.click(column: 3, row: 3)
    #expect(screen.state.kind == .tiny)
  }

  @Test("is one bar of segments")
  func segmented() {
    let screen = screen(.segmented)
    #expect(
      screen.text == """
        Kind  Large │[Small]│ Tiny
        Favourite  Large │ Small │ Tiny
        [ Done ]
        """)
    screen.press(.right, .right)
    #expect(screen.state.kind == .tiny && screen.focused?.label == "Kind")
    screen.press(.home)
    #expect(screen.state.kind == .large)
    screen.click(column: 14, row: 1)
    #expect(screen.state.favourite == .large)
    screen.click(column: 20, row: 1)
    #expect(screen.state.favourite == .small)
  }

  @Test(
    "does nothing while it is disabled",
    arguments: [PickerStyle.menu, .radioGroup, .segmented, .inline])
  func disabled(style: PickerStyle) {
    let screen = screen(style)
    screen.change { $0.isDisabled = true }
    screen.press(.down, .right, .enter, .home)
    for row in 0..<4 { screen.click(column: 9, row: row) }
    #expect(screen.state == Page.State(isDisabled: true))
    #expect(screen.layers(.popover).isEmpty)
  }

  @Test(
    "has a role, a label and a value; another label wins",
    arguments: [PickerStyle.menu, .radioGroup, .segmented, .inline])
  func description(style: PickerStyle) throws {
    struct Named: Component {
      let style: PickerStyle
      var initialState: Kind { .tiny }
      func render(state: Kind) -> Node {
        Picker("k", selection: \.self, options: Kind.allCases, style: style) { Text($0.name) }
          .accessibilityLabel("Kind")
      }
    }
    #expect(try screen(style).element(.picker, "Kind").value == "Small")
    let named = TestScreen(Named(style: style), columns: 30, rows: 5)
    #expect(try named.element(.picker, "Kind").value == "Tiny")
  }

  @Test(
    "shows the focus with another look, with colors and without",
    arguments: [PickerStyle.menu, .radioGroup, .segmented, .inline])
  func looks(style: PickerStyle) {
    for (level, scheme) in [(ColorLevel.none, nil), (.trueColor, ColorScheme.dark)] {
      let screen = TestScreen(
        Page(style: style), columns: 36, rows: 10, theme: .nord, colorScheme: scheme,
        colors: level)
      let focused = screen.styledText
      screen.press(.tab)
      #expect(screen.styledText != focused)
    }
  }

  private struct Wide: Component {
    let style: PickerStyle
    var initialState: Int { 1 }
    func render(state: Int) -> Node {
      Picker("日本語日本語日本語", selection: \.self, style: style) {
        Text("a\u{1B}[31m").tag(0)
        Text("日本語日本語日本語日本語").tag(1)
        Text("two\nlines").foreground(.red).tag(2)
        HStack {
          Text("in a row")
          Text("👩‍👩‍👧")
        }.tag(3)
      }
    }
  }

  @Test(
    "is at home at 20×5 with wide and hostile texts, and narrower",
    arguments: [PickerStyle.menu, .radioGroup, .segmented, .inline])
  func narrow(style: PickerStyle) {
    for columns in [20, 13, 5, 1] {
      let screen = TestScreen(Wide(style: style), columns: columns, rows: 5)
      screen.press(.enter, .down, .right, .end, .enter)
      screen.click(column: columns / 2, row: 2)
      screen.press(.escape)
      #expect(screen.failure == nil)
    }
    let screen = TestScreen(Wide(style: style), columns: 20, rows: 5)
    switch style {
    case .menu: #expect(screen.text == "日本…  [ 日本語… ▾ ]")
    case .segmented: #expect(screen.text == "日本…  ‹[日本語日…]›")
    case .radioGroup: #expect(screen.text.contains("(•) 日本語日本語日…"))
    case .inline: #expect(screen.text.contains("▌ 日本語日本語日本…"))
    }
  }

  @Test("has so many options that they scroll")
  func many() {
    struct Many: Component {
      var initialState: Int { 70 }
      func render(state: Int) -> Node {
        Picker("N", selection: \.self, options: 0..<100) { Text("number \($0)") }
      }
    }
    let screen = TestScreen(Many(), columns: 20, rows: 6)
    screen.press(.enter)
    #expect(screen.text.contains("✓ number 70"))
    screen.press(.pageDown, .down, .enter)
    #expect(screen.state == 81)
    screen.press(.down, .end)
    #expect(screen.text.contains("number 99"))
  }
}

@MainActor @Suite("A picker of several") struct MultiPickerTests {
  private struct Page: Component {
    struct State: Equatable { var kinds: Set<Kind> = [.small], isDisabled = false }
    var initialState: State { State() }
    func render(state: State) -> Node {
      MultiPicker("Kinds", selection: \.kinds) {
        ForEach(Kind.allCases) { kind in Text(kind.name).tag(kind) }
      }
      .disabled(state.isDisabled)
    }
  }

  @Test("has a check before each that is chosen, and a cursor of its own")
  func use() throws {
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    #expect(
      screen.text == """
        Kinds
        [ ] Large
        [x] Small
        [ ] Tiny
        """)
    screen.press(.space, .down, .enter)
    #expect(screen.state.kinds == [.large])
    screen.press(.end, .space)
    #expect(screen.state.kinds == [.large, .tiny])
    screen.click(column: 6, row: 2)
    #expect(screen.state.kinds == Set(Kind.allCases))
    #expect(try screen.element(.picker, "Kinds").value == "Large, Small, Tiny")
    screen.change { $0.isDisabled = true }
    screen.press(.space)
    screen.click(column: 6, row: 2)
    #expect(screen.state.kinds == Set(Kind.allCases))
  }

  @Test("shows a prompt while nothing is chosen, and has room for it")
  func prompt() throws {
    struct Order: Component {
      var initialState: Kind? { nil }
      func render(state: Kind?) -> Node {
        Picker("Kind", selection: \.self, options: Kind.allCases, prompt: "Any kind") {
          Text($0.name)
        }
      }
    }
    let screen = TestScreen(Order(), columns: 36, rows: 8)
    #expect(screen.text == "Kind [ Any kind ▾ ]")
    #expect(try screen.element(.picker, "Kind").value == "")
    screen.press(.enter, .down, .enter)
    #expect(screen.text == "Kind [ Small    ▾ ]")
    #expect(try screen.element(.picker, "Kind").value == "Small")
  }

  @Test("shows the option that Enter chooses after the window was larger and is small again")
  func resized() {
    struct Page: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Picker("Number", selection: \.self, options: Array(0..<12)) { Text("number \($0)") }
      }
    }
    let screen = TestScreen(Page(), columns: 20, rows: 5)
    screen.press(.enter)
    for _ in 0..<6 { screen.press(.down) }
    #expect(screen.shows("number 6"))
    screen.resize(columns: 80, rows: 24)
    #expect(screen.shows("number 6"))
    screen.resize(columns: 20, rows: 5)
    #expect(screen.shows("number 6"), "\(screen.text)")
    screen.press(.enter)
    #expect(screen.state == 6)
  }
}
