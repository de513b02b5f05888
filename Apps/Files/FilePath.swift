import Foundation

/// A path as the system has it: bytes of any encoding.
package struct FilePath: Hashable, Sendable {
  /// The bytes without the zero at the end.
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The path that an argument of this process names. If it is not UTF-8, the text has replacement
  /// characters, and the bytes are looked up among the arguments.
  package init(argument text: String) {
    var found: [UInt8]?
    if text.unicodeScalars.contains("\u{FFFD}") {
      // Read once, before other work runs; the arguments are never written.
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

  /// The path as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path as a C string.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }

  /// The folder of a file.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(bytes[..<slash])
  }

  /// Returns whether this process has permissions of a file, such as `W_OK`.
  package func allows(_ permissions: Int32) -> Bool {
    withCString { access($0, permissions) } == 0
  }

  /// Another file in the same folder.
  package func sibling(_ name: some Sequence<UInt8>) -> FilePath {
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return FilePath(bytes[..<end] + Array(name))
  }

  /// The path from the root, of a relative one by the folder in which the process runs.
  package var absolute: FilePath {
    guard bytes.first != UInt8(ascii: "/") else { return self }
    let folder = FileManager.default.currentDirectoryPath
    return FilePath(Array(folder.utf8) + [UInt8(ascii: "/")] + bytes)
  }

  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }

  /// The file itself, after following links, even if it does not exist yet.
  package func followingLinks() throws(SystemError) -> FilePath {
    var path = self
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = path.withCString { path in
        // `readlink` fills the buffer, and no pointer outlives the call.
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

/// An error of the system.
package struct SystemError: Error, CustomStringConvertible {
  package let code: Int32
  package let description: String

  package init(_ code: Int32 = errno, note: String = "") {
    self.code = code
    description = String(cString: strerror(code)) + note
  }

  private init(words: String) {
    code = EINVAL
    description = words
  }

  /// The path names a folder, a pipe or a device.
  package static let noFile = SystemError(words: "it is no regular file")
}
