import Recurse

/// Hints for keys, which are declared beside the content that they act on.
struct HintsPage: GalleryContent {
  static let source = """
    Text("Done last: \\(state)")
      .focusable()
      .commands {
        Command("Reply", key: "r") { $0 = "Reply" }
        Command("First", key: "g g") { $0 = "First" }
        Command("Last", key: "g e") { $0 = "Last" }
      }
    """

  var initialState: String { "nothing" }

  func render(state: String) -> Node {
    Text("Done last: \(state)")
      .focusable()
      .commands {
        Command("Reply", key: "r") { $0 = "Reply" }
        Command("First", key: "g g") { $0 = "First" }
        Command("Last", key: "g e") { $0 = "Last" }
      }
    Text("")
    Text("The line at the bottom tells what keys do here. F1 lists all of it.")
      .foreground(.secondaryText)
  }
}
