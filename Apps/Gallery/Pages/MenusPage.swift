import Recurse

/// A notebook: menus of a bar, of a button, and of the right mouse button.
struct MenusPage: GalleryContent {
  struct State: Equatable {
    var notes = [
      "Water the plants", "Call the bank", "Buy stamps", "Return both books", "Bread, rye",
      "A cake for Sunday", "Tickets to the coast",
    ]
    /// What was done, the last first.
    var done: [String] = []
    var last: String {
      get { done.first ?? "Nothing yet" }
      set { done = ([newValue] + done).prefix(6).map { $0 } }
    }

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

  private static let keys = [
    ("F10", "the first menu of the bar"), ("← →", "the one beside it, or inside"),
    ("↑ ↓", "the action above, or below"), ("a letter", "the action that begins so"),
    ("Enter", "does it"), ("Esc", "closes it, and does nothing"),
  ]

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
      Card("Away from the bar") {
        Menu("More") { Button("Sort by name") { $0.notes.sort() } }
        Text("A button with a menu is for what is done at times, near what it acts on.")
          .padding(.top)
        Text("The right mouse button, the menu key and Shift+F10 open that of a note.")
          .foreground(.secondaryText).padding(.top)
      }
      Card("What was done", note: "the last first") {
        for (number, words) in state.done.enumerated() {
          (Text("\(state.done.count - number) ").foreground(.secondaryText) + Text(words))
            .lineLimit(1).key(number)
        }
        if state.done.isEmpty {
          EmptyState("Nothing yet", message: "Open a menu, and choose something.")
        }
      }
      Card("Keys of menus") {
        for (key, words) in Self.keys {
          HStack(spacing: 2) {
            Text(key).bold().foreground(.accent).lineLimit(1).frame(width: 12)
            Text(words).foreground(.secondaryText).lineLimit(2)
          }
          .key(key)
        }
      }
    }
  }
}
