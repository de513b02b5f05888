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

  package var initialState: State { State() }

  package func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      ProfileLine(profile: player.profile)
      List(player.queue, selection: \.selected) { song in
        Text(song.title).lineLimit(1)
          .command("Remove", key: "delete") { _ in player.remove(song.id) }
          .onMove { _, move in player.move(move) }
      } placeholder: {
        Text("The queue is empty.").foreground(.secondaryText)
      }
      .animation(.slide)
      KeyHints()
    }
    .commands {
      Command("Append", key: "a") { _ in player.append() }
      Command("Insert", key: "i") { player.insert(before: $0.selected) }
      Command("Shuffle", key: "s") { _ in player.shuffle() }
      Command("Quit", key: "q") { $0.isDone = true }
    }
  }

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
  }
}

/// Who listens, with a badge that follows the queue.
struct ProfileLine: Component {
  let profile: Profile

  func render(state: Void) -> Node {
    HStack {
      Observing(profile.name) { Text($0).bold().lineLimit(1) }
      Observing(profile.badge) { badge in
        if let badge { Text(" \(badge) ").bold().background(.accent).lineLimit(1).flex(shrink: 0) }
      }
      Spacer()
    }
    .background(.surface)
  }
}
