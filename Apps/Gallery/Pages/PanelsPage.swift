import Recurse

/// Borders, and what is in them.
struct PanelsPage: GalleryContent, Equatable {
  static let source = """
    Panel(title: "Panel").content { Text("Rounded, with padding.") }
    VStack { Text("A border of two lines") }.border(.double, title: "Double")
    VStack(alignment: .stretch) {
      Text("Lines join")
      Divider()
      Text("where they meet.")
    }
    .border(.rounded, color: .accent)
    """

  func render(state: Void) -> Node {
    FlowStack(spacing: 2) {
      Panel(title: "Panel").content { Text("Rounded, with padding.") }
      VStack { Text("A border of two lines") }.border(.double, title: "Double")
      VStack(alignment: .stretch) {
        Text("Lines join")
        Divider()
        Text("where they meet.")
      }
      .border(.rounded, color: .accent)
    }
  }
}
