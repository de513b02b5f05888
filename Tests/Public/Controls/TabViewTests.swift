import Recurse
import RecurseTesting
import Testing

private struct Counter: Component {
  let name: String
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Button("\(name) \(state)") { $0 += 1 } }
}

private struct Page: Component {
  enum Place: Hashable { case files, mails, about, nowhere }
  struct State: Equatable {
    var place = Place.files
    var unread = 3
    var isAdmin = true
    var asked: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    TabView(selection: \.place) {
      Tab("Files", value: .files) {
        Counter(name: "files")
        Button("Unread") { $0.unread += 1 }
      }
      if state.isAdmin {
        Tab("Mails", value: .mails) { List(0..<3, id: \.self) { Text("mail \($0)") } }
          .badge(state.unread)
      }
      Tab("About", value: .about) { Counter(name: "about") }.keepsState(false)
    }
  }
}

@MainActor @Suite("A tab view") struct TabViewTests {
  private func screen(columns: Int = 30) -> TestScreen<Page> {
    TestScreen(Page(), columns: columns, rows: 5)
  }

  @Test("shows the selected page below a bar of all titles")
  func picture() {
    let screen = screen()
    #expect(
      screen.text == """
        [Files]│ Mails 3 │ About
        [ files 0 ]
        [ Unread ]
        """)
    screen.press(.right)
    #expect(
      screen.text == """
         Files │[Mails 3]│ About
         mail 0
         mail 1
         mail 2
        """)
  }

  @Test("goes by the arrows in its bar, by clicks, and by commands from anywhere")
  func selecting() throws {
    let screen = screen()
    screen.press(.right, .right, .right)
    #expect(screen.state.place == .about)
    screen.press(.home)
    #expect(screen.state.place == .files)
    screen.click(column: 20, row: 0)
    #expect(screen.state.place == .about)
    screen.press(.tab, Key.pageDown.with(.control))
    #expect(screen.state.place == .files)
    screen.press(Key.pageUp.with(.control))
    #expect(screen.state.place == .about)
    try screen.runCommand("Next tab")
    #expect(screen.state.place == .files)
  }

  @Test("keeps the state of a page that was shown, unless its tab says otherwise")
  func keeping() throws {
    let screen = screen()
    #expect(!screen.hasText("mail 0"))
    try screen.press("files 0")
    try screen.press("Unread")
    #expect(screen.state.unread == 4)
    screen.change { $0.place = .about }
    try screen.press("about 0")
    #expect(screen.shows("about 1") && !screen.shows("files"))
    screen.change { $0.place = .files }
    #expect(screen.shows("files 1"))
    screen.change { $0.place = .about }
    #expect(screen.shows("about 0"))
  }

  @Test("shows no page where no tab has the selection, and forgets a tab that goes")
  func missing() {
    let screen = screen()
    screen.change { $0.place = .mails }
    screen.press(.tab, .down, .down)
    screen.change { $0.isAdmin = false }
    #expect(screen.text == " Files │ About")
    screen.press(.right)
    #expect(screen.state.place == .files)
    screen.change { $0.place = .nowhere }
    screen.press(Key.pageUp.with(.control))
    #expect(screen.state.place == .about)
  }

  @Test("scrolls its bar where it is too long")
  func narrow() {
    let screen = screen(columns: 14)
    #expect(screen.text.hasPrefix("[Files]│ Mail›\n"))
    screen.press(.right)
    #expect(screen.text.hasPrefix("‹ │[Mails 3]│›\n"))
    screen.press(.right)
    #expect(screen.text.hasPrefix("‹ls 3 │[About]\n"))
    for columns in 1...13 {
      let screen = self.screen(columns: columns)
      screen.press(.right, .end)
      #expect(screen.failure == nil)
    }
  }

  @Test("fills the room that its page asks for")
  func room() {
    struct Filled: Component {
      struct State { var place = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        TabView(selection: \.place) {
          Tab("List", value: 0) { List(0..<30, id: \.self) { Text("row \($0)") } }
        }
        Text("below")
      }
    }
    let screen = TestScreen(Filled(), columns: 12, rows: 5)
    #expect(
      screen.text == """
        [List]
         row 0     ▐
         row 1     ▕
         row 2     ▕
        below
        """)
  }

  @Test("says what it is to those who do not see it")
  func description() throws {
    let bar = try screen().element(.tabBar, "")
    #expect(bar.value == "Files")
  }

  @Test("fills the room, so that what is below it is at the bottom")
  func below() {
    struct Page: Component {
      struct State { var tab = 0 }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack(alignment: .stretch) {
          TabView(selection: \.tab) { Tab("One", value: 0) { Text("page") } }
          Text("below")
        }
      }
    }
    #expect(TestScreen(Page(), columns: 12, rows: 5).text == "[One]\npage\n\n\nbelow")
  }
}
