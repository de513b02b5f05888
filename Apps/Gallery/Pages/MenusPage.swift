import Recurse

/// Menus of a bar, of a button, and of the right mouse button.
struct MenusPage: GalleryContent {
  static let source = """
    MenuBar {
      Menu("File") {
        Button("New") { $0 = "New" }
        Button("Delete", role: .destructive) { $0 = "Delete" }
        Divider()
        Menu("Share") { Button("By mail") { $0 = "By mail" } }
      }
      Menu("Edit") { Button("Copy") { $0 = "Copy" } }
    }
    Menu("More") { Button("Settings") { $0 = "Settings" } }
    Text("Press the right mouse button here.")
      .contextMenu { Button("Open") { $0 = "Open" } }
    """

  var initialState: String { "Nothing yet" }

  func render(state: String) -> Node {
    MenuBar {
      Menu("File") {
        Button("New") { $0 = "New" }
        Button("Delete", role: .destructive) { $0 = "Delete" }
        Divider()
        Menu("Share") { Button("By mail") { $0 = "By mail" } }
      }
      Menu("Edit") { Button("Copy") { $0 = "Copy" } }
    }
    Text("")
    Menu("More") { Button("Settings") { $0 = "Settings" } }
    Text("")
    Text("Press the right mouse button here.")
      .contextMenu { Button("Open") { $0 = "Open" } }
    Text("")
    Text("Chosen: \(state)").foreground(.secondaryText)
  }
}
