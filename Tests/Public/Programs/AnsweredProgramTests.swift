import Recurse
import RecurseTesting
import Testing

/// A message that an editor changes, and a shell.
private struct Message: Component {
  struct State: Equatable {
    var isEditing = false
    var hasShell = false
    var results: [String] = []
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Edit") { $0.isEditing = true }
    Button("Shell") { $0.hasShell = true }
    Text(state.results.joined(separator: ", "))
  }

  func effects(state: State) -> [Effect] {
    if state.isEditing {
      .run(.editor("message"), id: "edit") { state, result in
        state.isEditing = false
        state.results.append("\(result.map(\.status))")
      }
    }
    if state.hasShell {
      .task(id: "shell") { app in
        do throws(ChildError) {
          let exit = try await app.run("sh", ["-c", "true"])
          app.send { $0.results.append("shell \(exit.status)") }
        } catch {
          app.send { [error] in $0.results.append("shell: \(error)") }
        }
      }
    }
  }
}

@MainActor
@Suite("A program in a test") struct AnsweredProgramTests {
  private func settle() async { for _ in 0..<50 { await Task.yield() } }

  @Test("is recorded and answered, without a process")
  func answered() async throws {
    let screen = TestScreen(Message(), columns: 40, rows: 6)
    try screen.press("Edit")
    await settle()
    #expect(screen.programs == [.editor("message")])
    #expect(!screen.state.isEditing)
    #expect(screen.state.results == ["success(0)"])
  }

  @Test("has the result that the test says")
  func failing() async throws {
    let screen = TestScreen(Message(), columns: 40, rows: 6)
    screen.onProgram = { program in
      program == .editor("message") ? .failure(.notFound("vi")) : .success(ChildExit(status: 3))
    }
    try screen.press("Edit")
    try screen.press("Shell")
    await settle()
    #expect(screen.state.results.count == 2)
    #expect(screen.state.results.contains("shell 3"))
    #expect(ChildError.notFound("vi").description == "vi is not installed")
  }

  @Test("waits while another has the terminal, and does not begin once its effect has ended")
  func queued() async throws {
    let screen = TestScreen(Message(), columns: 40, rows: 6)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    screen.onProgram = { _ in
      for await _ in ends { break }
      return .success(ChildExit())
    }
    try screen.press("Edit")
    await settle()
    // Not pressed: the editor has the terminal.
    screen.change { $0.hasShell = true }
    await settle()
    #expect(screen.programs == [.editor("message")])
    screen.change { ($0.isEditing, $0.hasShell) = (false, false) }
    end.yield()
    await settle()
    #expect(screen.programs == [.editor("message")])
    #expect(screen.state.results == [])
  }

  @Test("gets what a person does while it has the terminal: a test that does it for the app fails")
  func typing() async throws {
    let screen = TestScreen(Message(), columns: 40, rows: 6)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    screen.onProgram = { _ in
      for await _ in ends { break }
      return .success(ChildExit())
    }
    try screen.press("Edit")
    await settle()
    let actions: [() throws -> Void] = [
      { screen.press(.tab) }, { screen.type("\n") }, { screen.paste("x") },
      { screen.click(column: 1, row: 1) }, { try screen.press("Shell") },
      { try screen.focus("Shell") },
    ]
    for action in actions {
      try withKnownIssue {
        try action()
      } matching: {
        "\($0)".contains("the editor message has the terminal and gets what is typed")
      }
      #expect(screen.focused?.label == "Edit" && !screen.state.hasShell)
    }
    end.yield()
    await settle()
    try screen.press("Shell")
    #expect(screen.state.hasShell && screen.state.results == ["success(0)"])
  }
}
