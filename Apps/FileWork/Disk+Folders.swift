import Foundation

extension Disk {
  func makeFolder(_ path: RawPath, mode: mode_t = 0o777) throws(FileError) {
    try run(.makeFolder, path) { Int(mkdir(path.cString, mode)) }
  }

  /// Makes a folder and those above it that do not exist.
  func makeFolders(_ path: RawPath) throws(FileError) {
    do { try makeFolder(path, mode: 0o700) } catch {
      switch error {
      case .exists: return
      case .missing where path.parent != path:
        try makeFolders(path.parent)
        try makeFolder(path, mode: 0o700)
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
    var names: [RawName] = []
    let listing = try FolderListing(folder, disk: self, followsLink: false)
    while let name = try listing.next() { names.append(name) }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
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

  func next() throws(FileError) -> RawName? {
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
      if name.flaw != .reserved { return name }
    }
  }
}
