import Recurse

/// A song in the queue.
package struct Song: Identifiable, Equatable, Sendable {
  package let id: Int
  package var title: String
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

  package init() {
    queue = CollectionProperty()
    profile = Profile(
      name: "Ada", waiting: queue.elements.map(\.count),
      length: queue.elements.map { $0.reduce(0) { $0 + $1.length } })
    for _ in 0..<3 { append() }
  }

  private static let titles = [
    "Morning Rain", "Night Train", "Paper Boats", "Slow River", "Tall Grass", "Winter Light",
  ]

  private func next() -> Song {
    number += 1
    return Song(
      id: number, title: "\(Self.titles[(number - 1) % Self.titles.count]) \(number)",
      length: 150 + number * 47 % 120)
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
