import Recurse

/// A notebook: menus of a bar, of a button, and of the right mouse button.
struct MenusPage: GalleryContent {
  struct State: Equatable {
    var notes = ["Water the plants", "Call the bank", "Buy stamps"]
    var last = "Nothing yet"

    mutating func add() {
      notes.append("Note \(notes.count + 1)")
      last = "New"
    }

    mutating func delete(_ note: String) {
      notes.removeAll { $0 == note }
      last = "Delete \(note)"
    }
  }

  static let source = """
    MenuBar {
      Menu("File") {
        Button("New") { $0.add() }
        Button("Delete all", role: .destructive) { $0.notes = [] }
        Divider()
        Menu("Share") { Button("By mail") { $0.last = "By mail" } }
      }
      Menu("Edit") { Button("Copy") { $0.last = "Copy" } }
    }
    for note in state.notes {
      Text("• \\(note)").key(note).focusable()
        .contextMenu {
          Button("Copy") { $0.last = "Copy \\(note)" }
          Button("Delete", role: .destructive) { $0.delete(note) }
        }
    }
    Menu("More") { Button("Sort by name") { $0.notes.sort() } }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Notes", note: "done last: \(state.last)") {
        MenuBar {
          Menu("File") {
            Button("New") { $0.add() }
            Button("Delete all", role: .destructive) { $0.notes = [] }
            Divider()
            Menu("Share") { Button("By mail") { $0.last = "By mail" } }
          }
          Menu("Edit") { Button("Copy") { $0.last = "Copy" } }
        }
        for note in state.notes {
          Text("• \(note)").key(note).focusable()
            .contextMenu {
              Button("Copy") { $0.last = "Copy \(note)" }
              Button("Delete", role: .destructive) { $0.delete(note) }
            }
        }
      }
      .card(40)
      Card("Away from the bar") {
        Menu("More") { Button("Sort by name") { $0.notes.sort() } }
        Text("The right mouse button, the menu key and Shift+F10 open that of a note.")
          .foreground(.secondaryText).padding(.top)
      }
      .card(34)
    }
  }
}
