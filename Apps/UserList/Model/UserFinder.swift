/// Finds users by identity, first near the last one, where the next one is likely to be.
struct UserFinder: Sendable {
  /// The index of the last user that was found.
  var last = 0

  /// The index of a user. O(1) for neighbours, otherwise O(n).
  mutating func index(of id: User.ID, in users: [User]) -> Int? {
    let near = (last - 64..<last + 64).clamped(to: 0..<users.count)
    let index = users[near].firstIndex { $0.id == id } ?? users.firstIndex { $0.id == id }
    if let index { last = index }
    return index
  }
}
