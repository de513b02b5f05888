import Accounts
import Foundation

/// The details of an item that a listing of its folder lacks: its owner, and the size of all that
/// is in it.
public struct FileDetails: Hashable, Sendable {
  /// The rights as `ls` writes them, such as "rwxr-x---".
  public let rights: String
  /// The permissions, such as 0o640; `nil` for a link, which has none of its own.
  public let permissions: UInt16?
  /// The names of the owner and the group; their numbers where the system knows no names.
  public let owner: String
  public let group: String
  /// The bytes in all files. Links are not followed.
  public let bytes: Int64
  /// The number of items in a folder, at any depth; `nil` for anything else.
  public let count: Int?
  public let modified: Date
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
      case .link, .pipe, .other: break
      }
    }
    return FileDetails(
      rights: rights(status.mode),
      permissions: status.kind == .link ? nil : UInt16(status.mode),
      owner: userName(status.owner) ?? "\(status.owner)",
      group: groupName(status.group) ?? "\(status.group)",
      bytes: bytes, count: status.kind == .folder ? count - 1 : nil, modified: status.modified,
      isPartial: isPartial)
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
}
