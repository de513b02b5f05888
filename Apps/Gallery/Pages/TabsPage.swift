import Recurse

/// The folders of a mail program, of which one is shown.
struct TabsPage: GalleryContent {
  enum Page: Hashable { case inbox, sent, drafts }

  struct State: Equatable {
    var page = Page.inbox
    var letter: String? = "Ada"
    var draft = ""
  }

  static let source = """
    TabView(selection: \\.page) {
      Tab("Inbox", value: .inbox) { inbox }.badge(3)
      Tab("Sent", value: .sent) { EmptyState("Nothing was sent today") }
      Tab("Drafts", value: .drafts) { TextField("Dear Ada", text: \\.draft).padding() }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    TabView(selection: \.page) {
      Tab("Inbox", value: .inbox) { inbox }.badge(3)
      Tab("Sent", value: .sent) { EmptyState("Nothing was sent today") }
      Tab("Drafts", value: .drafts) { TextField("Dear Ada", text: \.draft).padding() }
    }
    .background(.surface)
  }

  private var inbox: Node {
    List(Self.letters, id: \.sender, selection: \.letter) { letter in
      HStack(spacing: 2) {
        Text(letter.sender).bold().lineLimit(1).frame(width: 8)
        Text(letter.subject).foreground(.secondaryText).lineLimit(1)
      }
    }
    .padding()
  }

  private static let letters = [
    (sender: "Ada", subject: "Note G, once more"), (sender: "Grace", subject: "The moth"),
    (sender: "Alan", subject: "Chess on Sunday"),
  ]
}
