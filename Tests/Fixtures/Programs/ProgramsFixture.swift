import Recurse

/// An app that gives the terminal to programs: Alt+e to the editor, Alt+p to the pager,
/// Alt+s to the shell, Alt+m to one that is missing, and Alt and a digit to a line of shell. Alt+r
/// lets it wait for releases of F2.
@main
struct ProgramsFixture: App {
  struct State: Equatable {
    var running: Run?
    var results: [String] = []
    var ticksWhileRunning = 0
    var text = ""
    var releases: Int?
  }

  enum Run: Hashable {
    case editor, pager, shell, missing
    case line(String)
    /// A line whose status becomes the text of the field.
    case text(String)
  }

  var initialState: State { State() }
  private var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  func render(state: State) -> Node {
    VStack {
      Text("Programs: \(state.results.count)")
      TextField("Text", text: \.text)
      Text(state.running == nil ? "ready" : "running")
      Text(state.ticksWhileRunning > 5 ? "effects went on" : "")
      Text(state.releases.map { "released \($0)" } ?? "")
      for (index, result) in state.results.enumerated() { Text(result).key(index) }
    }
    .windowTitle("Programs")
    .onKey("alt+e") { $0.running = .editor }
    .onKey("alt+p") { $0.running = .pager }
    .onKey("alt+s") { $0.running = .shell }
    .onKey("alt+1") { [line = arguments.first ?? ""] in $0.running = .line(line) }
    .onKey("alt+2") { [line = arguments.dropFirst().first ?? ""] in $0.running = .line(line) }
    .onKey("alt+t") { [line = arguments.first ?? ""] in $0.running = .text(line) }
    .onKey("alt+r") { $0.releases = $0.releases == nil ? 0 : nil }
    .onKey("f2", phases: state.releases == nil ? [.down, .repeat] : .up) { $0.releases? += 1 }
    .onKey("alt+m") { $0.running = .missing }
  }

  func effects(state: State) -> [Effect] {
    Effect.every(.milliseconds(10), id: "tick") { state in
      if state.running != nil { state.ticksWhileRunning += 1 }
    }
    if let running = state.running {
      Effect.run(program(running), id: "run") { state, result in
        if case .text = state.running { state.text = "read " }
        state.running = nil
        switch result {
        case .success(let exit): state.results.append("status \(exit.status)")
        case .failure(let error): state.results.append("\(error)")
        }
      }
    }
  }

  private func program(_ run: Run) -> TerminalProgram {
    switch run {
    case .editor: .editor(arguments.first ?? "")
    case .pager: .pager((1...200).map { "line \($0)\n" }.joined())
    case .shell: .shell
    case .missing: TerminalProgram("no-such-program-here")
    case .line(let line), .text(let line): TerminalProgram("sh", ["-c", line])
    }
  }
}
