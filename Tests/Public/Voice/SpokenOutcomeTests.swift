import Recurse
import RecurseTesting
import Testing

private struct Offline: Error, CustomStringConvertible { var description: String { "offline" } }

/// Answers to a load, as a test gives them.
@MainActor
private final class Mail {
  private var waiting: [CheckedContinuation<[String], any Error>] = []

  func load() async throws -> [String] {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func answer(_ result: Result<[String], any Error>) { waiting.removeFirst().resume(with: result) }
}

@MainActor @Suite("A person who hears an app hears how it went on:") struct SpokenOutcomeTests {
  private struct Inbox: Component {
    let mail: Mail

    func render(state: Void) -> Node {
      Button("Back") { _ in }
      AsyncView(id: 0, spinner: SpinnerTiming(delay: .zero, minimum: .zero)) { _ in
        try await mail.load()
      } content: { letters in
        Text(letters.joined(separator: ", "))
      }
    }
  }

  @Test("why a load failed, and that it found nothing")
  func outcomes() async throws {
    let mail = Mail()
    let screen = TestScreen(Inbox(mail: mail), columns: 40, rows: 8, screenReader: true)
    await screen.settle()
    #expect(screen.takeSpoken() == ["Back, button", "Loading…"])
    mail.answer(.failure(Offline()))
    await screen.settle()
    #expect(screen.takeSpoken() == ["error: offline. Loading ended"])
    try screen.press("Reload")
    await screen.settle()
    _ = screen.takeSpoken()
    mail.answer(.success([]))
    await screen.settle()
    #expect(screen.takeSpoken() == ["Reload, button. No data. Loading ended"])
  }

  private struct Work: Component {
    struct State: Equatable {
      var loads = 0
      var done: Double?
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Button("Back") { _ in }
      if state.loads > 0 { ProgressView("Loading mail…") }
      if state.loads > 1 { ProgressView("Loading mail…") }
      if let done = state.done { ProgressView(value: done).accessibilityLabel("Copying") }
    }
  }

  @Test("the end of work that shows in two places, once")
  func twice() {
    let screen = TestScreen(Work(), columns: 40, rows: 8, screenReader: true)
    _ = screen.takeSpoken()
    screen.change { $0.loads = 2 }
    #expect(screen.takeSpoken() == ["Loading mail…"])
    screen.change { $0.loads = 1 }
    #expect(screen.takeSpoken() == [])
    screen.change { $0.loads = 0 }
    #expect(screen.takeSpoken() == ["Loading mail ended"])
  }

  @Test("the end of work of a known length, once")
  func known() {
    let screen = TestScreen(Work(), columns: 40, rows: 8, screenReader: true)
    _ = screen.takeSpoken()
    for end in [0.8, 1] {
      screen.change { $0.done = 0 }
      screen.change { $0.done = end }
      #expect(screen.takeSpoken() == [end < 1 ? "Copying, 80 %" : "Copying, 100 %"])
      screen.change { $0.done = nil }
      #expect(screen.takeSpoken() == (end < 1 ? ["Copying ended"] : []))
    }
  }

  private struct Answers: Component {
    struct Answer: Identifiable, Equatable {
      var id: Int
      var text: String
    }
    struct State {
      var answers = [Answer(id: 1, text: "Dear"), Answer(id: 2, text: "Bye")]
      var selected: Int?
      var text = ""
    }
    var hasField = false
    var initialState: State { State(selected: hasField ? 1 : nil) }

    func render(state: State) -> Node {
      if hasField { TextField("Message", text: \.text) }
      List(\.answers, selection: \.selected) { Text($0.text) }
        .onKey("x") { state in
          guard let id = state.selected else { return }
          state.answers[id: id]?.text += "!"
        }
    }
  }

  @Test("what a key does to a row, and not each word that comes to it by itself")
  func growing() {
    let screen = TestScreen(Answers(), columns: 40, rows: 8, screenReader: true)
    screen.press(.down)
    _ = screen.takeSpoken()
    for word in [" Ada,", " I", " read"] { screen.change { $0.answers[0].text += word } }
    #expect(screen.takeSpoken() == [])
    let dialogue = """
      > x
      Dear Ada, I read!, row 1 of 2, selected
      > down
      Bye, row 2 of 2, selected
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  @Test("what is typed, and not each word that comes to a row meanwhile")
  func growingBeside() {
    let screen = TestScreen(
      Answers(hasField: true), columns: 40, rows: 8, screenReader: true)
    #expect(screen.focused?.label == "Message")
    screen.type("a")
    _ = screen.takeSpoken()
    for word in [" Ada,", " I", " read"] { screen.change { $0.answers[0].text += word } }
    #expect(screen.takeSpoken() == [])
    screen.type("b")
    #expect(screen.takeSpoken() == ["b"])
  }

  private struct Files: Component {
    struct File: Identifiable, Equatable {
      var id: String
      var size: Int
    }
    struct State {
      var files = [File(id: "a", size: 3), File(id: "b", size: 1)]
      var selected: String?
      var columns = TableColumns(sort: .init(column: "Name"))
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      Table(\.files, selection: \.selected, columns: \.columns) {
        TableColumn("Name", sortedBy: \File.id) { Text($0.id) }
        TableColumn("Size", sortedBy: \File.size) { Text("\($0.size)") }
      }
      .command("Sort by size", key: "s") { $0.columns.turn("Size") }
    }
  }

  @Test("the order into which a command puts a table")
  func order() {
    let screen = TestScreen(Files(), columns: 40, rows: 8, screenReader: true)
    screen.press(.down)
    _ = screen.takeSpoken()
    let dialogue = """
      > s
      Size, ascending
      > s
      Size, descending
      > shift+tab
      column titles, Name
      > enter
      ascending
      """
    #expect(screen.dialogue(dialogue) == dialogue)
  }

  private struct Copy: Component {
    struct State: Equatable {
      var step = 0
      var isPaused = false
    }
    var initialState: State { State() }

    func render(state: State) -> Node {
      ScrollView {
        Text(state.isPaused ? "paused" : "step \(state.step)")
        ProgressView(value: Double(state.step) / 100)
      }
      .onKey("p") { $0.isPaused.toggle() }
    }
  }

  @Test("what a key does to a scrolled text, and not each change that comes to it by itself")
  func scrolled() {
    let screen = TestScreen(Copy(), columns: 40, rows: 8, screenReader: true)
    #expect(screen.takeSpoken() == ["step 0, 0 %, scroll view"])
    screen.press(.down)
    for step in 1...20 { screen.change { $0.step = step } }
    #expect(screen.takeSpoken() == [])
    screen.press("p" as Key)
    #expect(screen.takeSpoken() == ["paused, 20 %, scroll view"])
    screen.change { $0.step = 30 }
    #expect(screen.takeSpoken() == ["30 %"])
  }
}
