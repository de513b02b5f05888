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
        about("letters of people, and of programs")
        Toggle("Mentions of my name", isOn: \.mentions)
        about("a text that somebody writes has it")
        Toggle("The newsletter", isOn: \.newsletter)
        about("what a place sends to everybody")
      }
      Card("At night", note: "22:00 to 7:00") {
        Toggle("Be quiet", isOn: \.isQuiet)
        Toggle("Ring for mentions", isOn: \.rings).disabled(!state.isQuiet)
        Text("In the morning you find").bold().padding(.top)
        for (time, words, source) in Self.day where isNight(time) {
          told(time, words, tells(of: source, at: time, state))
        }
      }
      Card("So it will be") {
        Text(
          state.sources.isEmpty
            ? "Nobody disturbs you." : "You hear of \(state.sources.joined(separator: ", ")).")
        Text(night(state)).foreground(.secondaryText).padding(.bottom)
        Form {
          for (name, source) in Self.sources {
            let all = Self.day.filter { $0.source == source }
            let told = all.count { tells(of: source, at: $0.time, state) }
            Gauge(
              name, value: Double(told), in: 0...Double(all.count),
              caption: "\(told) of \(all.count)")
          }
        }
      }
      Card("A day", note: "each is told, or kept") {
        for (time, words, source) in Self.day {
          told(time, words, tells(of: source, at: time, state))
        }
      }
    }
  }

  /// What a toggle is for, below its title.
  private func about(_ words: String) -> Text {
    Text("    \(words)").foreground(.secondaryText).lineLimit(1)
  }

  private func told(_ time: String, _ words: String, _ isTold: Bool) -> Node {
    HStack {
      Text(isTold ? "●" : "○").foreground(isTold ? .accent : .secondaryText)
      Text(time).foreground(.secondaryText).lineLimit(1)
      Text(words).foreground(isTold ? nil : .secondaryText).lineLimit(1)
    }
    .key(words)
  }

  private static let sources: [(String, Source)] = [
    ("Mail", .mail), ("Mentions", .mention), ("Newsletter", .newsletter),
  ]

  private func isNight(_ time: String) -> Bool { time >= "22:00" || time < "07:00" }

  private enum Source { case mail, mention, newsletter }

  private static let day: [(time: String, words: String, source: Source)] = [
    ("06:12", "The newsletter of the town", .newsletter), ("08:30", "Grace: the moth", .mail),
    ("09:05", "Ada named you in “Note G”", .mention), ("11:40", "The library: two books", .mail),
    ("13:00", "Offers of the week", .newsletter), ("15:27", "Alan: chess on Sunday", .mail),
    ("17:48", "Radia named you in “Trees”", .mention), ("22:31", "Ken: a weekend or two", .mail),
    ("23:10", "Hedy named you in “88”", .mention), ("23:55", "The station: a change", .mail),
  ]

  /// Whether a person hears of something at a time, such as `22:31`.
  private func tells(of source: Source, at time: String, _ state: State) -> Bool {
    if state.isQuiet, isNight(time) {
      return state.rings && state.mentions && source == .mention
    }
    return switch source {
    case .mail: state.mails
    case .mention: state.mentions
    case .newsletter: state.newsletter
    }
  }

  private func night(_ state: State) -> String {
    guard state.isQuiet else { return "At night as on the day." }
    return state.rings && state.mentions ? "At night only of mentions." : "At night of nothing."
  }
}
