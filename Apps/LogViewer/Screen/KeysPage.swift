import Recurse

/// The keys of a log, as the help of `less` has them, in no more room than they need.
struct KeysPage: Component, Equatable {
  private static let keys: [(keys: String, meaning: String)] = [
    ("↑ ↓ j k", "a line up, down"), ("d u", "half a page down, up"),
    ("Space b", "a page down, up"), ("g G", "to the start, to the end"),
    ("F End", "follow the end"), ("← →", "sideways, if lines are cut"),
    ("/ ?", "search forward, backward"), ("n N", "on to the next match, the other way"),
    ("f", "only lines with a text"), (":1000 :50%", "to a line, to a part"),
    ("P", "to a byte of the file"), ("t", "to a time"), ("m '", "mark, to the next mark"),
    ("` ''", "back to the place before a jump"), ("Shift+↑ ↓", "select lines"),
    ("Enter", "copy what is selected"), ("|", "give the shown lines to a command"),
    ("v", "edit the file"), ("w #", "wrap, line numbers"), ("r", "lines a minute"),
    ("]", "next file"), ("F1", "commands"), ("q", "quit"),
  ]

  /// The rows of the window.
  let rows: Int

  /// The columns of the longest meaning with its keys.
  private static let columns = 49
  /// The rows of the border, the title and the hints.
  private static let otherRows = 6

  func render(state: Void) -> Node {
    VStack(alignment: .leading) {
      Text("Keys").bold()
      ScrollView {
        VStack(alignment: .leading) {
          for row in Self.keys {
            HStack(spacing: 2) {
              Text(row.keys).frame(width: 10, alignment: .leading)
              Text(row.meaning).foreground(.secondaryText).lineLimit(1)
            }
          }
        }
      }
      .frame(height: min(Self.keys.count, max(1, rows - Self.otherRows)))
    }
    .frame(width: Self.columns)
  }
}
