import Recurse

/// A reader of letters: keys that are declared beside what they act on.
struct HintsPage: GalleryContent {
  struct State: Equatable {
    var letter = 0
    /// What was done, the last first.
    var done: [String] = []

    mutating func take(_ action: String) {
      done = (["\(action): \(HintsPage.letters[letter].from)"] + done).prefix(6).map { $0 }
      letter = (letter + 1) % HintsPage.letters.count
    }
  }

  static let source = """
    Text(Self.letters[state.letter].text)
      .focusable()
      .commands {
        Command("Reply", key: "r") { $0.take("Reply") }
        Command("Archive", key: "e") { $0.take("Archive") }
        Command("First", key: "g g") { $0.letter = 0 }
        Command("Last", key: "g e") { $0.letter = Self.letters.count - 1 }
      }
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card(
        Self.letters[state.letter].from, note: "letter \(state.letter + 1) of \(Self.letters.count)"
      ) {
        Text(Self.letters[state.letter].text)
          .focusable()
          .commands {
            Command("Reply", key: "r") { $0.take("Reply") }
            Command("Archive", key: "e") { $0.take("Archive") }
            Command("First", key: "g g") { $0.letter = 0 }
            Command("Last", key: "g e") { $0.letter = Self.letters.count - 1 }
          }
      }
      Card("Keys", note: "see the last line") {
        Text("The line at the bottom tells what keys do here. F1 lists all of it.")
        Text("g begins a chord: the line then says what may follow.")
          .foreground(.secondaryText).padding(vertical: 1)
        for (key, words) in Self.keys {
          HStack(spacing: 2) {
            Text(key).bold().foreground(.accent).lineLimit(1).frame(width: 5)
            Text(words).foreground(.secondaryText).lineLimit(1)
          }
          .key(key)
        }
      }
      Card("What was done", note: "the last first") {
        for (number, words) in state.done.enumerated() { Text(words).lineLimit(1).key(number) }
        if state.done.isEmpty {
          EmptyState("Nothing yet", message: "Press r or e in the letter.")
        }
      }
      Card("How a key is written", note: "in a file of keys, too") {
        for (key, words) in Self.spellings {
          HStack(spacing: 2) {
            Text(key).foreground(.accent).lineLimit(1).frame(width: 12)
            Text(words).foreground(.secondaryText).lineLimit(1)
          }
          .key(key)
        }
      }
    }
  }

  private static let keys = [
    ("r", "reply, and read the next"), ("e", "archive, and read the next"),
    ("g g", "the first letter"), ("g e", "the last letter"),
  ]

  private static let spellings = [
    ("ctrl+s", "Control and s"), ("shift+tab", "Shift and Tab"), ("alt+enter", "Alt and Enter"),
    ("g g", "g, and g again"), ("f10", "a key of its own"), ("G", "Shift and g"),
    ("pageDown", "a key with a name"),
  ]

  fileprivate nonisolated static let letters: [(from: String, text: String)] = [
    (
      "Grace",
      "We found the moth in relay 70, and taped it into the log book.\n\nThe machine has run since "
        + "half past three. Come by if you want to see it."
    ),
    ("Ada", "The numbers come out right by now. May I send you the table?"),
    ("Alan", "I have a paper machine that plays chess. It is slow, and so am I."),
    ("Barbara", "What holds for the type has to hold for what stands in its place."),
    ("Edsger", "It came to me over coffee, in twenty minutes, without a pencil."),
  ]
}
