import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("Keys after a change of the focus") struct FocusHarmTests {
  struct Editor: Component {
    struct State: Equatable {
      var log: [String] = []
      var isDirty = true
      var isLocked = false
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        Button("Wipe") { $0.log.append("wipe") }
        Button("Save") { state in
          state.log.append("save")
          state.isDirty = false
        }
        .disabled(!state.isDirty)
        Button("Other") { $0.log.append("other") }
      }
      .onKey(.character("!")) { $0.log.append("key") }
      .onKey(.character("u")) { $0.isDirty = true }
    }
  }

  @Test("A button that disables itself keeps the focus; Enter twice saves once")
  func disabled() throws {
    let screen = TestScreen(Editor(), columns: 20, rows: 4)
    try screen.focus(on: screen.button("Save"))
    screen.press(.enter, .enter, .space)
    #expect(screen.state.log == ["save"])
    #expect(screen.focused?.label == "Save")
    // Its keys bubble, Tab moves on from it, and it acts again when it is enabled.
    screen.press(.character("!"), .character("u"), .enter)
    #expect(screen.state.log == ["save", "key", "save"])
    screen.press(.tab)
    #expect(screen.focused?.label == "Other")
    screen.press(.shiftTab)
    #expect(screen.focused?.label == "Wipe")
  }

  @Test("A focused field that is disabled takes no text and shows no cursor")
  func disabledField() {
    struct Form: Component {
      struct State {
        var text = ""
        var isSent = false
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TextField("Name", text: \.text).onSubmit { $0.isSent = true }.disabled(state.isSent)
      }
    }
    let screen = TestScreen(Form(), columns: 20, rows: 2)
    screen.type("ab\n")
    #expect(screen.cursor == nil)
    screen.type("c")
    #expect(screen.state.text == "ab")
    screen.change { $0.isSent = false }
    screen.type("d")
    #expect(screen.state.text == "abd" && screen.cursor != nil)
  }

  /// Names that are created and deleted, as in the fifth of the 7GUIs.
  struct Names: Component {
    struct State {
      var names = ["Ada", "Grace"]
      var created = 0
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        Button("Create") { state in
          state.created += 1
          state.names.append("new \(state.created)")
        }
        if !state.names.isEmpty { Button("Delete") { $0.names.removeAll() } }
      }
    }
  }

  @Test(
    "An element that gets the focus by a removal ignores Enter: Enter twice on Delete deletes once")
  func deleted() async throws {
    let screen = TestScreen(Names(), columns: 20, rows: 3)
    try screen.focus(on: screen.button("Delete"))
    screen.press(.enter, .enter, .space)
    #expect(screen.state.names == [] && screen.focused?.label == "Create")
    await screen.advance(by: .milliseconds(499))
    screen.press(.enter)
    #expect(screen.state.names == [])
    await screen.advance(by: .milliseconds(1))
    screen.press(.enter)
    #expect(screen.state.names == ["new 1"])
  }

  @Test("A held key does not act on an element that got the focus by a removal")
  func held() async throws {
    let screen = TestScreen(Names(), columns: 20, rows: 3)
    try screen.focus(on: screen.button("Delete"))
    screen.press(.space)
    // The delay before a keyboard repeats a key, and the interval of repeats.
    await screen.advance(by: .milliseconds(480))
    for _ in 0..<60 {
      screen.press(.space)
      await screen.advance(by: .milliseconds(33))
    }
    #expect(screen.state.names == [])
    // Released, and pressed again.
    await screen.advance(by: .milliseconds(200))
    screen.press(.space)
    #expect(screen.state.names == ["new 1"])
  }

  @Test(
    "A layer that a press closes is followed by a short pause, one that closes later by a long one",
    arguments: [(0, 150), (149, 150), (150, 500), (2000, 500)])
  func closed(after delay: Int, pause: Int) async throws {
    struct Shop: Component {
      struct State { var isAsking = false, isSending = false, count = 0 }
      let delay: Int
      var initialState: State { State() }
      func render(state: State) -> Node {
        Button("Add") { $0.count += 1 }
          .sheet(isPresented: \.isAsking) {
            Button("Send") { state in
              if delay == 0 { state.isAsking = false } else { state.isSending = true }
            }
          }
      }
      func effects(state: State) -> [Effect] {
        if state.isSending {
          Effect.every(.milliseconds(delay), id: "answer") { state in
            (state.isSending, state.isAsking) = (false, false)
          }
        }
      }
    }
    let screen = TestScreen(Shop(delay: delay), columns: 20, rows: 5)
    screen.change { $0.isAsking = true }
    await screen.advance(by: .seconds(1))
    screen.press(.enter)
    if delay > 0 { await screen.advance(by: .milliseconds(delay)) }
    #expect(screen.focused?.label == "Add")
    await screen.advance(by: .milliseconds(pause - 1))
    screen.press(.enter)
    #expect(screen.state.count == 0)
    await screen.advance(by: .milliseconds(1))
    screen.press(.enter)
    #expect(screen.state.count == 1)
  }

  @Test("An element that is disabled and then collapsed loses the focus")
  func collapsed() {
    struct Form: Component {
      struct State { var text = "", isSaving = false, isDone = false }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack {
          TextField("Name", text: \.text).disabled(state.isSaving).collapsed(state.isDone)
          Button("Next") { _ in }
        }
      }
    }
    let screen = TestScreen(Form(), columns: 20, rows: 3)
    screen.change { $0.isSaving = true }
    #expect(screen.focused?.label == "Name")
    screen.change { $0.isDone = true }
    #expect(screen.focused?.label == "Next")
  }

  @Test("Arrows move the cursor of a list whose focused field is disabled")
  func disabledInRow() {
    struct Notes: Component {
      struct State {
        var rows = [Row(id: 0), Row(id: 1), Row(id: 2)]
        var text = ""
        var selected: Int?
        var isSaving = false
      }
      struct Row: Identifiable { var id: Int }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.rows, selection: \.selected) { row, state in
          TextField("note", text: \.text).disabled(state.isSaving)
        }
      }
    }
    let screen = TestScreen(Notes(), columns: 20, rows: 3)
    screen.press(.down, .tab)
    screen.type("x")
    screen.change { $0.isSaving = true }
    screen.press(.down)
    #expect(screen.state.selected == 1 && screen.focused?.role == .list)
  }

  @Test("A row's field can be opened again right after Escape")
  func rowEditor() {
    struct Notes: Component {
      struct Note: Identifiable {
        var id: Int
        var text: String
      }
      var initialState: [Note] { [Note(id: 1, text: "one"), Note(id: 2, text: "two")] }
      func render(state: [Note]) -> Node {
        List(state) { note in Text(note.text).onEdit(note.text) { $0[id: note.id]?.text = $1 } }
      }
    }
    let screen = TestScreen(Notes(), columns: 12, rows: 3)
    screen.press(.enter)
    screen.type("x")
    screen.press(.escape, .enter)
    screen.type("y")
    screen.press(.enter)
    #expect(screen.state[0].text == "oney")
  }

  @Test("Another key and a click end the ignoring of Enter", arguments: ["key", "click"])
  func awake(by way: String) throws {
    let screen = TestScreen(Names(), columns: 20, rows: 3)
    try screen.focus(on: screen.button("Delete"))
    screen.press(.enter)
    if way == "key" { screen.press(.tab, .enter) } else { try screen.click("Create") }
    #expect(screen.state.names == ["new 1"])
  }

  @Test("An element that the state or the user focuses acts at once")
  func placed() throws {
    struct Pages: Component {
      struct State {
        var page = 0
        var focus: Int?
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        Button("Page \(state.page)") { state in
          state.page += 1
          state.focus = state.page
        }
        .focused(\.focus, equals: state.page).key(state.page)
      }
    }
    let screen = TestScreen(Pages(), columns: 20, rows: 3)
    screen.press(.enter, .enter, .enter)
    #expect(screen.state.page == 3)
  }

  @Test("Delete twice deletes two rows")
  func rows() {
    let screen = TestScreen(Roster(Roster.State(4, selected: 1)), columns: 16, rows: 5)
    screen.press(.delete, .delete)
    #expect(screen.state.people.map(\.id) == [0, 3])
  }

  /// Buttons that remove or disable others when pressed.
  struct Board: Component {
    struct State {
      var shown = Set(0..<6)
      var disabled: Set<Int> = []
      var presses: [Int] = []
      var plan: [Change] = []
    }
    enum Change {
      case hide(Int)
      case show(Int)
      case disable(Int)
      case enable(Int)
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        for number in 0..<6 {
          if state.shown.contains(number) {
            Button("b\(number)") { state in
              state.presses.append(number)
              for change in state.plan {
                switch change {
                case .hide(let other): state.shown.remove(other)
                case .show(let other): state.shown.insert(other)
                case .disable(let other): state.disabled.insert(other)
                case .enable(let other): state.disabled.remove(other)
                }
              }
              state.plan = []
            }
            .disabled(state.disabled.contains(number))
          }
        }
      }
    }
  }

  @Test("No Enter acts on an element that got the focus by a removal", arguments: 0..<40)
  func law(seed: Int) async {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = TestScreen(Board(), columns: 12, rows: 7)
    /// The element that the user focused, by Tab or by a successful press.
    var chosen = screen.focused?.label
    var steps: [String] = []
    for _ in 0..<30 {
      let plan: [Board.Change] = (0..<random.pick([0, 1, 3])).map { _ in
        let number = random.pick(Array(0..<6))
        return random.pick([.hide(number), .show(number), .disable(number), .enable(number)])
      }
      screen.change { $0.plan = plan }
      let before = screen.state.presses.count
      let key = random.pick([Key.enter, .enter, .space, .tab, .shiftTab])
      screen.press(key)
      steps.append("\(key.code) \(plan)")
      if key == .tab || key == .shiftTab { chosen = screen.focused?.label }
      for press in screen.state.presses[before...] {
        #expect(chosen == "b\(press)", "\(steps)")
      }
      if random.pick([true, false, false]) {
        await screen.advance(by: .milliseconds(500))
        chosen = screen.focused?.label
        steps.append("wait")
      }
    }
  }
}
