import Recurse
import RecurseTesting
import Testing

@MainActor @Suite("What happens beside the focus is heard:") struct SpokenEventTests {
  private struct Desk: Component {
    struct State: Equatable {
      var title = ""
      var isEditing = false
      var notice: String?
      var isLoading = false
      var done: Double?
      var clock = 0
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      VStack {
        Button("Edit") { $0.isEditing = true }
        Text("It is \(state.clock)")
        if state.isLoading { ProgressView("Loading mail…") }
        if let done = state.done { ProgressView(value: done) }
      }
      .windowTitle("Desk \(state.clock)")
      .sheet(isPresented: \.isEditing) {
        Text("A new title")
        TextField("Title", text: \.title).onSubmit { state, emit in
          state.isEditing = false
          emit.announce("Saved")
        }
        Button("Cancel", role: .cancel) { $0.isEditing = false }
      }
      .toast(item: \.notice) { Text($0) }
      .command("Mark", key: "ctrl+t") { _, emit in emit.announce("Marked\u{1B}[31m\nred") }
    }
  }

  private func screen() -> TestScreen<Desk> {
    TestScreen(Desk(), columns: 60, rows: 16, screenReader: true)
  }

  @Test("a sheet with its texts, and what is announced when it closes")
  func sheet() {
    let dialogue = """
      Desk 0. Edit, button
      > enter
      A new title, sheet. Title, text field, empty
      > "a b" backspace
      a b
      b deleted
      > tab
      Title, a . Cancel, button
      > shift+tab enter
      Title, text field, a 
      Saved. Edit, button
      """
    #expect(screen().dialogue(dialogue) == dialogue)
  }

  @Test("an announcement, as one line without controls, also where the screen is seen")
  func announcement() {
    let screen = screen()
    _ = screen.takeSpoken()
    screen.press(.control("t"))
    #expect(screen.takeSpoken() == ["Marked[31m red"])
    #expect(screen.announcements == ["Marked[31m red"])
    let seen = TestScreen(Desk(), columns: 60, rows: 16)
    let before = seen.text
    seen.press(.control("t"))
    #expect(seen.announcements == ["Marked[31m red"] && seen.takeSpoken().isEmpty)
    #expect(seen.text == before)
  }

  @Test("a toast, a load and its end, and each quarter of a task")
  func progress() {
    let screen = screen()
    _ = screen.takeSpoken()
    screen.change { $0.notice = "3 new messages" }
    screen.change { $0.isLoading = true }
    #expect(screen.takeSpoken() == ["3 new messages", "Loading mail…"])
    screen.change { $0.isLoading = false }
    #expect(screen.takeSpoken() == ["Loading mail ended"])
    for percent in 0...100 { screen.change { $0.done = Double(percent) / 100 } }
    #expect(screen.takeSpoken() == ["25 %", "50 %", "75 %", "100 %"])
  }

  private struct SignUp: Component {
    var initialState: Bool { false }

    func render(state: Bool) -> Node {
      if state {
        Center { ProgressView("Signing up…") }.windowTitle("Sign up")
      } else {
        Button("Begin") { $0 = true }.windowTitle("Start")
      }
    }
  }

  @Test("a load that is all of a screen, once")
  func loadAlone() throws {
    let screen = TestScreen(SignUp(), columns: 40, rows: 9, screenReader: true)
    #expect(screen.takeSpoken() == ["Start. Begin, button"])
    screen.press(.enter)
    let line = try #require(screen.takeSpoken().first)
    #expect(line.hasPrefix("Sign up. ") && line.ranges(of: "Signing up…").count == 1)
  }

  @Test("but neither a text nor a title that changes by itself")
  func clock() {
    let screen = screen()
    _ = screen.takeSpoken()
    for _ in 0..<5 { screen.change { $0.clock += 1 } }
    #expect(screen.takeSpoken().isEmpty)
  }

  @Test("the page of commands tells each command at the cursor, and runs it")
  func commands() {
    let dialogue = """
      Desk 0. Edit, button
      > f1
      Commands, sheet. Find, text field, empty. Mark, Ctrl+T, row 4 of 7, selected
      > down enter
      Read the screen, F7, row 6 of 7, selected
      Edit, button
      Desk 0
      Edit, button
      It is 0
      """
    #expect(screen().dialogue(dialogue) == dialogue)
  }
}
