/// The screens of a navigation path, each with a unique number: a value that occurs twice has two
/// numbers.
struct NavigationEntries {
  struct Entry {
    let route: AnyHashable
    let id: Int
  }

  private(set) var entries: [Entry] = []
  /// The titles of the screens, by number.
  private(set) var titles: [Int: String] = [:]
  private var lastID = rootID

  /// The number of the root screen, before all values.
  static let rootID = 0

  init(_ path: [AnyHashable]) { follow(path) }

  mutating func setTitle(_ title: String, of id: Int) { titles[id] = title.isEmpty ? nil : title }

  /// Adopts another path.
  ///
  ///     before  a b c d
  ///     after   a x c d      equal values at both ends stay, and so do equal values in between
  ///
  /// O(n).
  mutating func follow(_ path: [AnyHashable]) {
    let old = entries
    let shorter = min(old.count, path.count)
    var start = 0
    while start < shorter, old[start].route == path[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].route == path[path.count - 1 - end] {
      end += 1
    }
    var free: [AnyHashable: [Int]] = [:]
    for entry in old[start..<(old.count - end)].reversed() {
      free[entry.route, default: []].append(entry.id)
    }
    let middle = path[start..<(path.count - end)].map { route in
      Entry(route: route, id: free[route]?.popLast() ?? nextID())
    }
    entries = old[..<start] + middle + old[(old.count - end)...]
    for id in free.values.joined() { titles[id] = nil }
  }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
