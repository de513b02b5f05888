import Recurse

/// Notes about people: a sidebar beside details.
struct SplitPage: GalleryContent {
  struct State: Equatable {
    var width = 21
    var showsDetail = false
    var selected: String? = "Ada Lovelace"
    var names = Person.all.map(\.name)
    var person: Person? { Person.all.first { $0.name == selected } }
    var notes: [String: String] = ["Ada Lovelace": "Send her the table."]

    var note: String {
      get { notes[selected ?? ""] ?? "" }
      set { if let selected { notes[selected] = newValue } }
    }
  }

  static let source = """
    NavigationSplitView(sidebarWidth: \\.width, showsDetail: \\.showsDetail) {
      List(\\.names, id: \\.self, selection: \\.selected) { name in
        Text(name).onSelect { $0.showsDetail = true }
      }
    } detail: {
      details(of: state.person)
      TextField("A note", text: \\.note)
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Card("People to write to", note: "\(state.notes.values.count { !$0.isEmpty }) with a note") {
      NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsDetail) {
        List(\.names, id: \.self, selection: \.selected) { name in
          Text(name).onSelect { $0.showsDetail = true }
        }
      } detail: {
        details(of: state.person)
        TextField("A note", text: \.note)
      }
    }
    .frame(maxHeight: .infinity)
  }

  @NodeBuilder<Self>
  private func details(of person: Person?) -> Node {
    if let person {
      Text(person.name).bold()
      Text("\(person.field), \(person.years)").foreground(.secondaryText)
      Text(person.fact).padding(vertical: 1)
      for line in person.works {
        Text("• ").foreground(.accent) + Text(line)
      }
      Text("A note").bold().padding(.top)
    } else {
      EmptyState("Nobody is chosen")
    }
  }
}
