import Recurse

/// A sidebar beside details.
struct SplitPage: GalleryContent {
  struct State: Equatable {
    var width = 12
    var showsDetail = false
    var selected: String? = "Ada"
    var names = ["Ada", "Grace", "Alan"]
    var note = ""
  }

  static let source = """
    NavigationSplitView(sidebarWidth: \\.width, showsDetail: \\.showsDetail) {
      List(\\.names, id: \\.self, selection: \\.selected) { name in
        Text(name).onSelect { $0.showsDetail = true }
      }
    } detail: {
      Text("About \\(state.selected ?? "none of them")").bold()
      TextField("A note", text: \\.note)
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    NavigationSplitView(sidebarWidth: \.width, showsDetail: \.showsDetail) {
      List(\.names, id: \.self, selection: \.selected) { name in
        Text(name).onSelect { $0.showsDetail = true }
      }
    } detail: {
      Text("About \(state.selected ?? "none of them")").bold()
      TextField("A note", text: \.note)
    }
  }
}
