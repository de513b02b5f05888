import Recurse

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A picker for pipes: it shows the lines of standard input, or some of its own, and prints the one
/// that is chosen.
@main
struct Picker: App {
  struct State: Equatable {
    var lines: [String] = StandardInput.isTerminal ? ["own a", "own b"] : []
    var count = 0
    var selected: String?
    var choice: String?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Text("\(state.count) lines read")
    List(\.lines, id: \.self, selection: \.selected) { line in
      Text(line).onSelect { $0.choice = line }
    }
  }

  func effects(state: State) -> [Effect] {
    Effect.values(of: StandardInput.lines, id: "input") { state, line in
      state.count += 1
      if state.lines.count < 100 { state.lines.append("\(state.count) \(line)") }
    }
    if let choice = state.choice {
      Effect.task(id: "print", onCancel: .finish) { _ in
        print(choice)
        _ = write(2, "chosen\n", 7)
      }
      Effect.quit()
    }
  }
}
