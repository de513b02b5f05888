import Recurse

/// A queue of songs that a list shows as it is edited: each step is animated, and no component is
/// rendered for it.
package struct QueueApp: App {
  private let player: Player

  package struct State {
    package var selected: Song.ID?
    var isDone = false
  }

  package init(_ player: Player) { self.player = player }

  package var initialState: State { State(selected: player.queue.value.first?.id) }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      ProfileLine(profile: player.profile)
      WithEnvironment(\.windowSize) { window in
        let hasPanels = window.columns >= 60 && window.rows >= 14
        HStack(alignment: .stretch) {
          queue.padding(horizontal: hasPanels ? 1 : 0)
            .border(hasPanels ? .rounded : nil, title: "Queue")
          if hasPanels { NextSong(player: player) }
        }
        // In a wide window the length of a song stays near its title.
        .padding(horizontal: hasPanels ? max(1, (window.columns - 110) / 2) : 0)
      }
      KeyHints()
    }
    .commands {
      Command("Append", key: "a") { _ in player.append() }
      Command("Insert", key: "i") { player.insert(before: $0.selected) }
      Command("Shuffle", key: "s") { _ in player.shuffle() }
      Command("Quit", key: "q") { $0.isDone = true }
    }
    .windowTitle("Queue")
  }

  private var queue: Node {
    List(player.queue, selection: \.selected) { song in
      HStack {
        Text(song.title).lineLimit(1)
        Spacer()
        Text(song.length.time).foreground(.secondaryText)
      }
      .command("Remove", key: "delete") { _ in player.remove(song.id) }
      .onMove { _, move in player.move(move) }
    } placeholder: {
      EmptyState("The queue is empty", sign: "♫", message: "Press a to append a song.")
    }
    .animation(.slide)
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}

extension Int {
  /// Seconds as `3:07`.
  var time: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
