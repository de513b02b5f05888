import Recurse

/// A reader of letters: keys that are declared beside what they act on.
struct HintsPage: GalleryContent {
  struct State: Equatable {
    var letter = 0
    var done = "nothing"
  }

  static let source = """
    Text(Self.letters[state.letter])
      .focusable()
      .commands {
        Command("Reply", key: "r") { $0.done = "Reply" }
        Command("Archive", key: "e") { $0.done = "Archive" }
        Command("First", key: "g g") { $0.letter = 0 }
        Command("Last", key: "g e") { $0.letter = 2 }
      }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Letter \(state.letter + 1) of 3", note: "done last: \(state.done)") {
        Text(Self.letters[state.letter])
          .focusable()
          .commands {
            Command("Reply", key: "r") { $0.done = "Reply" }
            Command("Archive", key: "e") { $0.done = "Archive" }
            Command("First", key: "g g") { $0.letter = 0 }
            Command("Last", key: "g e") { $0.letter = 2 }
          }
      }
      .card(44, grow: 2)
      Card("Keys") {
        Text("The line at the bottom tells what keys do here. F1 lists all of it.")
        Text("g begins a chord: the line then says what may follow.")
          .foreground(.secondaryText).padding(.top)
      }
      .card(34)
    }
  }

  private static let letters = [
    "We found the moth in relay 70, and taped it into the log book. Grace",
    "The numbers come out right by now. May I send you the table? Ada",
    "I have a paper machine that plays chess. It is slow, and so am I. Alan",
  ]
}
