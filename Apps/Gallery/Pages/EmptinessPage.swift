import Recurse

/// Nothing there, still loading, failed.
struct EmptinessPage: GalleryContent {
  static let source = """
    EmptyState("No notes", message: "Write the first one.") {
      Button("New note") { $0 += 1 }
    }
    PlaceholderRows(3)
    EmptyState(
      "The server does not answer", sign: "✗", color: .error, message: "Check the connection."
    ) {
      Button("Try again") { $0 += 1 }
    }
    """

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    FlowStack(lineAlignment: .stretch, spacing: 1) {
      Panel(title: "Empty").content {
        EmptyState("No notes", message: "Write the first one.") {
          Button("New note") { $0 += 1 }
        }
      }
      .frame(width: 28)
      Panel(title: "Loading").content {
        PlaceholderRows(3)
      }
      .frame(width: 26)
      Panel(title: "Failed").content {
        EmptyState(
          "The server does not answer", sign: "✗", color: .error, message: "Check the connection."
        ) {
          Button("Try again") { $0 += 1 }
        }
      }
      .frame(width: 34)
    }
  }
}
