import Accounts

/// The names of users, each asked for once.
struct UserNames: Sendable {
  private var names: [UInt32: String] = [:]

  /// The name of a user, or the number of one without a name.
  mutating func name(of user: UInt32) -> String {
    if let name = names[user] { return name }
    let name = userName(user) ?? "\(user)"
    names[user] = name
    return name
  }
}
