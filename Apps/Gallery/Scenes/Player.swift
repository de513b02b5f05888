import Recurse

/// A record that is played: buttons that go through its titles.
struct Player: Component {
  struct State: Equatable {
    var title = 1
    var isPlaying = true

    mutating func move(by step: Int) {
      title = min(max(0, title + step), Player.titles.count - 1)
    }
  }

  fileprivate nonisolated static let titles = [
    ("Prelude", 74), ("The long way down", 181), ("Standard error", 152), ("Exit zero", 203),
    ("Carriage return", 98), ("End of file", 240),
  ]

  var initialState: State { State() }

  func render(state: State) -> Node {
    for (number, (name, seconds)) in Self.titles.enumerated() {
      let isCurrent = number == state.title
      HStack {
        Text(isCurrent ? (state.isPlaying ? "▶" : "‖") : " ").foreground(.accent)
        Text(name).bold(isCurrent).lineLimit(1)
        Spacer()
        Text("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
          .foreground(.secondaryText).lineLimit(1)
      }
      .key(number)
    }
    ProgressView(value: Double(state.title + 1), total: Double(Self.titles.count))
      .padding(vertical: 1)
    HStack(spacing: 2) {
      Button("«") { $0.move(by: -1) }.disabled(state.title == 0)
        .accessibilityLabel("Title before")
      Button(state.isPlaying ? "Pause" : "Play") { $0.isPlaying.toggle() }.frame(width: 9)
      Button("»") { $0.move(by: 1) }.disabled(state.title == Self.titles.count - 1)
        .accessibilityLabel("Next title")
    }
  }
}
