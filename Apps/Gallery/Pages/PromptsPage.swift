import Recurse
import RecursePrompts

/// A script that asks, and what a terminal shows of it.
struct PromptsPage: GalleryContent {
  static let source = """
    let name = try ask("Name of the package?", default: "app")
    let port = try ask("Port?", format: .number(in: 1...65535), default: 8080)
    let color = try choose("Color", from: ["red", "green", "blue"])
    if try confirm("Write 3 files?", default: true) {
      try spin("Writing") { try await write(name, port, color) }
    }
    """

  struct State: Equatable {
    var name = ""
    var port = 8080
    var color = "green"
    var writes = true
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("The script", note: "setup.swift") {
        VirtualNode(SourceText(source: Self.source))
      }
      Card("Its answers", note: "change them") {
        Form {
          TextField("Name", text: \.name, prompt: "app")
          TextField("Port", value: \.port, format: .number(in: 1...65535))
          Picker("Color", selection: \.color, options: ["red", "green", "blue"]) { Text($0) }
          Toggle("Write", isOn: \.writes)
        }
      }
      Card("What stays in the terminal") {
        line("?", "Name of the package?", state.name.isEmpty ? "app" : state.name)
        line("?", "Port?", "\(state.port)")
        line("?", "Color", state.color)
        line("?", "Write 3 files?", state.writes ? "Yes" : "No")
        if state.writes { line("✓", "Writing", "") }
      }
    }
  }

  /// A question and its answer, as a prompt leaves them.
  private func line(_ sign: String, _ question: String, _ answer: String) -> Text {
    Text("\(sign) ").foreground(.success) + Text(question).bold()
      + Text(" \(answer)").foreground(.accent)
  }

  /// The script itself, which the gallery compiles and does not run: it has the screen.
  private static func setUp() throws {
    let name = try ask("Name of the package?", default: "app")
    let port = try ask("Port?", format: .number(in: 1...65535), default: 8080)
    let color = try choose("Color", from: ["red", "green", "blue"])
    if try confirm("Write 3 files?", default: true) {
      try spin("Writing") { try await write(name, port, color) }
    }
  }

  @concurrent private static func write(_ name: String, _ port: Int, _ color: String) async throws {
  }
}
