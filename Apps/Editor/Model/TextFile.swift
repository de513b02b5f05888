import Files
import Foundation
import RecurseEditor

/// Reading and writing files of text, off the main actor.
///
/// A file is replaced atomically, and keeps its owner, mode, attributes and links.
package enum TextFile {
  /// The bytes of a file, and what is known of them.
  package struct Contents: Sendable {
    package var bytes: [UInt8]
    package var version: FileVersion
    package var isWritable: Bool
  }

  /// The result of writing.
  package enum Outcome: Sendable {
    case written(FileVersion)
    /// The file is another one than the text comes from, and was left as it is.
    case changed
  }

  /// The largest file that is read.
  private static let mostBytes = 2 << 30

  /// Reads a file; `nil` if there is none.
  package nonisolated static func read(_ path: FilePath) throws(FileProblem) -> Contents? {
    do throws(SystemError) {
      return try contents(of: path)
    } catch {
      throw FileProblem(path, error)
    }
  }

  /// Reads a file on another thread.
  package nonisolated static func readLater(
    _ path: FilePath
  ) async throws(FileProblem) -> Contents? { try read(path) }

  private static func contents(of path: FilePath) throws(SystemError) -> Contents? {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      guard errno == ENOENT else { throw SystemError() }
      return nil
    }
    // A pipe is never opened: its writer would see a reader come and go.
    try check(status)
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    try check(file.status())
    let bytes = try file.contents()
    return Contents(bytes: bytes, version: FileVersion(bytes), isWritable: path.allows(W_OK))
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

  /// Writes a text, if the file is still the one that it comes from.
  ///
  /// - Parameters:
  ///   - version: what the text comes from; `nil` if there was no file.
  ///   - overwrites: whether the file is replaced whatever it has.
  package nonisolated static func write(
    _ document: TextDocument, to path: FilePath, over version: FileVersion?, overwrites: Bool
  ) async throws(FileProblem) -> Outcome {
    let bytes = document.bytes
    do throws(SystemError) {
      let target = try path.followingLinks()
      let replacement = FileReplacement(target: target, contents: bytes) { true }
      let isWritten = try replacement.perform { () throws(SystemError) in
        guard !overwrites, let found = try contents(of: path) else { return true }
        return version == found.version
      }
      return isWritten ? .written(FileVersion(bytes)) : .changed
    } catch {
      throw FileProblem(path, error)
    }
  }

  /// Writes a text to a new file beside another one.
  ///
  /// - Returns: the file.
  package nonisolated static func rescue(
    _ document: TextDocument, of path: FilePath
  ) async throws(FileProblem) -> FilePath {
    do throws(SystemError) {
      return try path.writeBeside(
        document.bytes, ending: { $0 == 1 ? ".save" : ".save.\($0)" }, while: { true })
    } catch {
      throw FileProblem(path, error)
    }
  }
}

/// A reason why a file cannot be used, as a sentence.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ path: FilePath, _ error: SystemError) {
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
      case EACCES, EPERM: "may not be read or written by you"
      default: "cannot be used: \(error)"
      }
    description = "\(path.text) \(words)"
  }
}
