import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("The keyboard among controls") struct ControlFocusTests {
  private struct Fields: Component {
    struct State {
      var above = ""
      var size = 2
      var extras: Set<Int> = []
      var below = ""
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      Form {
        TextField("Above", text: \.above)
        Picker("Size", selection: \.size, style: .radioGroup) {
          for size in 1...3 { Text("\(size) GB").tag(size) }
        }
        MultiPicker("Extras", selection: \.extras) {
          Text("Backup").tag(1)
          Text("IPv6").tag(2)
        }
        TextField("Below", text: \.below)
      }
    }
  }

  @Test("comes into options without choosing, and leaves them at their ends")
  func options() {
    let screen = TestScreen(Fields(), columns: 30, rows: 10)
    func press(_ key: Key, _ focused: String, _ size: Int) {
      screen.press(key)
      #expect(screen.focused?.label == focused && screen.state.size == size)
    }
    press(.down, "Size", 2)
    press(.down, "Size", 3)
    press(.down, "Extras", 3)
    press(.down, "Extras", 3)
    press(.down, "Below", 3)
    press(.up, "Extras", 3)
    press(.up, "Extras", 3)
    press(.up, "Size", 3)
    press(.up, "Size", 2)
    press(.up, "Size", 1)
    press(.up, "Above", 1)
    #expect(screen.state.extras == [])
  }

  private struct Pages: Component {
    struct State {
      var page = 0
      var text = ""
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      TabView(selection: \.page) {
        Tab("One", value: 0) { TextField("First", text: \.text) }
        Tab("Two", value: 1) { TextField("Second", text: \.text) }
        Tab("Three", value: 2) { Text("nothing") }
      }
      Button("Below") { _ in }
    }
  }

  @Test("stays in the page when a tab is clicked, and goes along with another page")
  func clickedTab() throws {
    let screen = TestScreen(Pages(), columns: 30, rows: 6)
    try screen.focus("First")
    screen.click(column: 2, row: 0)
    #expect(screen.focused?.label == "First")
    screen.click(column: 8, row: 0)
    #expect(screen.state.page == 1 && screen.focused?.label == "Second")
    try screen.focus("Below")
    screen.click(column: 2, row: 0)
    #expect(screen.state.page == 0 && screen.focused?.label == "Below")
  }

  @Test("goes along with the page of a tab view, else to the bar")
  func pages() throws {
    let screen = TestScreen(Pages(), columns: 30, rows: 6)
    let (forward, backward) = (Key.pageDown.with(.control), Key.pageUp.with(.control))
    try screen.focus("First")
    screen.press(forward)
    #expect(screen.focused?.label == "Second")
    screen.press(backward)
    #expect(screen.focused?.label == "First")
    screen.press(forward, forward)
    #expect(screen.focused?.role == .tabBar)
    screen.press(.left)
    #expect(screen.state.page == 1 && screen.focused?.role == .tabBar)
    try screen.focus("Second")
    screen.change { $0.page = 0 }
    #expect(screen.focused?.label == "First")
    try screen.focus("Below")
    screen.change { $0.page = 1 }
    #expect(screen.focused?.label == "Below")
  }

  private struct Canceling: Component {
    struct State {
      var text = ""
      var isOff = false
      var isOpen = false
      var takesEscape = false
      var log: [String] = []
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack {
        Form {
          TextField("Name", text: \.text).onKey { state, key in
            guard state.takesEscape, key.key == .escape else { return .ignored }
            state.log.append("inner")
            return .handled
          }
          Button("Discard") { $0.log.append("discard") }
            .keyboardShortcut(.cancelAction).disabled(state.isOff)
        }
        Button("Other") { $0.log.append("other") }.keyboardShortcut(.cancelAction)
      }
      .onKey(.escape) { $0.log.append("outer") }
      .sheet(isPresented: \.isOpen) {
        TextField("Inside", text: \.text)
      }
    }
  }

  @Test(
    "presses by Escape the button for that which is nearest, where nothing inside takes the key")
  func cancelAction() throws {
    let screen = TestScreen(Canceling(), columns: 30, rows: 8)
    screen.press(.escape)
    #expect(screen.state.log == ["discard"])
    screen.change { $0.takesEscape = true }
    screen.press(.escape)
    #expect(screen.state.log == ["discard", "inner"])
    try screen.focus("Other")
    screen.press(.escape)
    #expect(screen.state.log.last == "other")
    try screen.focus("Name")
    screen.change {
      $0.takesEscape = false
      $0.isOff = true
    }
    screen.press(.escape)
    #expect(screen.state.log == ["discard", "inner", "other", "other"])
    // A layer without such a button is closed.
    screen.change { $0.isOpen = true }
    screen.press(.escape)
    #expect(!screen.state.isOpen && screen.state.log.count == 4)
  }

  @Test("Two options with one tag are reported")
  func duplicateTags() {
    struct Page: Component {
      let style: PickerStyle
      var initialState: Int { 1 }
      func render(state: Int) -> Node {
        Picker("Size", selection: \.self, style: style) {
          Text("small").tag(1)
          Text("large").tag(1)
        }
      }
    }
    for style in [PickerStyle.menu, .radioGroup, .segmented, .inline] {
      let screen = TestScreen(Page(style: style), columns: 30, rows: 6)
      screen.change { $0 = 2 }
      #expect(screen.reports == ["two options of the picker “Size” have the tag 1"])
    }
  }
}
