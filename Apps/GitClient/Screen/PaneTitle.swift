import Recurse

/// The heading of a pane: its content in words, and the number of it.
struct PaneTitle: Component, Equatable {
  private let title: String
  private let count: Text

  init(_ title: String, _ count: Text = Text("")) { (self.title, self.count) = (title, count) }

  init(_ title: String, count: String) {
    self.init(title, Text(count).foreground(.secondaryText))
  }

  func render(state: Void) -> Node {
    HStack(spacing: 2) {
      Text(title).bold().truncationMode(.middle).flex(shrink: 1)
      count.fixedSize()
    }
    .lineLimit(1)
  }
}
