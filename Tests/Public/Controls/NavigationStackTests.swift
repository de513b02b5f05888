import Recurse
import RecurseTesting
import Testing

private struct Counter: Component, Equatable {
  let name: String
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Button("\(name) \(state)") { $0 += 1 } }
}

private struct Files: Component {
  enum Route: Hashable {
    case file(Int)
    case help
  }
  struct State: Equatable {
    var path: [Route] = []
    var title = "Files"
    var escapes = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      NavigationStack(path: \.path) {
        VStack(alignment: .stretch) {
          Counter(name: "root")
          for number in 0..<3 {
            NavigationLink("File \(number)", to: .file(number), on: \.path)
          }
        }
        .navigationTitle(state.title)
      } destination: { route in
        switch route {
        case .file(let number):
          VStack(alignment: .stretch) {
            Counter(name: "file \(number)")
            NavigationLink("Help", to: .help, on: \.path)
            Button("Retitle") { $0.title = "Papers" }
          }
          .navigationTitle("File \(number)")
        case .help: Text("Read it.")
        }
      }
      Button("below") { _ in }
    }
    .onKey(.escape) { $0.escapes += 1 }
  }
}

@MainActor @Suite("A navigation stack") struct NavigationStackTests {
  private func screen(columns: Int = 24, rows: Int = 7) -> TestScreen<Files> {
    TestScreen(Files(), columns: columns, rows: rows)
  }

  @Test("shows the last screen of its path below a bar, and fills the room")
  func pictures() {
    let screen = screen()
    #expect(
      screen.text == """
         Files
        [ root 0 ]
        File 0                 ›
        File 1                 ›
        File 2                 ›

        [ below ]
        """)
    screen.press(.down, .down, .enter)
    #expect(screen.state.path == [.file(1)])
    #expect(
      screen.text == """
         ‹ Files  File 1
        [ file 1 0 ]
        Help                   ›
        [ Retitle ]


        [ below ]
        """)
    screen.change { $0.path.append(.help) }
    #expect(screen.text.hasPrefix(" ‹ File 1\nRead it.\n"))
  }

  @Test(
    "goes back by Escape, Alt with ←, the button in its bar and a click; in the root Escape goes on"
  )
  func back() async throws {
    let screen = screen()
    screen.change { $0.path = [.file(0), .file(1), .file(2), .help] }
    screen.press(.escape)
    #expect(screen.state.path == [.file(0), .file(1), .file(2)])
    screen.press(Key.left.with(.alt))
    #expect(screen.state.path == [.file(0), .file(1)])
    try screen.press("Back")
    #expect(screen.state.path == [.file(0)])
    screen.click(column: 3, row: 0)
    #expect(screen.state.path == [] && screen.state.escapes == 0)
    screen.press(.escape, Key.left.with(.alt))
    #expect(screen.state.escapes == 1 && screen.state.path == [])
    screen.change { $0.path = [.file(0), .help] }
    screen.press(.escape, .escape, .escape)
    #expect(screen.state.path == [] && screen.state.escapes == 2)
  }

  @Test("goes back only where nothing inside takes Escape")
  func inner() {
    struct Asking: Component {
      struct State { var path = [1], isAsking = true, escapes = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.path) {
          Text("root")
        } destination: { _ in
          Button("ask") { _ in }
            .onKey { state, key in
              guard key.key == .escape, state.escapes == 0 else { return .ignored }
              state.escapes = 1
              return .handled
            }
            .sheet(isPresented: \.isAsking) { Button("sure") { _ in } }
        }
      }
    }
    let screen = TestScreen(Asking(), columns: 20, rows: 5)
    screen.press(.escape)
    #expect(!screen.state.isAsking && screen.state.path == [1])
    screen.press(.escape)
    #expect(screen.state.escapes == 1 && screen.state.path == [1])
    screen.press(.escape)
    #expect(screen.state.path == [])
  }

  @Test("gives the focus back to what had it, and the state of components")
  func returning() async throws {
    let screen = screen()
    try screen.press("root 0")
    screen.press(.down, .down, .down, .enter)
    #expect(screen.focused?.label == "file 2 0")
    await screen.advance(by: .seconds(1))
    screen.press(.enter, .down, .enter)
    #expect(screen.state.path == [.file(2), .help])
    #expect(screen.focused?.label == "Back")
    await screen.advance(by: .seconds(1))
    screen.press(.enter)
    #expect(screen.focused?.label == "Help" && screen.shows("file 2 1"))
    screen.press(.escape)
    #expect(screen.focused?.label == "File 2" && screen.shows("root 1"))
    // After Escape nothing is left of a second press.
    screen.press(.enter)
    #expect(screen.state.path == [.file(2)] && screen.shows("file 2 0"))
  }

  @Test("lets an Enter that is pressed twice do one thing")
  func twice() async {
    let screen = screen()
    screen.press(.down, .enter, .enter)
    #expect(screen.shows("file 0 0") && screen.state.path == [.file(0)])
    await screen.advance(by: .seconds(1))
    screen.press(.enter)
    #expect(screen.shows("file 0 1"))
  }

  @Test("takes no focus from what is beside it")
  func beside() throws {
    let screen = screen()
    try screen.focus(on: screen.button("below"))
    screen.change { $0.path = [.file(1)] }
    #expect(screen.focused?.label == "below")
    screen.change { $0.path = [] }
    #expect(screen.focused?.label == "below")
  }

  @Test("has a screen of its own for each place of a value in the path")
  func repeated() throws {
    let screen = screen()
    screen.change { $0.path = [.file(1), .file(1)] }
    try screen.press("file 1 0")
    screen.press(.escape)
    #expect(screen.shows("file 1 0"))
    screen.change { $0.path.append(.file(1)) }
    #expect(screen.shows("file 1 0"))
  }

  @Test("ends the screens that leave the middle of the path, and no others")
  func middle() throws {
    let screen = screen()
    screen.change { $0.path = [.file(0)] }
    try screen.press("file 0 0")
    screen.change { $0.path.append(.file(1)) }
    try screen.press("file 1 0")
    screen.change { $0.path.append(.file(2)) }
    try screen.press("file 2 0")
    screen.change { $0.path[1] = .help }
    #expect(screen.shows("file 2 1"))
    screen.change { $0.path[1] = .file(1) }
    #expect(screen.shows("file 2 1"))
    screen.press(.escape)
    #expect(screen.shows("file 1 0"))
    screen.press(.escape)
    #expect(screen.shows("file 0 1"))
  }

  @Test("follows the titles of what it shows, also of hidden screens")
  func titles() throws {
    let screen = screen()
    screen.change { $0.path = [.file(0)] }
    #expect(screen.text.hasPrefix(" ‹ Files  File 0\n"))
    try screen.press("Retitle")
    #expect(screen.text.hasPrefix(" ‹ Papers  File 0\n"))
    screen.change { $0.title = "" }
    #expect(screen.text.hasPrefix(" ‹ Back  File 0\n"))
    screen.press(.escape)
    #expect(screen.text.hasPrefix("[ root 0 ]\n"))
  }

  @Test("keeps the way back where there is little room, and truncates the title")
  func narrow() {
    for (columns, bar) in [
      (31, " ‹ Files  A long title 日本語"), (28, " ‹ Back  A long title 日…"),
      (20, " ‹ Back  A long t…"), (13, " ‹ Back  A…"),
    ] {
      let screen = screen(columns: columns, rows: 5)
      screen.change { $0.path = [.help] }
      #expect(screen.text.hasPrefix(" ‹ Files\n"))
      struct Long: Component {
        struct State { var path = [0] }
        var initialState: State { State() }
        func render(state: State) -> Node {
          NavigationStack(path: \.path) {
            Text("root").navigationTitle("Files")
          } destination: { _ in
            Text("long").navigationTitle("A long title 日本語")
          }
        }
      }
      let long = TestScreen(Long(), columns: columns, rows: 5)
      #expect(long.text.hasPrefix(bar + "\n"))
    }
    for columns in 1...12 {
      let screen = screen(columns: columns, rows: 3)
      screen.change { $0.path = [.file(0), .help] }
      screen.press(.tab, .enter, .escape)
      #expect(screen.failure == nil)
    }
  }

  @Test("shows the title of the content that is in front")
  func innermost() {
    struct Tabbed: Component {
      struct State { var path: [Int] = [], tab = 0, isTitled = true }
      var initialState: State { State() }
      func render(state: State) -> Node {
        NavigationStack(path: \.path) {
          TabView(selection: \.tab) {
            Tab("One", value: 0) { Text("1").navigationTitle("First") }
            Tab("Two", value: 1) {
              if state.isTitled { Text("2").navigationTitle("Second") } else { Text("none") }
            }
          }
          .navigationTitle("Outer")
        } destination: { _ in
          Text("page")
        }
      }
    }
    let screen = TestScreen(Tabbed(), columns: 20, rows: 5)
    #expect(screen.text.hasPrefix(" First\n"))
    screen.press(.right)
    #expect(screen.text.hasPrefix(" Second\n"))
    screen.change { $0.isTitled = false }
    #expect(screen.text.hasPrefix(" Outer\n"))
    screen.change { $0.tab = 0 }
    #expect(screen.text.hasPrefix(" First\n"))
    screen.change { $0.path = [1] }
    #expect(screen.text.hasPrefix(" ‹ First\n"))
  }

  @Test("says what it is to those who do not see it")
  func description() throws {
    let screen = screen()
    screen.change { $0.path = [.file(1)] }
    let back = try screen.button("Back")
    #expect(back.value == "Files")
    #expect(try screen.element(.link, "Help").frame?.rows == 1)
    #expect(try screen.text("File 1").attributes.contains(.bold))
  }

  @Test("names its command, which hints show")
  func commands() throws {
    struct Hinted: Component {
      struct State { var path = [1] }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          NavigationStack(path: \.path) {
            Text("root")
          } destination: { _ in
            Text("page")
          }
          KeyHints()
        }
      }
    }
    let screen = TestScreen(Hinted(), columns: 40, rows: 4)
    #expect(screen.shows("Esc Back") || screen.shows("Escape Back"))
    try screen.runCommand("Back")
    #expect(screen.state.path == [] && !screen.shows("Back"))
  }
}
