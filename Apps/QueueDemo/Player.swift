import Recurse

/// A song in the queue.
package struct Song: Identifiable, Equatable, Sendable {
  package let id: Int
  package var title: String
  package var artist = ""
  package var album = ""
  /// The duration in seconds.
  package var length: Int
}

/// A player: a collection that is edited, and properties that follow it.
@MainActor
package final class Player {
  /// The songs to come.
  package let queue: CollectionProperty<Song>
  package let profile: Profile
  private var number = 0

  /// - Parameter songs: the number of songs at the start.
  package init(songs: Int = 21) {
    queue = CollectionProperty()
    profile = Profile(
      name: "Ada Okonjo", waiting: queue.elements.map(\.count),
      length: queue.elements.map { $0.reduce(0) { $0 + $1.length } })
    for _ in 0..<songs { append() }
  }

  private func next() -> Song {
    number += 1
    let songs = SongLibrary.songs
    let song = songs[(number - 1) % songs.count]
    return Song(
      id: number, title: song.title, artist: song.artist, album: song.album, length: song.length)
  }

  /// Adds a song at the end.
  package func append() { queue.append(next()) }

  /// Adds a song before another one, or at the beginning.
  package func insert(before id: Song.ID?) {
    queue.insert(next(), at: queue.value.firstIndex { $0.id == id } ?? 0)
  }

  package func remove(_ id: Song.ID) { queue.removeAll { $0.id == id } }

  package func move(_ move: RowMove) { queue.move(from: move.from.row, to: move.to.row) }

  package func shuffle() { queue.value = queue.value.shuffled() }
}

/// A listener, with a badge: how many songs wait.
@MainActor
package final class Profile {
  package let name: MutableProperty<String>
  /// The number in the badge; `nil` shows none.
  package let badge: Property<Int?>
  /// The seconds that all of them last.
  package let length: Property<Int>

  package init(name: String, waiting: Property<Int>, length: Property<Int>) {
    self.name = MutableProperty(name)
    self.length = length
    badge = waiting.map { $0 == 0 ? nil : $0 }
  }
}
