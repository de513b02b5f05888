#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Disk {
  /// The files of this system.
  static let system = Disk(
    list: { folder, report throws(FileFailure) in try list(folder, report) },
    status: { location throws(FileFailure) in try status(location) },
    current: {
      guard let path = getcwd(nil, 0) else { return FileLocation("/") }
      defer { free(path) }
      return FileLocation(bytes: bytes(of: path))
    },
    home: {
      guard let path = getenv("HOME") else { return nil }
      let home = FileLocation(bytes: bytes(of: path))
      return home.isAbsolute ? home : nil
    })

  /// Copies a text that the C library ends with a zero.
  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }

  private static func list(
    _ folder: FileLocation, _ report: (FoundName) -> Bool
  ) throws(FileFailure) {
    guard let stream = opendir(folder.cString) else { throw FileFailure(folder, code: errno) }
    defer { closedir(stream) }
    while true {
      // `readdir` returns nil both at the end and on failure; only `errno` tells them apart.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileFailure(folder, code: errno) }
        return
      }
      // The name ends with a zero within the entry, which lives until the next `readdir`.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes.prefix { $0 != 0 })
      }
      guard name != FileEntry.here.name, name != FileEntry.parent.name else { continue }
      let type = Int32(entry.pointee.d_type)
      let isLink = type == Int32(DT_LNK)
      guard report(FoundName(name: name, kind: kind(ofType: type), isLink: isLink)) else { return }
    }
  }

  private static func kind(ofType type: Int32) -> FileEntry.Kind {
    switch type {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN): .unknown
    default: .other
    }
  }

  private static func status(_ location: FileLocation) throws(FileFailure) -> FileStatus {
    var raw = stat()
    let isTarget = stat(location.cString, &raw) == 0
    if !isTarget {
      let code = errno
      // A link that leads nowhere is there, and something else that is not there has vanished.
      guard lstat(location.cString, &raw) == 0, raw.st_mode & S_IFMT == S_IFLNK else {
        throw FileFailure(location, code: code)
      }
    }
    let kind: FileEntry.Kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    #if canImport(Darwin)
      let modified = raw.st_mtimespec.tv_sec
    #else
      let modified = raw.st_mtim.tv_sec
    #endif
    return FileStatus(
      kind: kind, details: FileEntry.Details(size: Int64(raw.st_size), modified: Int(modified)))
  }
}
