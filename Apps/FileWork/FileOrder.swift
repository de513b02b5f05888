import RecurseMatching

/// An order of the items in a folder.
public struct FileOrder: Hashable, Sendable {
  public enum Key: Hashable, Sendable, CaseIterable { case name, size, date }

  public var key: Key
  public var isDescending: Bool
  /// `true` if folders come before files in either direction.
  public var placesDirectoriesFirst: Bool

  public init(
    by key: Key = .name, isDescending: Bool = false, placesDirectoriesFirst: Bool = true
  ) {
    self.key = key
    self.isDescending = isDescending
    self.placesDirectoriesFirst = placesDirectoriesFirst
  }

  /// The items in this order. Items of the same size or date are in the order of their names.
  public func sorted(_ entries: [FileEntry]) -> [FileEntry] {
    var ordered = OrderedEntries(self)
    for entry in entries { ordered.add(entry) }
    return ordered.sorted()
  }
}

/// Items in an order, to which more come.
struct OrderedEntries {
  private let order: FileOrder
  /// Those that are in order, and those that have come since.
  private var sortedItems: [Keyed] = []
  private var newItems: [Keyed] = []

  /// An item with the key of its name, which is made once, and not for each of its comparisons.
  private struct Keyed {
    let entry: FileEntry
    let name: NaturalKey
  }

  init(_ order: FileOrder) { self.order = order }

  mutating func add(_ entry: FileEntry) {
    newItems.append(Keyed(entry: entry, name: NaturalKey(entry.name.bytes)))
  }

  /// All items in the order. O(n) beside the sorting of those that are new.
  mutating func sorted() -> [FileEntry] {
    newItems.sort(by: precedes)
    if sortedItems.isEmpty {
      swap(&sortedItems, &newItems)
    } else if !newItems.isEmpty {
      merge()
    }
    return sortedItems.map(\.entry)
  }

  private mutating func merge() {
    var merged: [Keyed] = []
    merged.reserveCapacity(sortedItems.count + newItems.count)
    var old = sortedItems[...]
    for item in newItems {
      while let first = old.first, !precedes(item, first) {
        merged.append(first)
        old.removeFirst()
      }
      merged.append(item)
    }
    (sortedItems, newItems) = (merged + old, [])
  }

  private func precedes(_ first: Keyed, _ second: Keyed) -> Bool {
    if order.placesDirectoriesFirst, first.entry.isDirectory != second.entry.isDirectory {
      return first.entry.isDirectory
    }
    let (one, other) = order.isDescending ? (second, first) : (first, second)
    switch order.key {
    case .size where one.entry.size != other.entry.size:
      return one.entry.size < other.entry.size
    case .date where one.entry.modified != other.entry.modified:
      return one.entry.modified < other.entry.modified
    default:
      return one.name < other.name
    }
  }
}
