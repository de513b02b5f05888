import Recurse

/// The song at the head of the queue, with a cover that is made up from its number.
struct NextSong: Component {
  let player: Player

  func render(state: Void) -> Node {
    Observing(player.queue.elements.map(\.first)) { song in
      VStack(alignment: .center, spacing: 1) {
        if let song {
          Cover(number: song.id)
          VStack(alignment: .center) {
            Text(song.title).bold().lineLimit(1)
            Text(song.length.time).foreground(.secondaryText)
          }
        }
      }
      .padding(horizontal: 2, vertical: 1).frame(width: 28, alignment: .top)
      .border(.rounded, title: "Next")
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
            // Reversed text has its color on every terminal; not every role is seen as a background.
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
