import Recurse

/// A mailbox: a list that takes a query and of which one row is selected, and labels of which any
/// number are.
struct ListsPage: GalleryContent {
  struct Mail: Identifiable, Equatable {
    var id: Int
    var sender: String
    var subject: String
    var text: String
    var isUnread = false
  }

  struct State: Equatable {
    var mails = ListsPage.mails
    var selected: Int? = 1 { didSet { read() } }
    var labels: Set<String> = ["work"]
    var query = ""

    var current: Mail? { selected.flatMap { mails[id: $0] } }

    private mutating func read() {
      if let selected { mails[id: selected]?.isUnread = false }
    }
  }

  static let source = """
    List(\\.mails, matching: \\.query, in: \\.subject, selection: \\.selected) { mail in
      HStack {
        Text(mail.isUnread ? "●" : " ").foreground(.accent)
          .accessibilityLabel(mail.isUnread ? "unread" : "")
        VStack(alignment: .stretch) {
          Text(mail.sender).bold(mail.isUnread).lineLimit(1)
          Text(mail.subject).foreground(.secondaryText).lineLimit(1)
        }
        .flex(grow: 1, shrink: 1)
      }
      .onDelete { state in state.mails.removeAll { $0.id == mail.id } }
    } placeholder: {
      EmptyState("No letters", sign: "✓")
    }
    TextField("Find", text: \\.query, prompt: "letters of a subject")
    List(Self.labels, id: \\.self, selection: \\.labels) { Text($0).lineLimit(1) }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Sides {
      Card("Inbox", note: "\(state.mails.count(where: \.isUnread)) unread") { inbox }
        .flex(grow: 1, basis: 0)
    } side: {
      Card(state.current?.sender ?? "No letter") {
        if let mail = state.current {
          Text(mail.subject).bold().padding(.bottom)
          Text(mail.text)
        } else {
          EmptyState("Nothing is chosen", message: "Choose a letter.")
        }
        Spacer()
      }
      .flex(grow: 2, basis: 0)
      Card("Labels", note: state.labels.sorted().joined(separator: ", ")) { labels }
        .margin(.top, 1)
    }
  }

  /// The letters whose subjects match the query. What is typed in the list goes on with it.
  private var inbox: Node {
    VStack(alignment: .stretch) {
      List(\.mails, matching: \.query, in: \.subject, selection: \.selected) { mail in
        HStack {
          Text(mail.isUnread ? "●" : " ").foreground(.accent)
            .accessibilityLabel(mail.isUnread ? "unread" : "")
          VStack(alignment: .stretch) {
            Text(mail.sender).bold(mail.isUnread).lineLimit(1)
            Text(mail.subject).foreground(.secondaryText).lineLimit(1)
          }
          .flex(grow: 1, shrink: 1)
        }
        .onDelete { state in state.mails.removeAll { $0.id == mail.id } }
      } placeholder: {
        EmptyState("No letters", sign: "✓")
      }
      .accessibilityLabel("Inbox")
      TextField("Find", text: \.query, prompt: "letters of a subject")
    }
    .flex(grow: 1, shrink: 1)
  }

  private var labels: Node {
    List(Self.labels, id: \.self, selection: \.labels) { Text($0).lineLimit(1) }
      .accessibilityLabel("Labels")
  }

  private static let labels = ["family", "later", "travel", "work"]

  nonisolated static let mails = [
    Mail(
      id: 1, sender: "Grace Hopper", subject: "The moth",
      text: """
        We found it in relay 70. I taped it into the log book.

        It is the first bug that anyone has seen with their own eyes, and it is quite dead. The \
        machine has run since half past three, and the tables of the morning are right again.

        Come by if you want to see it. The book lies on my desk, open at the page, and nobody may \
        turn it before the photographer was here.
        """),
    Mail(
      id: 2, sender: "Ada Lovelace", subject: "Note G, once more",
      text: "The numbers of Bernoulli come out right by now. May I send you the table?",
      isUnread: true),
    Mail(
      id: 3, sender: "The library", subject: "Two books are due",
      text: "“A Night at the Terminal” and “Short Lines” are due on Friday.", isUnread: true),
    Mail(
      id: 4, sender: "Alan Turing", subject: "Chess on Sunday",
      text: "I have a paper machine that plays. It thinks for half an hour a move."),
    Mail(
      id: 5, sender: "Barbara Liskov", subject: "Your talk",
      text: "What holds for the type has to hold for what stands in its place."),
    Mail(
      id: 6, sender: "Radia Perlman", subject: "A poem about trees",
      text: "I think that I shall never see a graph more lovely than a tree."),
    Mail(
      id: 7, sender: "Edsger Dijkstra", subject: "The shortest way",
      text: "It came to me over coffee, in twenty minutes, without a pencil."),
    Mail(
      id: 8, sender: "Ken Thompson", subject: "A weekend or two",
      text: "The shell is done, and so is the assembler. The editor takes me until Sunday."),
    Mail(
      id: 9, sender: "Margaret Hamilton", subject: "1202",
      text: "It dropped what could wait and kept on landing, as it was meant to."),
    Mail(
      id: 10, sender: "The bakery", subject: "Your order",
      text: "Twelve rolls and a loaf of rye are ready from seven o’clock on."),
    Mail(
      id: 11, sender: "Donald Knuth", subject: "A check for you",
      text: "You were right about page 412. The check is for one hexadecimal dollar."),
    Mail(
      id: 12, sender: "Frances Allen", subject: "Loops",
      text: "Take out of the loop what does not change in it. The rest is detail."),
    Mail(
      id: 13, sender: "Dennis Ritchie", subject: "Declarations",
      text: "They look as what they declare is used. Not everybody thanks me for it."),
    Mail(
      id: 14, sender: "Hedy Lamarr", subject: "Frequencies",
      text: "Eighty-eight of them, as many as a piano has keys. They will not find us."),
    Mail(
      id: 15, sender: "The station", subject: "Your train",
      text: "It leaves at 08:12 from platform 4. There is coffee in car 6."),
    Mail(
      id: 16, sender: "Katherine Johnson", subject: "The orbit",
      text: "I went over the numbers by hand. The machine has them right; he may fly."),
  ]
}
