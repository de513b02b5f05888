import Recurse

/// Notes about people: a sidebar beside details.
struct SplitPage: GalleryContent {
  struct State: Equatable {
    var width = 12
    var showsDetail = false
    var selected: String? = "Ada"
    var names = ["Ada", "Grace", "Alan", "Barbara", "Edsger", "Radia"]
    var notes: [String: String] = ["Ada": "Send her the table."]

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
      Text(state.selected ?? "Nobody is chosen").bold()
      Text(Self.facts[state.selected ?? ""] ?? "").padding(vertical: 1)
      TextField("A note", text: \\.note)
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsDetail) {
        List(\.names, id: \.self, selection: \.selected) { name in
          Text(name).onSelect { $0.showsDetail = true }
        }
      } detail: {
        Text(state.selected ?? "Nobody is chosen").bold()
        Text(Self.facts[state.selected ?? ""] ?? "").padding(vertical: 1)
        TextField("A note", text: \.note)
      }
    }
    .frame(maxHeight: .infinity).background(.surface)
  }

  private static let facts = [
    "Ada": "She wrote the first program, for a machine that was never built.",
    "Grace": "She wrote the first compiler, and gave out nanoseconds of wire.",
    "Alan": "He asked if machines can think, and built some that tried.",
    "Barbara": "She found out what a type promises.",
    "Edsger": "He found the shortest way.", "Radia": "She taught bridges to be a tree.",
  ]
}
