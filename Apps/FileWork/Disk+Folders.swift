import Foundation

extension Disk {
  func makeFolder(_ path: RawPath, mode: mode_t = 0o777) throws(FileError) {
    try run(.makeFolder, path) { Int(mkdir(path.cString, mode & ~Self.mask)) }
  }

  /// Makes a folder and those above it that do not exist.
  func makeFolders(_ path: RawPath) throws(FileError) {
    do { try makeFolder(path, mode: 0o700) } catch {
      switch error {
      case .exists: return
      case .missing where path.parent != path:
        try makeFolders(path.parent)
        // Somebody else may have made it after the look.
        do { try makeFolder(path, mode: 0o700) } catch {
          guard case .exists = error else { throw error }
        }
      default: throw error
      }
    }
  }

  /// Removes a folder if it is empty.
  func removeFolder(_ path: RawPath) throws(FileError) {
    try run(.removeFolder, path) { Int(rmdir(path.cString)) }
  }

  /// The names in a folder, in the order of their bytes: a tree is copied and fails alike on all
  /// file systems. A link to a folder is not followed.
  func names(in folder: RawPath) throws(FileError) -> [RawName] {
    try items(in: folder)?.map(\.name) ?? []
  }

  /// The items of a folder, in the order of the bytes of their names; `nil` if there are more than
  /// a number of them.
  func items(in folder: RawPath, most: Int = .max) throws(FileError) -> [FolderItem]? {
    var items: [FolderItem] = []
    let listing = try FolderListing(folder, disk: self, followsLink: false)
    while let item = try listing.nextItem() {
      guard items.count < most else { return nil }
      items.append(item)
    }
    return items.sorted { $0.name.precedes($1.name) }
  }

  /// The kind of a listed item; `nil` if the item is gone.
  func kind(of item: FolderItem, at path: RawPath) -> FileStatus.Kind? {
    item.kind ?? (try? status(path))?.kind
  }

  /// Sets the permissions and the modification date of a file or folder, if its file system has
  /// them. A memory stick has none, which is no reason to refuse a copy.
  func setAttributes(_ status: FileStatus, of path: RawPath) throws(FileError) {
    do {
      try setDate(status, of: path)
      try setMode(status.modeOfCopy, of: path)
    } catch {
      switch error {
      case .noPermission, .system(ENOTSUP, _), .system(ENOSYS, _): return
      default: throw error
      }
    }
  }

  func setMode(_ mode: mode_t, of path: RawPath) throws(FileError) {
    try run(.attributes, path) { Int(chmod(path.cString, mode)) }
  }

  /// Sets the permissions of an item. A link that takes its place meanwhile is not followed.
  func setRights(_ mode: mode_t, of path: RawPath) throws(FileError) {
    try run(.attributes, path) {
      Int(fchmodat(AT_FDCWD, path.cString, mode, AT_SYMLINK_NOFOLLOW))
    }
  }

  /// Sets the modification date of an item; of a link, not of its target.
  func setDate(_ status: FileStatus, of path: RawPath) throws(FileError) {
    let times = status.times
    try run(.attributes, path) {
      Int(utimensat(AT_FDCWD, path.cString, times, AT_SYMLINK_NOFOLLOW))
    }
  }
}

extension FileStatus {
  /// The dates for `utimensat`: the modification date, and now as the date of the last access.
  var times: [timespec] {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return [now, timespec(tv_sec: seconds, tv_nsec: nanoseconds)]
  }
}

/// The names in a folder, one after the other.
final class FolderListing {
  let folder: RawPath
  #if os(Linux)
    private let stream: OpaquePointer
  #else
    private let stream: UnsafeMutablePointer<DIR>
  #endif

  init(_ folder: RawPath, disk: Disk, followsLink: Bool) throws(FileError) {
    self.folder = folder
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let file = try disk.run(.list, folder) { Int(open(folder.cString, flags)) }
    guard let stream = fdopendir(Int32(file)) else {
      let code = errno
      close(Int32(file))
      throw FileError(code: code, folder)
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The open folder, for calls that name an item relative to it.
  var file: Int32 { dirfd(stream) }

  func next() throws(FileError) -> RawName? { try nextItem()?.name }

  func nextItem() throws(FileError) -> FolderItem? {
    while true {
      // `readdir` returns nil both at the end and on failure; only `errno` tells them apart.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileError(code: errno, folder) }
        return nil
      }
      // The name ends with a zero within the entry, which lives until the next `readdir`.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        RawName(bytes: bytes.prefix { $0 != 0 })
      }
      if name.flaw != .reserved {
        return FolderItem(name: name, kind: FileStatus.Kind(ofEntry: entry.pointee.d_type))
      }
    }
  }
}

/// An item as its folder lists it.
struct FolderItem: Sendable {
  let name: RawName
  /// The kind, which most file systems tell with the name: then nobody has to look at the item.
  let kind: FileStatus.Kind?
}

extension FileStatus.Kind {
  /// - Parameter type: the `d_type` of an entry.
  fileprivate init?(ofEntry type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .pipe
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension RawName {
  /// Returns whether this name comes first in the order of bytes.
  fileprivate func precedes(_ other: RawName) -> Bool {
    let order = memcmp(bytes, other.bytes, min(bytes.count, other.bytes.count))
    return order == 0 ? bytes.count < other.bytes.count : order < 0
  }
}
