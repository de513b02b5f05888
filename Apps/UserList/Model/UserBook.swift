/// The users and the operations on them.
///
/// Each change has a number, so that a file can be compared with the screen.
package struct UserBook: Sendable {
  package private(set) var users: [User]
  /// Increases with every change.
  package private(set) var revision = 0
  private var edits: [Edit] = []
  /// The lowest number above all users; `nil` if the highest number is used.
  private var nextNumber: Int?
  private var finder = UserFinder()

  /// An edit, as far as it has to be known to undo it.
  private enum Edit: Sendable {
    case added(User.ID)
    case removed(User, index: Int)
    case renamed(from: User)
    case moved(User.ID, from: Int)
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
    didEdit(.added(user.id))
    return user.id
  }

  package mutating func rename(_ id: User.ID, to name: String) {
    guard let index = index(of: id), !users[index].name.utf8.elementsEqual(name.utf8) else {
      return
    }
    let old = users[index]
    users[index].rename(to: name)
    didEdit(.renamed(from: old))
  }

  /// Names a user who was added last: undoing takes both back at once.
  package mutating func nameAdded(_ id: User.ID, _ name: String) {
    guard case .added(let added)? = edits.last, added == id, let index = index(of: id) else {
      return rename(id, to: name)
    }
    users[index].rename(to: name)
    revision += 1
  }

  /// The user with an identity. O(1) where users are in the order of their numbers, else O(n).
  package func user(_ id: User.ID) -> User? {
    var finder = UserFinder()
    if case .number(let number) = id { finder.last = min(max(0, number), users.count) }
    return finder.index(of: id, in: users).map { users[$0] }
  }

  package mutating func remove(_ id: User.ID) {
    guard let index = index(of: id) else { return }
    didEdit(.removed(users.remove(at: index), index: index))
  }

  private mutating func didEdit(_ edit: Edit) {
    edits.append(edit)
    revision += 1
  }

  /// The user after one, else the one before.
  package mutating func neighbour(of id: User.ID) -> User.ID? {
    guard let index = index(of: id) else { return nil }
    return index + 1 < users.count ? users[index + 1].id : users.dropLast().last?.id
  }

  package var canUndo: Bool { !edits.isEmpty }

  /// Undoes the last edit: an addition, a removal, another name, a move.
  ///
  /// - Returns: the user that it was about, or a neighbour of one who was only added.
  @discardableResult
  package mutating func undo() -> User.ID? {
    guard let edit = edits.popLast() else { return nil }
    revision += 1
    switch edit {
    case .added(let id):
      let neighbour = neighbour(of: id)
      if let index = index(of: id) { users.remove(at: index) }
      return neighbour
    case .removed(let user, let index):
      users.insert(user, at: min(index, users.count))
      return user.id
    case .renamed(let user):
      if let index = index(of: user.id) { users[index] = user }
      return user.id
    case .moved(let id, let start):
      if let index = index(of: id) { users.insert(users.remove(at: index), at: start) }
      return id
    }
  }

  /// Replaces all users. No edit from before can be undone.
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
    didEdit(.moved(id, from: index))
  }

  /// The users whose names contain a text, ignoring case.
  package func matching(_ filter: String) -> [User] { matching(NameFilter(filter)) }

  package func matching(_ filter: NameFilter) -> [User] {
    users.filter { filter.matches($0.name) }
  }

  private mutating func index(of id: User.ID) -> Int? { finder.index(of: id, in: users) }
}
