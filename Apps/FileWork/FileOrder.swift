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
    // The key of a name is made once, and not for each of its comparisons.
    let keyed = entries.map { (entry: $0, name: NaturalKey($0.name.bytes)) }
    return keyed.sorted { first, second in
      if placesDirectoriesFirst, first.entry.isDirectory != second.entry.isDirectory {
        return first.entry.isDirectory
      }
      let (one, other) = isDescending ? (second, first) : (first, second)
      switch key {
      case .size where one.entry.size != other.entry.size:
        return one.entry.size < other.entry.size
      case .date where one.entry.modified != other.entry.modified:
        return one.entry.modified < other.entry.modified
      default:
        return one.name < other.name
      }
    }.map(\.entry)
  }
}
