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
          queue(showsArtists: window.columns >= 90).padding(horizontal: hasPanels ? 1 : 0)
            .border(hasPanels ? .rounded : nil, title: "Queue")
          if hasPanels { NextSong(player: player, showsCover: window.rows >= 20) }
        }
        // In a wide window the length of a song stays near its title.
        .padding(horizontal: hasPanels ? max(1, (window.columns - 130) / 2) : 0)
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

  private func queue(showsArtists: Bool) -> Node {
    List(player.queue, selection: \.selected) { song in
      HStack {
        if showsArtists {
          Text(song.title).lineLimit(1).flex(grow: 3, shrink: 1, basis: 0)
          Text(song.artist).foreground(.secondaryText).lineLimit(1)
            .flex(grow: 2, shrink: 1, basis: 0)
        } else {
          Text(song.title).lineLimit(1)
          Spacer()
        }
        Text(song.length.time).foreground(.secondaryText).lineLimit(1)
          .frame(minWidth: 4).flex(shrink: 0)
      }
      .command("Remove", key: "delete") { _ in player.remove(song.id) }
      .onMove { _, move in player.move(move) }
    } placeholder: {
      EmptyState("The queue is empty", sign: "♫", message: "Press a to append a song.")
    }
    .accessibilityLabel("Queue")
    .animation(.slide)
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}

extension Int {
  /// Seconds as `3:07`, or `1:03:07` from an hour on.
  var time: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (self / 3600, self / 60 % 60)
    return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":\(two(self % 60))"
  }
}
