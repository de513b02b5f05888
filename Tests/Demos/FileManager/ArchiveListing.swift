import Foundation
import TestSupport
import Testing

extension FileManagerScreen {
  /// The paths in an archive of the tree, in order: those that `tar` finds, or the list of a zip.
  func listing(_ name: String) throws -> [String] {
    let path = folder.path("tree/\(name)")
    return try (name.hasSuffix(".zip") ? zipped(path) : tarred(path)).sorted()
  }

  private func tarred(_ path: String) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tar", "-tf", path]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Reads the central directory: APPNOTE.TXT of PKWARE, 4.3.12.
  private func zipped(_ path: String) throws -> [String] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let head = Array("PK".utf8) + [1, 2]
    return bytes.ranges(of: head).map { range in
      let start = range.lowerBound
      let length = Int(bytes[start + 28]) + Int(bytes[start + 29]) << 8
      return String(decoding: bytes[start + 46..<start + 46 + length], as: UTF8.self)
    }
  }
}
