extension UserBook {
  /// Users with these names, numbered from 1.
  package init(names: [String]) {
    self.init(names.enumerated().map { User(id: $0.offset + 1, name: $0.element) })
  }

  /// `count` users: `User 0` and so on.
  package static func rows(_ count: Int) -> UserBook {
    UserBook((0..<count).map { User(id: $0, name: "User \($0)") })
  }
}
