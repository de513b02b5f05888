import Recurse
import RecurseEditor

/// The folders of a mail program, of which one is shown.
struct TabsPage: GalleryContent {
  enum Page: Hashable { case inbox, sent, drafts }

  struct State: Equatable {
    var page = Page.inbox
    var letter: Int? = 1
    var draft = "Dear Ada,\n\nthe table is right. Only the eighth line puzzles me: "
    var current: ListsPage.Mail? { letter.flatMap { ListsPage.mails[id: $0] } }
  }

  static let source = """
    TabView(selection: \\.page) {
      Tab("Inbox", value: .inbox) { inbox(state) }.badge(3)
      Tab("Sent", value: .sent) { sent }
      Tab("Drafts", value: .drafts) { TextEditor("Dear Ada", text: \\.draft).padding(.top) }
    }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Card("Letters", note: "each tab has a folder") {
      TabView(selection: \.page) {
        Tab("Inbox", value: .inbox) { inbox(state) }.badge(3)
        Tab("Sent", value: .sent) { sent }
        Tab("Drafts", value: .drafts) { TextEditor("Dear Ada", text: \.draft).padding(.top) }
      }
    }
    .frame(maxHeight: .infinity)
  }

  /// The letters, and the chosen one where there is room for it.
  private func inbox(_ state: State) -> Node {
    WithEnvironment(\.sceneSize) { size in
      HStack(alignment: .stretch, spacing: 2) {
        List(ListsPage.mails, selection: \.letter) { letter in
          HStack(spacing: 2) {
            Text(letter.sender).bold().lineLimit(1).frame(width: 18)
            Text(letter.subject).foreground(.secondaryText).lineLimit(1)
          }
        }
        .accessibilityLabel("Inbox").flex(grow: 1, basis: 0)
        VStack(alignment: .stretch) {
          Text(state.current?.subject ?? "").bold().padding(.bottom)
          Text(state.current?.text ?? "")
        }
        .flex(grow: 1, basis: 0).collapsed(size.columns < 80)
      }
      .padding(.top)
    }
  }

  private var sent: Node {
    VStack(alignment: .stretch) {
      for (day, letter) in Self.answers {
        HStack(spacing: 2) {
          Text(day).foreground(.secondaryText).lineLimit(1).frame(width: 10)
          Text(letter).lineLimit(1)
        }
        .key(letter)
      }
    }
    .padding(.top)
  }

  private static let answers = [
    ("today", "Ada: the table, and a question about line 8"),
    ("today", "Grace: may I see the book before the photographer?"),
    ("yesterday", "The library: both books are on their way"),
    ("Monday", "Alan: I bring the board, and half an hour"),
    ("Monday", "Radia: a graph for your collection"),
    ("Sunday", "The bakery: two loaves instead of one"),
    ("Friday", "Ken: does the editor undo by now?"),
    ("Thursday", "Margaret: 1202 has a page of its own"),
  ]
}
