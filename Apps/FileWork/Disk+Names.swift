import CFileWork
import Foundation

extension Disk {
  /// Gives an item another name or folder. If something has that name, it stays and this fails.
  ///
  /// - Parameter call: what the call is for.
  func rename(
    _ source: RawPath, to target: RawPath, as call: DiskCall = .rename
  ) throws(FileError) {
    do {
      try run(call, target) {
        Int(filework_rename_exclusively(source.cString, target.cString))
      }
    } catch {
      switch error {
      case .system(EINVAL, _), .system(ENOSYS, _), .system(ENOTSUP, _):
        try renameInSteps(source, to: target, as: call)
      // The system does not say which of the two is missing or protected.
      case .missing:
        _ = try status(source)
        throw .missing(target.parent)
      case .noPermission where access(source.parent.cString, W_OK) != 0: throw .noPermission(source)
      default: throw error
      }
    }
  }

  /// Renames on file systems that cannot do it exclusively. No step replaces contents: a hard link
  /// never replaces anything, and a folder takes at most the place of an empty folder.
  private func renameInSteps(
    _ source: RawPath, to target: RawPath, as call: DiskCall
  ) throws(FileError) {
    guard try statusIfAny(target) == nil else { throw .exists(target) }
    if try status(source).kind == .folder {
      // Into itself is EINVAL as well, and is again here.
      try run(call, target) { Int(Foundation.rename(source.cString, target.cString)) }
      return
    }
    try run(call, target) {
      Int(linkat(AT_FDCWD, source.cString, AT_FDCWD, target.cString, 0))
    }
    do { try unlink(source) } catch {
      try? unlink(target)
      throw error
    }
  }

  /// Removes a name of a file or link; never follows a link, never removes a folder.
  func unlink(_ path: RawPath) throws(FileError) {
    try run(.unlink, path) { Int(Foundation.unlink(path.cString)) }
  }

  func makePipe(_ path: RawPath) throws(FileError) {
    try run(.makePipe, path) { Int(mkfifo(path.cString, 0o600)) }
  }

  func makeLink(_ path: RawPath, to target: [UInt8]) throws(FileError) {
    let target = target.map { CChar(bitPattern: $0) } + [0]
    try run(.makeLink, path) { Int(symlink(target, path.cString)) }
  }

  /// The bytes that a link holds.
  func target(ofLink path: RawPath) throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = try run(.readLink, path) {
      buffer.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          $0.baseAddress.map { readlink(path.cString, $0, bytes.count) } ?? -1
        }
      }
    }
    return Array(buffer.prefix(count))
  }
}
