extension UserBook {
  /// So many users, `User 0` and on.
  package static func rows(_ count: Int) -> UserBook {
    UserBook((0..<count).map { User(id: $0, name: "User \($0)") })
  }
}
