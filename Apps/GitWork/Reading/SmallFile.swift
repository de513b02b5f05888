#if canImport(System)
  import System
#else
  import SystemPackage
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files in which git notes what it does: some lines each.
enum SmallFile {
  /// Reads a file; nil if there is none or it is large.
  static func contents(_ path: GitPath) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path.filePath, .readOnly, options: .closeOnExec)
    else { return nil }
    defer { try? file.close() }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while contents.count <= 1 << 22 {
      // The file is read into the buffer's own bytes, which no pointer outlives.
      guard let count = buffer.withUnsafeMutableBytes({ try? file.read(into: $0) }) else {
        return nil
      }
      if count == 0 { return contents }
      contents += buffer[..<count]
    }
    return nil
  }

  /// Whether there is something of a path, also a link that leads nowhere.
  static func exists(_ path: GitPath) -> Bool { stamp(path) != nil }

  /// The facts that change with a file.
  struct Stamp: Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var inode: UInt64
    var mode: UInt32
  }

  static func stamp(_ path: GitPath) -> Stamp? {
    var status = stat()
    guard lstat(path.cString, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Stamp(
      seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int64(status.st_size),
      inode: UInt64(status.st_ino), mode: UInt32(status.st_mode))
  }

  /// Adds a line to a file, which is made if it is missing. A link is not followed.
  static func append(_ line: [UInt8], to path: GitPath) throws(GitError) {
    var bytes = line + [0x0A]
    if let last = contents(path)?.last, last != 0x0A { bytes.insert(0x0A, at: 0) }
    do {
      let file = try FileDescriptor.open(
        path.filePath, .writeOnly, options: [.append, .create, .noFollow, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      try file.closeAfter { _ = try file.writeAll(bytes) }
    } catch {
      throw .system("“\(path.name)” cannot be written: \(error).")
    }
  }

  /// Removes a file or a link, and the folders that are empty then, up to a root.
  static func remove(_ path: GitPath, below root: GitPath) {
    guard unlink(path.cString) == 0 else { return }
    var folder = path.parent
    while let next = folder, next.bytes.count > root.bytes.count, rmdir(next.cString) == 0 {
      folder = next.parent
    }
  }

  /// The names in a folder, without the folder itself and the one above.
  static func names(_ folder: GitPath) -> [GitPath] {
    guard let stream = opendir(folder.cString) else { return [] }
    defer { closedir(stream) }
    var names: [GitPath] = []
    while let item = readdir(stream) {
      // The name ends with a zero within the item, which lives until the next `readdir`.
      let name = withUnsafeBytes(of: &item.pointee.d_name) { GitPath(bytes: $0) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}

extension GitPath {
  /// The path as the C functions take it.
  fileprivate var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension SmallFile.Stamp {
  var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
}
