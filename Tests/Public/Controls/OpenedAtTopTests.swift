import Recurse
import RecurseTesting
import Testing

private struct Pages: Component {
  struct State: Equatable {
    var path: [Int] = []
    var pressed = 0
  }
  /// How many lines there are before, between and after two buttons.
  var lines = [40, 20, 0]
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationStack(path: \.path) {
      NavigationLink("Terms", to: 1, on: \.path)
    } destination: { _ in
      ScrollView {
        for line in 0..<lines[0] { Text("line \(line)") }
        Button("Agree") { $0.pressed += 1 }
        for line in 0..<lines[1] { Text("more \(line)") }
        Button("Print") { $0.pressed += 1 }
        for line in 0..<lines[2] { Text("end \(line)") }
      }
      .navigationTitle("Terms")
    }
    .onKey(.character("o")) { $0.path = [1] }
  }
}

@MainActor @Suite("A screen whose first control is further down") struct OpenedAtTopTests {
  private func screen(_ lines: [Int] = [40, 20, 0]) async -> TestScreen<Pages> {
    let screen = TestScreen(Pages(lines: lines), columns: 20, rows: 6)
    screen.press(.enter)
    await screen.advance(by: .seconds(1))
    return screen
  }

  @Test("opens at its top, and Enter presses nothing that cannot be seen")
  func top() async {
    let screen = await screen()
    #expect(screen.shows("line 0") && !screen.shows("Agree"))
    #expect(screen.focused?.role == .scrollView)
    screen.press(.enter, .space)
    #expect(screen.state.pressed == 0)
  }

  @Test("opens at its top by any key in the stack")
  func otherKey() {
    let screen = TestScreen(Pages(), columns: 20, rows: 6)
    screen.press(.character("o"))
    #expect(screen.shows("line 0") && screen.focused?.role == .scrollView)
  }

  @Test("shows the control that is to have the focus at first")
  func wanted() {
    struct Wanted: Component {
      struct State { var path: [Int] = [], name = "" }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.path) {
          NavigationLink("Open", to: 1, on: \.path)
        } destination: { _ in
          ScrollView {
            for line in 0..<40 { Text("line \(line)") }
            TextField("Name", text: \.name).defaultFocus()
          }
        }
      }
    }
    let screen = TestScreen(Wanted(), columns: 20, rows: 6)
    screen.press(.enter)
    #expect(screen.focused?.label == "Name" && screen.shows("Name"))
  }

  @Test("is the rule for the first screen of an app, too")
  func first() {
    struct First: Component {
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        ScrollView {
          for line in 0..<40 { Text("line \(line)") }
          Button("Agree") { $0 += 1 }
        }
      }
    }
    let screen = TestScreen(First(), columns: 20, rows: 6)
    screen.press(.enter)
    #expect(screen.state == 0 && screen.focused?.role == .scrollView)
    screen.press(.end)
    #expect(screen.focused?.label == "Agree")
  }

  @Test("is scrolled by arrows, which come to the control when it is in sight")
  func arrows() async {
    let screen = await screen()
    screen.press(.down)
    #expect(screen.shows("line 1") && !screen.shows("line 0"))
    screen.press(.up)
    #expect(screen.shows("line 0"))
    for _ in 0..<35 { screen.press(.down) }
    #expect(screen.focused?.role == .scrollView && !screen.shows("Agree"))
    screen.press(.down)
    #expect(screen.focused?.label == "Agree" && screen.shows("Agree"))
    screen.press(.enter)
    #expect(screen.state.pressed == 1)
    for _ in 0..<30 { screen.press(.down) }
    #expect(screen.focused?.label == "Print")
  }

  @Test("is left by Tab for the control, which is scrolled into view, and back")
  func tab() async {
    let screen = await screen()
    screen.press(.tab)
    #expect(screen.focused?.label == "Agree" && screen.shows("Agree"))
    screen.press(.tab)
    #expect(screen.focused?.label == "Print")
    screen.press(.escape, .tab, .enter)
    #expect(screen.state.path == [1] && screen.shows("line 0"))
  }

  @Test("gives the focus to a control that is in sight")
  func inSight() async {
    let screen = await screen([2, 50, 0])
    #expect(screen.focused?.label == "Agree" && screen.shows("line 0"))
  }

  @Test("is as it was left when it is come back to")
  func back() async throws {
    struct Links: Component {
      var initialState: [Int] { [] }
      func render(state: [Int]) -> Node {
        NavigationStack(path: \.self) {
          NavigationLink("Start", to: 0, on: \.self)
        } destination: { _ in
          ScrollView {
            for line in 0..<40 { Text("line \(line)") }
            NavigationLink("Next", to: 1, on: \.self)
          }
        }
      }
    }
    let screen = TestScreen(Links(), columns: 20, rows: 6)
    screen.press(.enter)
    await screen.advance(by: .seconds(1))
    screen.press(.tab)
    #expect(screen.shows("Next"))
    screen.press(.enter)
    #expect(screen.state == [0, 1] && screen.shows("line 0"))
    screen.press(.escape)
    #expect(screen.focused?.label == "Next" && screen.shows("Next"))
  }

  @Test("is the rule for details that are shown by a press, too")
  func details() throws {
    struct Files: Component {
      struct State { var selected: Int? = 0, shows = false, pressed = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationSplitView(showsDetail: \.shows) {
          List(0..<2, id: \.self, selection: \.selected) { file in
            Text("file \(file)").onSelect { $0.shows = true }
          }
        } detail: {
          ScrollView {
            for line in 0..<40 { Text("line \(line)") }
            Button("Send") { $0.pressed += 1 }
          }
        }
      }
    }
    let screen = TestScreen(Files(), columns: 60, rows: 6)
    try screen.click("file 1")
    #expect(screen.focused?.role == .scrollView && screen.shows("line 0"))
  }
}
