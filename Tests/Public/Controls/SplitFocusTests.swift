import Recurse
import RecurseTesting
import Testing

private struct People: Component {
  struct State: Equatable {
    var names = ["Ada", "Grace", "Tove"]
    var selected: String?
    var showsForm = false
    var text = ""
    var pressed = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView(showsDetail: \.showsForm) {
      List(\.names, id: \.self, selection: \.selected) { name in
        Text(name).onSelect { $0.showsForm = true }
      }
      .frame(height: 3)
      Button("Count") { $0.pressed += 1 }
    } detail: {
      Text("About \(state.selected ?? "nobody")")
      TextField("Note", text: \.text)
      Button("Cancel") { $0.showsForm = false }.keyboardShortcut(.cancelAction)
    }
    .onKey(.character("w")) { $0.showsForm = false }
    .onKey(.character("o")) { $0.showsForm = true }
  }
}

@MainActor @Suite("The focus of a split view") struct SplitFocusTests {
  private func screen(_ state: People.State = .init(), columns: Int = 60) -> TestScreen<People> {
    TestScreen(People(), state: state, columns: columns, rows: 6)
  }

  @Test("goes to the details with each row that is clicked, and by Enter after that")
  func clicks() throws {
    let screen = screen()
    for name in ["Ada", "Grace", "Grace", "Tove", "Ada"] {
      try screen.click(name)
      #expect(screen.focused?.label == "Note" && screen.state.showsForm, "\(name)")
      #expect(screen.state.selected == name)
    }
    for _ in 0..<3 {
      screen.press(.shiftTab, .shiftTab, .shiftTab)
      #expect(screen.focused?.role == .list && !screen.state.showsForm)
      screen.press(.down, .enter)
      #expect(screen.focused?.label == "Note" && screen.state.showsForm)
    }
    try screen.click("Grace")
    #expect(screen.focused?.label == "Note")
  }

  @Test("stays in the sidebar where a click there shows no details, and the state follows it")
  func button() throws {
    let screen = screen()
    try screen.click("Ada")
    try screen.click("Count")
    #expect(screen.state.pressed == 1 && !screen.state.showsForm)
    #expect(screen.focused?.label == "Count")
    screen.press(.enter)
    #expect(screen.state.pressed == 2 && screen.focused?.label == "Count")
  }

  @Test("goes to the details also where the state said already that they are shown")
  func already() throws {
    for press in [true, false] {
      let screen = screen(.init(showsForm: true))
      #expect(screen.focused?.role == .list && screen.state.showsForm)
      if press {
        screen.press(.down)
        #expect(screen.focused?.role == .list)
        screen.press(.enter)
      } else {
        try screen.click("Grace")
      }
      #expect(screen.focused?.label == "Note" && screen.state.showsForm)
    }
    let screen = screen(.init(showsForm: true))
    try screen.click("Count")
    #expect(screen.focused?.label == "Count" && !screen.state.showsForm)
  }

  @Test("goes to the sidebar where a button in the details, or Escape that presses it, shows that")
  func cancel() async throws {
    let screen = screen()
    try screen.click("Ada")
    try screen.click("Cancel")
    #expect(screen.focused?.role == .list && !screen.state.showsForm)
    screen.press(.down, .enter)
    screen.type("note")
    screen.press(.escape)
    #expect(screen.focused?.role == .list && screen.state.selected == "Grace")
    await screen.advance(by: .seconds(1))
    try screen.focus(on: screen.button("Cancel"))
    #expect(screen.state.showsForm)
    screen.press(.enter)
    #expect(screen.focused?.role == .list && !screen.state.showsForm)
  }

  @Test("stays where it is when another key, or the time, writes the state")
  func unasked() throws {
    let screen = screen()
    screen.press(.character("o"))
    #expect(screen.focused?.role == .list && screen.state.showsForm)
    try screen.click("Ada")
    screen.press(.tab)
    #expect(screen.focused?.label == "Cancel")
    screen.press(.character("w"))
    #expect(screen.focused?.label == "Cancel" && !screen.state.showsForm)
    screen.change { $0.showsForm = true }
    screen.change { $0.showsForm = false }
    #expect(screen.focused?.label == "Cancel")
  }

  @Test("is where it was when the window becomes narrow, and the state says the same")
  func narrow() throws {
    let screen = screen()
    try screen.click("Ada")
    try screen.click("Grace")
    screen.resize(columns: 30, rows: 6)
    #expect(screen.focused?.label == "Note" && screen.state.showsForm)
    screen.press(.escape)
    #expect(screen.focused?.role == .list && !screen.state.showsForm)
    screen.resize(columns: 60, rows: 6)
    #expect(screen.focused?.role == .list)
  }
}
