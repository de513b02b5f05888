import Recurse

/// Pages of which one is shown.
struct TabsPage: GalleryContent {
  enum Page: Hashable { case inbox, sent, drafts }

  struct State: Equatable {
    var page = Page.inbox
    var draft = ""
  }

  static let source = """
    TabView(selection: \\.page) {
      Tab("Inbox", value: .inbox) { Text("Three letters are new.").padding() }.badge(3)
      Tab("Sent", value: .sent) { Text("Nothing was sent today.").padding() }
      Tab("Drafts", value: .drafts) { TextField("Dear Ada", text: \\.draft).padding() }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    TabView(selection: \.page) {
      Tab("Inbox", value: .inbox) { Text("Three letters are new.").padding() }.badge(3)
      Tab("Sent", value: .sent) { Text("Nothing was sent today.").padding() }
      Tab("Drafts", value: .drafts) { TextField("Dear Ada", text: \.draft).padding() }
    }
  }
}
