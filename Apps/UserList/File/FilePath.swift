import Foundation

/// A path as the system has it: bytes, of whatever encoding.
package struct FilePath: Hashable, Sendable {
  /// Without the zero at the end.
  let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The path that an argument of this process names. Where bytes of it are no UTF-8, its text has
  /// replacements, and the bytes are looked for among the arguments.
  package init(argument text: String) {
    var found: [UInt8]?
    if text.unicodeScalars.contains("\u{FFFD}") {
      // Read once, before anything else runs; nobody writes to the arguments.
      for index in 1..<max(1, Int(CommandLine.argc)) {
        guard let argument = CommandLine.unsafeArgv[index] else { continue }
        if String(cString: argument).utf8.elementsEqual(text.utf8) {
          found = Array(UnsafeBufferPointer(start: argument, count: strlen(argument))).map {
            UInt8(bitPattern: $0)
          }
        }
      }
    }
    bytes = found ?? Array(text.utf8)
  }

  /// As it can be shown.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// For the C library.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  /// The folder that a path of a file stands in.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes[..<slash])
  }

  /// Another file of the same folder.
  func sibling(_ name: some Sequence<UInt8>) -> FilePath {
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return FilePath(bytes[..<end] + Array(name))
  }

  var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }

  /// The file itself, where the path names a link to it, and that another: also one that is not
  /// there yet.
  func followingLinks() throws(SystemError) -> FilePath {
    var path = self
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = path.withCString { path in
        buffer.withUnsafeMutableBytes {
          readlink(path, $0.assumingMemoryBound(to: CChar.self).baseAddress!, $0.count)
        }
      }
      guard count >= 0 else { return path }
      let target = buffer.prefix(count)
      path = target.first == UInt8(ascii: "/") ? FilePath(target) : path.sibling(target)
    }
    throw SystemError(ELOOP)
  }
}

/// What the system says went wrong.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32
  let description: String

  init(_ code: Int32 = errno, note: String = "") {
    self.code = code
    description = String(cString: strerror(code)) + note
  }

  private init(words: String) {
    code = EINVAL
    description = words
  }

  /// A folder, a pipe or a device stands there.
  static let noFile = SystemError(words: "it is no regular file")
}
