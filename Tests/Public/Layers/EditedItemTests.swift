import Recurse
import RecurseTesting
import Testing

private struct Files: Component {
  struct File: Equatable {
    var name: String
    var isHidden = false
  }
  struct State: Equatable {
    var draft: File?
    var saved: [File] = []
    var clicks = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("New") { state in
      state.clicks += 1
      state.draft = File(name: "x")
    }
    .sheet(editing: \.draft) { $file in
      Text("Edit \(file.name)")
      TextField("Name", text: $file.name)
      Toggle("Hidden", isOn: $file.isHidden)
      Button("Save") { state in
        if let draft = state.draft { state.saved.append(draft) }
        state.draft = nil
      }
      if file.name.isEmpty { Text("A name is needed").interactiveDismissDisabled() }
    }
  }
}

@MainActor @Suite("A sheet that edits an item") struct EditedItemTests {
  @Test("writes to the item's parts, and nil when it is closed")
  func edits() throws {
    let screen = TestScreen(Files(), columns: 30, rows: 10)
    try screen.press("New")
    screen.type("y")
    #expect(
      screen.state.draft == Files.File(name: "xy") && screen.sheet?.hasText("Edit xy") == true)
    try screen.press("Hidden")
    try screen.press("Save")
    #expect(screen.state.saved == [Files.File(name: "xy", isHidden: true)])
    #expect(screen.state.draft == nil && screen.sheet == nil)
    try screen.press("New")
    screen.press(.escape)
    #expect(screen.state.draft == nil && screen.sheet == nil)
  }

  @Test("stays open where it may not be dismissed")
  func undismissed() throws {
    let screen = TestScreen(Files(), columns: 30, rows: 10)
    try screen.press("New")
    screen.press(.backspace)
    screen.press(.escape)
    screen.click(column: 0, row: 9)
    #expect(screen.state.draft == Files.File(name: ""))
    screen.type("z")
    screen.press(.escape)
    #expect(screen.state.draft == nil)
  }

  @Test("The second click of a double click on what opens it does not close it")
  func doubleClick() throws {
    let screen = TestScreen(Files(), columns: 30, rows: 10)
    try screen.click(screen.button("New"), count: 2)
    #expect(screen.state.draft != nil && screen.state.clicks == 1)
  }
}
