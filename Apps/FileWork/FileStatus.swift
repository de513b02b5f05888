import Foundation

/// The attributes of a file, folder or link, as `lstat` tells them.
struct FileStatus: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case file, folder, link, pipe
    /// A socket or a device.
    case other
  }

  let kind: Kind
  let size: Int64
  /// The permissions with the bits for set-user-ID, set-group-ID and sticky.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  let device: UInt64
  let inode: UInt64
  let seconds: Int
  let nanoseconds: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      default: .other
      }
    size = Int64(status.st_size)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    #if os(Linux)
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    #else
      seconds = Int(status.st_mtimespec.tv_sec)
      nanoseconds = Int(status.st_mtimespec.tv_nsec)
    #endif
  }

  var modified: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }

  /// The permissions for a copy. A program that runs as its owner must not run as somebody else
  /// because of a copy.
  var modeOfCopy: mode_t { owner == geteuid() ? mode : mode & 0o1777 }

  /// Returns whether this is still the same file with the same contents, as far as the system
  /// tells.
  func isUnchanged(since old: FileStatus) -> Bool {
    kind == old.kind && device == old.device && inode == old.inode
      && (kind == .folder
        || size == old.size && seconds == old.seconds && nanoseconds == old.nanoseconds)
  }
}
