/// The users and the operations on them.
///
/// Each change has a number, so that a file can be compared with the screen.
package struct UserBook: Sendable {
  package private(set) var users: [User]
  /// Increases with every change.
  package private(set) var revision = 0
  private var removals: [Removal] = []
  /// The lowest number above all users; `nil` if the highest number is used.
  private var nextNumber: Int?
  private var finder = UserFinder()

  private struct Removal: Sendable {
    let user: User
    let index: Int
  }

  package init(_ users: [User] = []) {
    self.users = users
    nextNumber = UserBook.number(after: users)
  }

  private static func number(after users: [User]) -> Int? {
    var highest = 0
    for user in users {
      if case .number(let number) = user.id { highest = max(highest, number) }
    }
    return highest == .max ? nil : highest + 1
  }

  /// A number without a user: the next one, or else the lowest.
  private mutating func takeNumber() -> Int {
    if let number = nextNumber {
      nextNumber = number == .max ? nil : number + 1
      return number
    }
    let taken = Set(users.map(\.id))
    return (1...).first { !taken.contains(.number($0)) } ?? 0
  }

  /// Adds a user at the end.
  @discardableResult
  package mutating func add(_ name: String) -> User.ID {
    let user = User(id: takeNumber(), name: name)
    finder.last = users.count
    users.append(user)
    revision += 1
    return user.id
  }

  package mutating func rename(_ id: User.ID, to name: String) {
    guard let index = index(of: id), !users[index].name.utf8.elementsEqual(name.utf8) else {
      return
    }
    users[index].rename(to: name)
    revision += 1
  }

  package mutating func remove(_ id: User.ID) {
    guard let index = index(of: id) else { return }
    removals.append(Removal(user: users.remove(at: index), index: index))
    revision += 1
  }

  /// The user after one, else the one before.
  package mutating func neighbour(of id: User.ID) -> User.ID? {
    guard let index = index(of: id) else { return nil }
    return index + 1 < users.count ? users[index + 1].id : users.dropLast().last?.id
  }

  package var canUndo: Bool { !removals.isEmpty }

  /// Restores the user that was removed last to its position.
  @discardableResult
  package mutating func undo() -> User.ID? {
    guard let removal = removals.popLast() else { return nil }
    users.insert(removal.user, at: min(removal.index, users.count))
    revision += 1
    return removal.user.id
  }

  /// Replaces all users. Nothing from before can be restored.
  package mutating func replace(with users: [User]) {
    let revision = revision + 1
    self = UserBook(users)
    self.revision = revision
  }

  /// Moves a user by `offset` positions, clamped to the ends.
  package mutating func move(_ id: User.ID, by distance: Int) {
    guard let index = index(of: id) else { return }
    move(id, to: min(max(0, index + distance), users.count - 1))
  }

  /// Moves a user to the position of another one.
  package mutating func move(_ id: User.ID, to other: User.ID) {
    guard let place = index(of: other) else { return }
    move(id, to: place)
  }

  private mutating func move(_ id: User.ID, to place: Int) {
    guard let index = index(of: id), place != index else { return }
    users.insert(users.remove(at: index), at: place)
    revision += 1
  }

  /// The users whose names contain a text, ignoring case.
  package func matching(_ filter: String) -> [User] { matching(NameFilter(filter)) }

  package func matching(_ filter: NameFilter) -> [User] {
    users.filter { filter.matches($0.name) }
  }

  private mutating func index(of id: User.ID) -> Int? { finder.index(of: id, in: users) }
}
