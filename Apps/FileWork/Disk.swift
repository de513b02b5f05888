import Foundation

/// The system's calls on files, each with a typed error.
///
/// A test lets calls fail through `fault` and sets the time; an app uses `Disk()`.
public struct Disk: Sendable {
  /// The number of bytes that a copy handles between two looks at cancellation.
  var chunk = 1 << 20
  /// The `errno` with which a call fails instead of reaching the system.
  var fault: (@Sendable (DiskCall, RawPath) -> Int32?)?
  /// The clock, in milliseconds since 1970.
  var now: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1000) }

  /// The records of incomplete copies; nothing is written down without them.
  public var parts: PartRecords?

  public init() { _ = Self.mask }

  /// The rights that nothing new gets, as they were when the first disk was made. libarchive clears
  /// those of the process for a moment, whenever it unpacks an item on another thread.
  static let mask: mode_t = {
    let mask = umask(0)
    umask(mask)
    return mask
  }()

  /// Runs a call again when a signal interrupts it.
  @discardableResult
  func run(
    _ call: DiskCall, _ path: RawPath, _ body: () -> Int
  ) throws(FileError) -> Int {
    if let code = fault?(call, path) { throw FileError(code: code, path) }
    while true {
      let result = body()
      if result >= 0 { return result }
      let code = errno
      guard code == EINTR else { throw FileError(code: code, path) }
    }
  }

  /// The status of the item itself: of a link, not of its target.
  func status(_ path: RawPath) throws(FileError) -> FileStatus {
    var status = stat()
    try run(.status, path) { Int(lstat(path.cString, &status)) }
    return FileStatus(status)
  }

  /// The status of the item, or nil if nothing is there.
  func statusIfAny(_ path: RawPath) throws(FileError) -> FileStatus? {
    do { return try status(path) } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  /// The path without links and "..". The item has to exist.
  public func resolved(_ path: RawPath) throws(FileError) -> RawPath {
    if let code = fault?(.resolve, path) { throw FileError(code: code, path) }
    guard let text = realpath(path.cString, nil) else { throw FileError(code: errno, path) }
    defer { free(text) }
    // `realpath` ends its text with a zero within the memory that it allocated.
    let bytes = UnsafeBufferPointer(start: text, count: strlen(text))
    return RawPath(bytes: bytes.map { UInt8(bitPattern: $0) })
  }

  /// The path without links in its folder; the item itself may be a link, and need not exist.
  func located(_ path: RawPath) throws(FileError) -> RawPath {
    guard path.name.flaw == nil else { throw .noName(path) }
    return try resolved(path.parent).appending(path.name)
  }
}

/// A kind of call, for a test that lets it fail.
enum DiskCall: Hashable, Sendable, CaseIterable {
  case status, resolve, list, makeFolder, removeFolder, unlink, rename, makeLink, readLink
  case open, create, read, write, attributes, makePipe
  /// A complete copy gets its name.
  case settle
}
