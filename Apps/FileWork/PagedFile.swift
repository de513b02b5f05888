import Foundation
import Synchronization

/// A file of any size whose bytes are read where they are looked at. It stays open as long as it is
/// used.
package final class PagedFile: Equatable, Sendable {
  /// The number of bytes when it was opened.
  package let size: Int
  private let file: Int32
  private let pages = Mutex<[(number: Int, bytes: [UInt8])]>([])

  /// The bytes that are read at once, and the parts of the file that are kept.
  private static let pageBytes = 64 << 10
  private static let mostPages = 4

  private init(_ file: Int32, size: Int) { (self.file, self.size) = (file, size) }

  deinit { close(file) }

  /// Opens a file off the caller's actor. A link is followed, and a pipe is refused.
  @concurrent
  package static func open(
    _ path: RawPath, disk: Disk = Disk()
  ) async throws(FileError) -> PagedFile {
    let path = try disk.resolved(path)
    let status = try disk.status(path)
    guard status.kind == .file else { throw .special(path) }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = Int32(try disk.run(.open, path) { Int(Foundation.open(path.cString, flags)) })
    return PagedFile(file, size: Int(status.size))
  }

  /// The bytes of a range; fewer where the file has become shorter or cannot be read.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let number = place / Self.pageBytes
      let start = place - number * Self.pageBytes
      let part = page(number).dropFirst(start).prefix(range.upperBound - place)
      if part.isEmpty { break }
      bytes += part
      place += part.count
    }
    return bytes
  }

  package static func == (first: PagedFile, second: PagedFile) -> Bool { first === second }

  private func page(_ number: Int) -> [UInt8] {
    pages.withLock { pages in
      if let known = pages.first(where: { $0.number == number }) { return known.bytes }
      var buffer = [UInt8](repeating: 0, count: Self.pageBytes)
      let count = pread(file, &buffer, buffer.count, off_t(number * Self.pageBytes))
      buffer.removeLast(buffer.count - max(0, count))
      if pages.count == Self.mostPages { pages.removeFirst() }
      pages.append((number, buffer))
      return buffer
    }
  }
}
