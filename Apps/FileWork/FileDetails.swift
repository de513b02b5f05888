import Foundation

/// The details of an item that a listing of its folder lacks: its owner, and the size of all that
/// is in it.
public struct FileDetails: Hashable, Sendable {
  /// The rights as `ls` writes them, such as "rwxr-x---".
  public let rights: String
  /// The names of the owner and the group; their numbers where the system knows no names.
  public let owner: String
  public let group: String
  /// The bytes in all files, and the number of items with the item itself. Links are not followed.
  public let bytes: Int64
  public let count: Int
  /// Whether a folder in it could not be read, so that there may be more.
  public let isPartial: Bool

  /// Looks at an item and all that is in it, off the caller's actor. Stops with `.cancelled` soon
  /// after its task is cancelled. O(items).
  @concurrent
  public static func read(
    _ path: RawPath, disk: Disk = Disk()
  ) async throws(FileError) -> FileDetails {
    let status = try disk.status(path)
    var (bytes, count, isPartial) = (Int64(0), 0, false)
    var waiting = [path]
    // A loop and no recursion: nobody knows how deep a tree is.
    while let next = waiting.popLast() {
      if count.isMultiple(of: 256) { try await Pause.take() }
      guard let status = try? disk.status(next) else { continue }
      count += 1
      switch status.kind {
      case .file: bytes += status.size
      case .folder:
        do { waiting += try disk.names(in: next).map(next.appending) } catch { isPartial = true }
      case .link, .other: break
      }
    }
    return FileDetails(
      rights: rights(status.mode), owner: userName(status.owner), group: groupName(status.group),
      bytes: bytes, count: count, isPartial: isPartial)
  }

  static func rights(_ mode: mode_t) -> String {
    var text = ""
    for (shift, special, sign) in [(6, 0o4000, "s"), (3, 0o2000, "s"), (0, 0o1000, "t")] {
      let bits = Int(mode) >> shift
      text += bits & 4 != 0 ? "r" : "-"
      text += bits & 2 != 0 ? "w" : "-"
      let runs = bits & 1 != 0
      text += Int(mode) & special == 0 ? (runs ? "x" : "-") : runs ? sign : sign.uppercased()
    }
    return text
  }

  private static func userName(_ id: uid_t) -> String {
    var entry = passwd()
    return name(of: id) { start, count in
      var found: UnsafeMutablePointer<passwd>?
      guard getpwuid_r(id, &entry, start, count, &found) == 0 else { return nil }
      return found?.pointee.pw_name
    }
  }

  private static func groupName(_ id: gid_t) -> String {
    var entry = Foundation.group()
    return name(of: id) { start, count in
      var found: UnsafeMutablePointer<Foundation.group>?
      guard getgrgid_r(id, &entry, start, count, &found) == 0 else { return nil }
      return found?.pointee.gr_name
    }
  }

  /// Returns a name that a look-up puts into a buffer, or the number if there is none.
  private static func name(
    of id: UInt32,
    _ lookUp: (UnsafeMutablePointer<CChar>, Int) -> UnsafeMutablePointer<CChar>?
  ) -> String {
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    // The name is in the buffer, which is there until the closure ends.
    return buffer.withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress, let name = lookUp(start, room.count) else {
        return "\(id)"
      }
      return String(cString: name)
    }
  }
}
