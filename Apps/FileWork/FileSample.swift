import Foundation

/// The first bytes of a file, for a look at it.
public struct FileSample: Hashable, Sendable {
  public let bytes: [UInt8]
  /// `true` if the file has more bytes.
  public let isCut: Bool

  /// Reads at most a number of bytes, off the caller's actor. A pipe is neither opened for long nor
  /// read; a link is followed.
  @concurrent
  public static func read(
    _ path: RawPath, most: Int, disk: Disk = Disk()
  ) async throws(FileError) -> FileSample {
    let path = try disk.resolved(path)
    guard try disk.status(path).kind == .file else { throw .special(path) }
    let bytes = try disk.contents(of: path, most: most + 1)
    return FileSample(bytes: Array(bytes.prefix(most)), isCut: bytes.count > most)
  }
}

extension Disk {
  /// The first bytes of a file.
  func contents(of path: RawPath, most: Int) throws(FileError) -> [UInt8] {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = Int32(try run(.open, path) { Int(Foundation.open(path.cString, flags)) })
    defer { close(file) }
    var contents: [UInt8] = []
    while contents.count < most {
      let part = most - contents.count
      var buffer = [UInt8](repeating: 0, count: part)
      let count = try run(.read, path) { Foundation.read(file, &buffer, part) }
      if count == 0 { break }
      contents += buffer.prefix(count)
    }
    return contents
  }
}
