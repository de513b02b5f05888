import Recurse

/// Three notebooks: nothing there, still loading, failed.
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
    Cards {
      Card("Private", note: state == 0 ? "empty" : "\(state) tries") {
        EmptyState("No notes", message: "Write the first one.") {
          Button("New note") { $0 += 1 }
        }
      }
      .card(28)
      Card("Shared", note: "loading") {
        PlaceholderRows(3)
      }
      .card(26)
      Card("At work", note: "failed") {
        EmptyState(
          "The server does not answer", sign: "✗", color: .error, message: "Check the connection."
        ) {
          Button("Try again") { $0 += 1 }
        }
      }
      .card(34)
    }
  }
}
