import Recurse
import RecurseTesting
import Testing

/// A sidebar of links beside the screens that they open.
private struct Mail: Component {
  enum Route: Hashable {
    case box(Int)
    case letter(Int)
  }

  struct State {
    var path: [Route] = []
    var selected: Int?
    var presses: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView {
      NavigationLink("Inbox", to: .box(1), on: \.path)
      NavigationLink("Sent", to: .box(2), on: \.path)
      Button("Search") { $0.presses.append("search") }
        .onKey(.character("o")) { $0.path = [.box(3)] }
    } detail: {
      NavigationStack(path: \.path) {
        Button("nothing") { $0.presses.append("nothing") }
      } destination: { route in
        switch route {
        case .box(let box):
          VStack(alignment: .stretch) {
            NavigationLink("letter \(box)0", to: .letter(box * 10), on: \.path)
            NavigationLink("letter \(box)1", to: .letter(box * 10 + 1), on: \.path)
          }
        case .letter(let letter): Button("answer \(letter)") { $0.presses.append("answer") }
        }
      }
    }
    .onKey(.character("t")) { $0.path = [.box(4)] }
  }
}

@MainActor @Suite("A screen that is opened from a sidebar") struct OpenedScreenTests {
  private func screen(columns: Int = 60, rows: Int = 5) -> TestScreen<Mail> {
    TestScreen(Mail(), columns: columns, rows: rows)
  }

  @Test("has the focus, and gives it back to the link on the way back")
  func wayBack() async throws {
    let screen = screen()
    screen.press(.tab, .enter)
    #expect(screen.state.path == [.box(2)] && screen.focused?.label == "letter 20")
    await screen.advance(by: .seconds(1))
    screen.press(.down, .enter)
    #expect(screen.focused?.label == "answer 21")
    screen.press(.escape)
    #expect(screen.focused?.label == "letter 21")
    screen.press(.escape)
    #expect(screen.state.path == [] && screen.focused?.label == "Sent")
    try screen.click("Inbox")
    #expect(screen.focused?.label == "letter 10")
    screen.press(.escape)
    #expect(screen.focused?.label == "Inbox")
  }

  @Test("has the focus though another one was opened from there before")
  func another() throws {
    let screen = screen()
    screen.press(.enter)
    screen.click(column: 3, row: 1)
    #expect(screen.state.path == [.box(1), .box(2)] && screen.focused?.label == "letter 20")
    screen.press(.escape)
    #expect(screen.focused?.label == "Sent" && screen.shows("letter 10"))
  }

  @Test("is not pressed by an Enter that is pressed twice, and soon by one that is meant")
  func twice() async {
    let screen = screen()
    screen.press(.enter, .enter)
    #expect(screen.state.path == [.box(1)] && screen.focused?.label == "letter 10")
    await screen.advance(by: .milliseconds(160))
    screen.press(.enter)
    #expect(screen.state.path == [.box(1), .letter(10)])
    await screen.advance(by: .milliseconds(160))
    screen.press(.enter)
    #expect(screen.state.presses == ["answer"])
  }

  @Test("takes no focus where another key or the time opened it")
  func unasked() {
    let screen = screen()
    screen.press(.tab, .character("t"))
    #expect(screen.state.path == [.box(4)] && screen.focused?.label == "Sent")
    screen.change { $0.path = [.box(5)] }
    #expect(screen.shows("letter 50") && screen.focused?.label == "Sent")
  }

  @Test("is shown where there is room for one part, and the sidebar again on the way back")
  func narrow() {
    let screen = screen(columns: 20)
    screen.press(.tab, .enter)
    #expect(screen.shows("letter 20") && screen.focused?.label == "letter 20")
    screen.press(.escape)
    #expect(screen.shows("Sent") && screen.focused?.label == "Sent" && screen.state.path == [])
  }

  private struct Files: Component {
    struct State {
      var selected: Int? = 0
      var showsFile = false
      var note = ""
      var path: [Int] = []
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      NavigationSplitView(showsDetail: \.showsFile) {
        List(0..<4, id: \.self, selection: \.selected) { file in
          Text("file \(file)").onSelect { $0.showsFile = true }
        }
      } detail: {
        Text("file \(state.selected ?? -1)")
        TextField("Note", text: \.note)
      }
    }
  }

  @Test(
    "has the focus where the state says so after Enter or a click, each time; arrows choose only")
  func selection() {
    let screen = TestScreen(Files(), columns: 60, rows: 5)
    for _ in 0..<2 {
      screen.press(.down)
      #expect(screen.focused?.role == .list && !screen.state.showsFile)
      screen.press(.enter)
      #expect(screen.focused?.label == "Note" && screen.state.showsFile)
      screen.press(.shiftTab, .shiftTab)
      #expect(screen.focused?.role == .list && !screen.state.showsFile)
    }
    screen.click(column: 3, row: 3)
    #expect(screen.state.selected == 3 && screen.focused?.label == "Note")
    // What the state says at first is not overwritten by the focus.
    let other = TestScreen(Files(), state: .init(showsFile: true), columns: 60, rows: 5)
    #expect(other.state.showsFile)
  }

  private struct Rows: Component {
    struct State { var path: [Int] = [], selected: Int? }
    var initialState: State { State() }
    func render(state: State) -> Node {
      VStack(alignment: .stretch) {
        NavigationStack(path: \.path) {
          List(0..<3, id: \.self) { row in NavigationLink("row \(row)", to: row, on: \.path) }
        } destination: { row in
          Text("this is \(row)")
        }
        Button("after") { _ in }
      }
    }
  }

  @Test("is opened by a link that is a row of a list, which is one stop of Tab")
  func rows() throws {
    let screen = TestScreen(Rows(), columns: 30, rows: 6)
    screen.press(.down)
    #expect(screen.focused?.role == .list)
    screen.press(.tab)
    #expect(screen.focused?.label == "after")
    screen.press(.tab)
    #expect(screen.focused?.role == .list)
    screen.press(.enter)
    #expect(screen.state.path == [1])
    screen.press(.escape)
    try screen.click("row 2")
    #expect(screen.state.path == [2])
    screen.press(.escape, .up, .enter)
    #expect(screen.state.path == [1])
    screen.press(.escape)
    try screen.press("row 0")
    #expect(screen.state.path == [0])
  }
}
