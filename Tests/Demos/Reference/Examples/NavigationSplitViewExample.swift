import Recurse

struct NavigationSplitViewExample: Component {
  struct State {
    var names = ["Shopping", "Ideas"]
    var selected: String? = "Shopping"
    var width = 14
    var showsNote = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsNote) {
      List(\.names, id: \.self, selection: \.selected) { name in
        Text(name).onSelect { $0.showsNote = true }
      }
    } detail: {
      Text("\(state.selected ?? "No note"): bread, milk, two lemons")
    }
  }
}
