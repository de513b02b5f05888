import Recurse
import RecurseTesting
import Testing

private struct Search: Component {
  struct State {
    var city = ""
    var other = ""
    var sent: [String] = []
    var visited = ["Rome"]
    /// Where suggestions that come late are kept.
    var late: [String]?
    var matches: [String] {
      late
        ?? (city.isEmpty
          ? [] : Search.cities.filter { $0.lowercased().hasPrefix(city.lowercased()) })
    }
  }
  nonisolated static let cities = ["Berlin", "Bern", "Bergen", "Paris"]

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .leading) {
      TextField("City", text: \.city)
        .suggestions(\.matches)
        .history(\.visited)
        .onSubmit { $0.sent.append($0.city) }
        .frame(width: 12)
      TextField("Other", text: \.other).frame(width: 12)
      Text("below")
    }
    .onKey(.escape) { $0.sent.append("escaped") }
  }
}

@MainActor @Suite("Suggestions below a field") struct SuggestionTests {
  private func screen(rows: Int = 8) -> TestScreen<Search> {
    TestScreen(Search(), columns: 24, rows: rows)
  }

  @Test("stay when Tab takes a text with which others begin")
  func goesOn() {
    let screen = screen()
    screen.change { $0.late = ["Ber", "Berlin", "Bern"] }
    screen.type("be")
    screen.press(.tab)
    #expect(screen.state.city == "Ber" && screen.popover != nil)
    screen.change { $0.late = ["Berlin", "Bern"] }
    screen.press(.tab)
    #expect(screen.state.city == "Berlin" && screen.popover == nil)
  }

  @Test("appear while a person types, and go when only the text itself is left")
  func typing() {
    let screen = screen()
    #expect(screen.popover == nil)
    screen.type("be")
    #expect(
      screen.text == """
        be
        ╭────────╮
        │ Berlin │
        │ Bern   │
        │ Bergen │
        ╰────────╯
        """)
    screen.press([.backspace, .backspace])
    #expect(screen.popover == nil)
    screen.type("Bern")
    #expect(screen.popover == nil && screen.state.city == "Bern")
    screen.press(.backspace)
    #expect(screen.text.contains("Bergen"))
  }

  @Test("Tab, the arrow at the end, and Enter after an arrow take one")
  func taking() {
    for (keys, city) in [
      ([Key.tab], "Berlin"), ([.right], "Berlin"), ([.down, .down, .enter], "Bern"),
      ([.down, .down, .down, .down, .tab], "Bergen"), ([.down, .up, .tab], "Berlin"),
      ([.down, .down, .up, .right], "Berlin"),
    ] {
      let screen = screen()
      screen.type("be")
      screen.press(keys)
      #expect(screen.state.city == city && screen.popover == nil)
      #expect(screen.state.sent == [])
      #expect(screen.focused?.label == "City")
      screen.press(.enter)
      #expect(screen.state.sent == [city])
    }
  }

  @Test("Enter without a choice submits what is typed")
  func submitting() {
    let screen = screen()
    screen.type("be")
    screen.press(.enter)
    #expect(screen.state.sent == ["be"] && screen.popover == nil)
  }

  @Test("Escape closes them alone, and Alt with the arrow shows them again")
  func closing() {
    let screen = screen()
    screen.type("be")
    screen.press(.escape)
    #expect(screen.popover == nil && screen.state.sent == [])
    screen.press(.down.with(.alt))
    #expect(screen.popover != nil)
    screen.press([.escape, .escape])
    #expect(screen.state.sent == ["escaped"])
  }

  @Test("A click takes one, and the field keeps the focus")
  func clicking() {
    let screen = screen()
    screen.type("be")
    screen.click(column: 3, row: 3)
    #expect(screen.state.city == "Bern" && screen.popover == nil)
    screen.type("!")
    #expect(screen.state.city == "Bern!")
  }

  @Test("A click elsewhere, and a list that the field leaves, close them")
  func leaving() throws {
    let screen = screen()
    screen.type("be")
    screen.click(column: 0, row: 0)
    #expect(screen.popover == nil)
    screen.type("r")
    #expect(screen.state.city == "rbe" && screen.popover == nil)
    screen.change { $0.city = "" }
    screen.type("b")
    #expect(screen.popover != nil)
    try screen.focus("Other")
    #expect(screen.popover == nil)
  }

  @Test("Tab goes on to the next field where the text is the first suggestion")
  func exact() {
    let screen = screen()
    screen.change { $0.late = ["x", "xy"] }
    screen.type("x")
    #expect(screen.popover != nil)
    screen.press(.tab)
    #expect(screen.state.city == "x" && screen.focused?.label == "Other")
  }

  @Test("Those that come later are shown when they come, and a chosen one stays chosen")
  func late() {
    let screen = screen()
    screen.change { $0.late = [] }
    screen.type("q")
    #expect(screen.popover == nil)
    screen.change { $0.late = ["Quito", "Quebec"] }
    #expect(screen.text.contains("Quebec"))
    screen.press([.down, .down])
    screen.change { $0.late = ["Qom", "Quebec", "Quito"] }
    screen.press(.tab)
    #expect(screen.state.city == "Quebec")
  }

  @Test("An edit is undone in a step, and ↑ is the history's while nothing is chosen")
  func undoing() {
    let screen = screen()
    screen.type("be")
    screen.press(.tab)
    screen.press(.control("z"))
    #expect(screen.state.city == "be")
    screen.press(.escape)
    screen.press(.up)
    #expect(screen.state.city == "Rome")
  }

  @Test("A long list scrolls to what is chosen, and leaves room for the field")
  func scrolling() {
    let screen = screen(rows: 5)
    screen.change { $0.late = (1...200).map { "City \($0)" } }
    screen.type("C")
    for _ in 0..<30 { screen.press(.down) }
    #expect(screen.text.contains("City 30") && screen.text.hasPrefix("C"))
    for _ in 0..<100 { screen.press(.down) }
    screen.press(.tab)
    #expect(screen.state.city == "City 100")
  }
}
