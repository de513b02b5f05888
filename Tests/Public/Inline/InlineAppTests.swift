import Recurse
import RecurseTesting
import Testing

/// A list of tasks below the prompt: those that are done are printed.
private struct Tasks: App {
  struct State: Equatable {
    var open = ["one", "two"]
    var done: [String] = []
    var isLarge = false
    var note = ""
  }
  var initialState: State { State() }

  func presentation(state: State) -> Presentation {
    state.isLarge ? .fullScreen : .inline(maxHeight: 6)
  }

  func render(state: State) -> Node {
    for name in state.open { Text(name).key(name) }
    TextField("Note", text: \.note)
    Button("Done") { state in
      if !state.open.isEmpty { state.done.append(state.open.removeFirst()) }
    }
    Button("Add") { $0.open.append("task \($0.open.count)") }
  }

  func effects(state: State) -> [Effect] {
    for name in state.done {
      .print(id: name) {
        Text("✓ \(name)")
        Text("\(state.note) of \(state.open.count)")
      }
    }
  }
}

/// A component of one row, which prints and shows the state of its parent.
private struct Small: App {
  var initialState: Int { 1 }
  func presentation(state: Int) -> Presentation { .inline(maxHeight: 4) }
  func render(state: Int) -> Node { Button("More") { $0 += 1 } }
  func effects(state: Int) -> [Effect] {
    for number in 0..<state { .print(id: number) { Text("\(number) a long line of words") } }
  }
}

@MainActor @Suite("An app below the prompt") struct InlineAppTests {
  @Test("has as many rows as its content, up to its limit")
  func height() throws {
    let screen = TestScreen(Small(), columns: 20, rows: 12)
    #expect(screen.presentation == .inline(maxHeight: 4))
    #expect(screen.size.rows == 1)
    let tasks = TestScreen(Tasks(), columns: 40, rows: 12)
    let rows = tasks.size.rows
    try tasks.press("Done")
    #expect(tasks.size.rows == rows - 1)
    for _ in 0..<9 { try tasks.press("Add") }
    #expect(tasks.size.rows == 6)
    tasks.resize(columns: 40, rows: 4)
    #expect(tasks.size.rows == 4)
  }

  @Test("gives a layer all rows that it may have")
  func layer() throws {
    let screen = TestScreen(Small(), columns: 30, rows: 12)
    #expect(screen.size.rows == 1)
    screen.press(.function(1))
    #expect(screen.size.rows == 4)
    screen.press(.escape)
    #expect(screen.size.rows == 1)
  }

  @Test("prints content once, in order, in the width of the terminal")
  func printing() throws {
    let screen = TestScreen(Small(), columns: 12, rows: 12)
    #expect(screen.printed == ["0 a long", "line of", "words"])
    try screen.press("More")
    #expect(screen.printed.dropFirst(3) == ["1 a long", "line of", "words"])
    screen.resize(columns: 40, rows: 12)
    try screen.press("More")
    #expect(screen.printed.dropFirst(6) == ["2 a long line of words"])
  }

  @Test("takes the whole screen and comes back with its focus and text")
  func switching() throws {
    let screen = TestScreen(Tasks(), columns: 30, rows: 12)
    screen.type("hello")
    let focused = screen.focused?.label
    screen.change { $0.isLarge = true }
    #expect(screen.presentation == .fullScreen)
    #expect(screen.text.contains("hello"))
    #expect(screen.focused?.label == focused)
    try screen.press("Done")
    #expect(screen.printed == ["✓ one", "hello of 1"])
    screen.change { $0.isLarge = false }
    #expect(screen.presentation == .inline(maxHeight: 6))
    #expect(screen.text.contains("hello"))
    #expect(screen.printed.count == 2)
  }
}
