#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The names of users, each asked for once.
struct UserNames: Sendable {
  private var names: [UInt32: String] = [:]

  /// The name of a user, or the number of one without a name.
  mutating func name(of user: UInt32) -> String {
    if let name = names[user] { return name }
    let name = Self.find(user) ?? "\(user)"
    names[user] = name
    return name
  }

  private static func find(_ user: UInt32) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    var record = passwd()
    var found: UnsafeMutablePointer<passwd>?
    guard getpwuid_r(user, &record, &buffer, buffer.count, &found) == 0, found != nil else {
      return nil
    }
    // The name is in the buffer, which lives until it was copied.
    return withExtendedLifetime(buffer) { record.pw_name.map { String(cString: $0) } }
  }
}
