import FileMetadata
import Foundation

/// An open file, closed when this object is freed.
package final class OpenFile {
  package let descriptor: Int32

  /// - Throws: the system's error if it cannot be opened.
  package init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
    descriptor = path.withCString { open($0, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw SystemError() }
  }

  /// A new file in a folder without a name; `nil` if the file system has no such files.
  package init?(unnamedIn folder: FilePath, mode: mode_t) {
    descriptor = folder.withCString { file_open_unnamed($0, mode) }
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  package func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError() }
    return status
  }

  /// The bytes that are read at a time.
  private static let pieceBytes = 8 << 20

  /// All bytes of the file.
  ///
  /// - Parameter goesOn: called with the number of bytes after each piece, and cancels the reading
  ///   by `false`.
  package func contents(while goesOn: (Int) -> Bool = { _ in true }) throws(SystemError) -> [UInt8]
  {
    // One byte larger, so that the last read finds the end.
    var contents = [UInt8](repeating: 0, count: max(0, Int(try status().st_size)) + 1)
    var size = 0
    while true {
      if size == contents.count { contents += [UInt8](repeating: 0, count: 1 << 16) }
      let room = min(Self.pieceBytes, contents.count - size)
      // `pread` fills the room that is left, and no pointer outlives the call.
      let count = contents.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + size, room, off_t(size))
      }
      if count == 0 { break }
      if count < 0 {
        guard errno == EINTR else { throw SystemError() }
        continue
      }
      size += count
      guard goesOn(size) else { throw SystemError(ECANCELED) }
    }
    contents.removeLast(contents.count - size)
    return contents
  }

  /// Writes bytes in pieces, until it is cancelled.
  package func write(_ bytes: [UInt8], while goesOn: () -> Bool) throws(SystemError) {
    var place = 0
    while place < bytes.count {
      guard goesOn() else { throw SystemError(ECANCELED) }
      // `write` reads what is left of the bytes, and no pointer outlives the call.
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + place, min(1 << 20, bytes.count - place))
      }
      if count < 0, errno != EINTR { throw SystemError() }
      place += max(0, count)
    }
  }

  package func synchronize() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw SystemError() }
  }
}

extension FilePath {
  /// Writes bytes to a new file beside this one. If that fails, no part of it is left.
  ///
  /// - Parameters:
  ///   - ending: returns the end of the file's name. It is asked with 1, 2 and so on until there is
  ///     no such file.
  ///   - most: the number after which there are too many such files.
  ///   - goesOn: whether the write is still wanted.
  /// - Returns: the file.
  package func writeBeside(
    _ bytes: [UInt8], ending: (_ number: Int) -> String, upTo most: Int = .max,
    while goesOn: () -> Bool
  ) throws(SystemError) -> FilePath {
    for number in 1...most {
      let ending = ending(number)
      let copy = sibling(Array(name.prefix(255 - ending.utf8.count)) + ending.utf8)
      do throws(SystemError) {
        let file = try OpenFile(copy, O_WRONLY | O_CREAT | O_EXCL)
        do throws(SystemError) {
          try file.write(bytes, while: goesOn)
          try file.synchronize()
        } catch {
          _ = copy.withCString { unlink($0) }
          throw error
        }
        return copy
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw SystemError(EEXIST)
  }
}
