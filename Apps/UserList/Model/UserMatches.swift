/// The users that match a filter. They are searched once, and then follow every change.
package struct UserMatches: Sendable {
  package private(set) var users: [User]
  private let filter: NameFilter
  private var finder = UserFinder()

  /// - Parameter old: the matches of an earlier filter of the same users. A longer text matches
  ///   only users of these.
  package init(_ filter: NameFilter, in book: UserBook, after old: UserMatches? = nil) {
    self.filter = filter
    if let old, filter.isAtLeast(old.filter) {
      users = old.users.filter { filter.matches($0.name) }
    } else {
      users = book.matching(filter)
    }
  }

  /// The user `offset` positions from another, clamped to the ends.
  package mutating func neighbour(of id: User.ID, by places: Int) -> User.ID? {
    guard let index = finder.index(of: id, in: users) else { return nil }
    return users[min(max(0, index + places), users.count - 1)].id
  }

  package mutating func rename(_ id: User.ID, to name: String) {
    guard let index = finder.index(of: id, in: users) else { return }
    if filter.matches(name) { users[index].rename(to: name) } else { users.remove(at: index) }
  }

  package mutating func remove(_ id: User.ID) {
    if let index = finder.index(of: id, in: users) { users.remove(at: index) }
  }

  package mutating func move(_ id: User.ID, by places: Int) {
    guard let index = finder.index(of: id, in: users) else { return }
    let target = min(max(0, index + places), users.count - 1)
    users.insert(users.remove(at: index), at: target)
    finder.last = target
  }
}
