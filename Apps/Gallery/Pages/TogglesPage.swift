import Recurse

/// The settings of notifications, which act at once.
struct TogglesPage: GalleryContent {
  struct State: Equatable {
    var mails = true
    var mentions = true
    var newsletter = false
    var isQuiet = true
    var rings = false

    var sources: [String] {
      [(mails, "mail"), (mentions, "mentions"), (newsletter, "the newsletter")]
        .filter(\.0).map(\.1)
    }
  }

  static let source = """
    Toggle("Mail", isOn: \\.mails)
    Toggle("Mentions of my name", isOn: \\.mentions)
    Toggle("The newsletter", isOn: \\.newsletter)
    Toggle("Be quiet", isOn: \\.isQuiet)
    Toggle("Ring for mentions", isOn: \\.rings).disabled(!state.isQuiet)
    """

  var initialState: State { State() }

  func render(state: State) -> Node {
    Cards {
      Card("Tell me of", note: "\(state.sources.count) of 3") {
        Toggle("Mail", isOn: \.mails)
        Toggle("Mentions of my name", isOn: \.mentions)
        Toggle("The newsletter", isOn: \.newsletter)
      }
      .card()
      Card("At night", note: "22:00 to 7:00") {
        Toggle("Be quiet", isOn: \.isQuiet)
        Toggle("Ring for mentions", isOn: \.rings).disabled(!state.isQuiet)
      }
      .card()
      Card("So it will be") {
        Text(
          state.sources.isEmpty
            ? "Nobody disturbs you." : "You hear of \(state.sources.joined(separator: ", ")).")
        Text(night(state)).foreground(.secondaryText)
      }
      .card()
    }
  }

  private func night(_ state: State) -> String {
    guard state.isQuiet else { return "At night as on the day." }
    return state.rings && state.mentions ? "At night only of mentions." : "At night of nothing."
  }
}
