import Recurse

/// Four notebooks: nothing there, still loading, failed, not found.
struct EmptinessPage: GalleryContent {
  static let source = """
    EmptyState("No notes", message: "Write the first one.") {
      Button("New note") { $0 += 1 }
    }
    PlaceholderRows(5)
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
      Card("Shared", note: "loading") {
        PlaceholderRows(5)
      }
      Card("At work", note: "failed") {
        EmptyState(
          "The server does not answer", sign: "✗", color: .error, message: "Check the connection."
        ) {
          Button("Try again") { $0 += 1 }
        }
      }
      Card("Found", note: "“moth”") {
        EmptyState("No note contains “moth”", message: "Look for less, or in all notebooks.") {
          Button("In all") { $0 += 1 }
        }
      }
    }
  }
}
