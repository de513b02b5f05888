#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Returns the name of a user, or `nil` where the system knows none.
public func userName(_ id: uid_t) -> String? {
  var entry = passwd()
  return name { start, count in
    var found: UnsafeMutablePointer<passwd>?
    guard getpwuid_r(id, &entry, start, count, &found) == 0 else { return nil }
    return found?.pointee.pw_name
  }
}

/// Returns the name of a group, or `nil` where the system knows none.
public func groupName(_ id: gid_t) -> String? {
  var entry = group()
  return name { start, count in
    var found: UnsafeMutablePointer<group>?
    guard getgrgid_r(id, &entry, start, count, &found) == 0 else { return nil }
    return found?.pointee.gr_name
  }
}

/// Returns the number of a user, or `nil` where the system knows none of that name.
public func userID(named name: String) -> uid_t? {
  var entry = passwd()
  return number { start, count in
    var found: UnsafeMutablePointer<passwd>?
    guard getpwnam_r(name, &entry, start, count, &found) == 0 else { return nil }
    return found?.pointee.pw_uid
  }
}

/// Returns the number of a group, or `nil` where the system knows none of that name.
public func groupID(named name: String) -> gid_t? {
  var entry = group()
  return number { start, count in
    var found: UnsafeMutablePointer<group>?
    guard getgrnam_r(name, &entry, start, count, &found) == 0 else { return nil }
    return found?.pointee.gr_gid
  }
}

/// Returns a number that a look-up finds with the help of a buffer.
private func number(_ lookUp: (UnsafeMutablePointer<CChar>, Int) -> UInt32?) -> UInt32? {
  var buffer = [CChar](repeating: 0, count: 1 << 14)
  return buffer.withUnsafeMutableBufferPointer { room in
    room.baseAddress.flatMap { lookUp($0, room.count) }
  }
}

/// Returns a name that a look-up puts into a buffer.
private func name(
  _ lookUp: (UnsafeMutablePointer<CChar>, Int) -> UnsafeMutablePointer<CChar>?
) -> String? {
  var buffer = [CChar](repeating: 0, count: 1 << 14)
  // The name is in the buffer, which is there until the closure ends.
  return buffer.withUnsafeMutableBufferPointer { room in
    room.baseAddress.flatMap { lookUp($0, room.count) }.map { String(cString: $0) }
  }
}
