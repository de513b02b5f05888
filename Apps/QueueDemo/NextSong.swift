import Recurse

/// The song at the head of the queue, with a cover that is made up from its number.
struct NextSong: Component {
  let player: Player
  let showsCover: Bool

  func render(state: Void) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      Observing(player.queue.elements.map(\.first)) { song in
        if let song {
          Text("Next").foreground(.secondaryText)
          if showsCover { Center { Cover(number: song.id) }.frame(maxHeight: 10) }
          VStack(alignment: .stretch) {
            Text(song.title).bold().lineLimit(2)
            Text(song.artist).foreground(.accent).lineLimit(1)
            Text("\(song.album), \(song.length.time)").foreground(.secondaryText).lineLimit(2)
          }
        } else {
          EmptyState("Nothing is next", sign: "♫")
        }
      }
      Spacer()
      Observing(player.queue.elements.map(Summary.init)) { summary in
        VStack(alignment: .stretch) {
          Text("Then").foreground(.secondaryText)
          for title in summary.titles { Text(title).lineLimit(1) }
          Text("")
          Text(summary.words).foreground(.secondaryText).lineLimit(1)
        }
      }
    }
    .padding(horizontal: 2, vertical: 1).frame(width: 32, maxHeight: .infinity)
    .background(.surface)
  }

  /// The summary of the songs after the next one.
  private struct Summary: Equatable {
    let titles: [String]
    let words: String

    init(_ songs: [Song]) {
      titles = songs.dropFirst().prefix(4).map(\.title)
      let artists = Set(songs.map(\.artist)).count
      words = "\(songs.count) songs by \(artists) artists"
    }
  }
}

/// A pattern of five by five points that is the same from both sides.
struct Cover: Component, Equatable {
  let number: Int

  func render(state: Void) -> Node {
    VStack {
      for row in 0..<5 {
        HStack(spacing: 0) {
          for column in 0..<5 {
            // Reversed text has its color on every terminal; not every role is seen as a
            // background.
            Text("    \n    ").foreground(color).reverse(isFull(row, min(column, 4 - column)))
          }
        }
      }
    }
  }

  private var color: Color {
    let colors: [Color] = [.accent, .success, .warning, .error, .info]
    return colors[number % colors.count]
  }

  private func isFull(_ row: Int, _ column: Int) -> Bool {
    ((number &+ 1) &* 0x9E37_79B1) >> (8 + row * 3 + column) & 1 == 1
  }
}
