import Files
import Foundation
import RecurseEditor

/// Reading and writing files of text, off the main actor.
///
/// A file is replaced atomically, and keeps its owner, mode, attributes and links.
package enum TextFile {
  /// The bytes of U+FEFF, with which some programs begin a file. They are no text.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text of a file, and what is known of it.
  package struct Contents: Sendable {
    /// The text after a byte order mark.
    package var document: TextDocument
    package var hasByteOrderMark: Bool
    /// Whether the file has bytes that no text has.
    package var isBinary: Bool
    package var version: FileVersion
    package var stamp: FileStamp
    package var isWritable: Bool
  }

  /// A text as a file has it.
  package struct Text: Sendable {
    package var document: TextDocument
    package var hasByteOrderMark = false

    /// The bytes of the file. Linear.
    var bytes: [UInt8] { (hasByteOrderMark ? byteOrderMark : []) + document.bytes }
  }

  /// The result of writing.
  package enum Outcome: Sendable {
    case written(FileVersion)
    /// The file is another one than the text comes from, and was left as it is.
    case changed
  }

  /// The bytes at the start of a file that tell whether it is text, as Git looks at them.
  private static let examined = 8_000

  /// The largest file that is read.
  private static let mostBytes = 2 << 30

  /// The bytes from which on it takes long enough to be seen until a file is read.
  private static let large = 4 << 20

  /// Returns whether reading a file takes so long that it has to be shown.
  ///
  /// - Throws: the reason why it cannot be read.
  package static func isLarge(_ path: FilePath) throws(FileProblem) -> Bool {
    do throws(SystemError) {
      guard let file = try open(path) else { return false }
      return Int(try file.status().st_size) >= large
    } catch {
      throw FileProblem(path, error, while: .reading)
    }
  }

  /// Reads a file; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - document: the document whose text becomes that of the file, by an edit; `nil` for a new
  ///     one.
  ///   - goesOn: called with the fraction that is done, and cancels the reading by `false`.
  package nonisolated static func read(
    _ path: FilePath, into document: TextDocument? = nil,
    while goesOn: (Double) -> Bool = { _ in true }
  ) throws(FileProblem) -> Contents? {
    do throws(SystemError) {
      // Half of the work is finding the lines.
      guard let (found, stamp) = try found(at: path, while: { goesOn($0 / 2) }) else { return nil }
      var bytes = found
      let version = FileVersion(bytes)
      let hasMark = bytes.starts(with: byteOrderMark)
      let isBinary = bytes.prefix(examined).contains(0)
      if hasMark { bytes.removeFirst(byteOrderMark.count) }
      var text: TextDocument
      if let document {
        text = document
        text.bytes = bytes
      } else {
        var told = 0
        text = TextDocument(bytes: bytes) { count in
          guard count - told > 1 << 20 else { return }
          told = count
          _ = goesOn(0.5 + Double(count) / Double(bytes.count) / 2)
        }
      }
      return Contents(
        document: text, hasByteOrderMark: hasMark, isBinary: isBinary, version: version,
        stamp: stamp, isWritable: path.allows(W_OK))
    } catch {
      throw FileProblem(path, error, while: .reading)
    }
  }

  /// Reads a file on another thread.
  ///
  /// - Parameter progress: takes the fraction that is read, and is finished with it.
  package nonisolated static func readLater(
    _ path: FilePath, into document: TextDocument? = nil,
    progress: AsyncStream<Double>.Continuation? = nil
  ) async throws(FileProblem) -> Contents? {
    defer { progress?.finish() }
    return try read(path, into: document) {
      progress?.yield($0)
      return !Task.isCancelled
    }
  }

  /// The file that has a path now, looked at on another thread.
  package nonisolated static func stamp(of path: FilePath) async -> FileStamp? { FileStamp(path) }

  /// Returns whether the folder of a file is not there, so that the file cannot be made.
  package static func lacksFolder(_ path: FilePath) -> Bool { !path.folder.allows(F_OK) }

  /// Opens a file of text; `nil` if there is none.
  private static func open(_ path: FilePath) throws(SystemError) -> OpenFile? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      guard errno == ENOENT else { throw SystemError() }
      return nil
    }
    // A pipe is never opened: its writer would see a reader come and go.
    try check(status)
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    try check(file.status())
    return file
  }

  private static func found(
    at path: FilePath, while goesOn: (Double) -> Bool = { _ in true }
  ) throws(SystemError) -> (bytes: [UInt8], stamp: FileStamp)? {
    guard let file = try open(path) else { return nil }
    let status = try file.status()
    let size = max(1, Double(status.st_size))
    return (try file.contents { goesOn(min(1, Double($0) / size)) }, FileStamp(status))
  }

  private static func check(_ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError(EISDIR)
    case S_IFIFO: throw SystemError(ESPIPE)
    default: throw SystemError(ENODEV)
    }
    guard Int(status.st_size) <= mostBytes else { throw SystemError(EFBIG) }
  }

  /// Writes the bytes of a file, if it is still the one that they come from.
  ///
  /// - Parameters:
  ///   - version: what the text comes from; `nil` if there was no file.
  ///   - overwrites: whether the file is replaced whatever it has.
  package nonisolated static func write(
    _ text: Text, to path: FilePath, over version: FileVersion?, overwrites: Bool
  ) async throws(FileProblem) -> Outcome {
    let bytes = text.bytes
    do throws(SystemError) {
      let target = try path.followingLinks()
      let replacement = FileReplacement(target: target, contents: bytes) { true }
      let isWritten = try replacement.perform { () throws(SystemError) in
        guard !overwrites, let found = try found(at: path) else { return true }
        return version == FileVersion(found.bytes)
      }
      return isWritten ? .written(FileVersion(bytes)) : .changed
    } catch {
      throw FileProblem(path, error, while: .writing)
    }
  }

  /// Writes a text to a new file beside another one. Where that is not possible, the file is in the
  /// folder for temporary files.
  ///
  /// - Returns: the file.
  package nonisolated static func rescue(
    _ text: Text, of path: FilePath
  ) async throws(FileProblem) -> FilePath {
    let bytes = text.bytes
    func copy(beside path: FilePath) throws(SystemError) -> FilePath {
      try path.writeBeside(
        bytes, ending: { $0 == 1 ? ".save" : ".save.\($0)" }, while: { true })
    }
    do throws(SystemError) {
      return try copy(beside: path)
    } catch {
      let temporary = FilePath(Array("\(NSTemporaryDirectory())/".utf8) + path.name)
      if let copy = try? copy(beside: temporary) { return copy }
      throw FileProblem(path, error, while: .writing)
    }
  }
}

/// A reason why a file cannot be used, as a sentence, or those of several files.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ problems: [FileProblem]) {
    description = problems.map(\.description).joined(separator: "\n")
  }

  /// What was done with the file, as its problem says it.
  enum Work: String { case reading = "read", writing = "written" }

  init(_ path: FilePath, _ error: SystemError, while work: Work) {
    let words =
      switch error.code {
      case EISDIR: "is a folder"
      case ELOOP: "is a link that leads in a circle"
      case EFBIG: "is larger than 2 GB"
      case ESPIPE: "is a pipe"
      case ENODEV: "is a device"
      case ENOENT: "is in a folder that does not exist"
      case ENOTDIR: "is in no folder"
      case ENOSPC: "does not fit on the disk, which is full"
      case EACCES, EPERM: "cannot be \(work.rawValue): you have no permission"
      default: "cannot be used: \(error)"
      }
    description = "\(path.text) \(words)"
  }
}
