/// Finds users by identity: near the last one first, as the next one is likely to be there.
struct UserFinder: Sendable {
  /// Where the last user stood that was looked for.
  var last = 0

  /// Where a user stands. O(1) for neighbours, else O(n).
  mutating func index(of id: User.ID, in users: [User]) -> Int? {
    let near = (last - 64..<last + 64).clamped(to: 0..<users.count)
    let index = users[near].firstIndex { $0.id == id } ?? users.firstIndex { $0.id == id }
    if let index { last = index }
    return index
  }
}
