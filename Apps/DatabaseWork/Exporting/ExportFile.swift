import Foundation

/// A file that is written in large parts.
struct ExportFile {
  /// The bytes after which the file is written, and progress is told.
  private static let chunk = 1 << 20

  private let file: FileHandle
  private let onProgress: (Int) -> Void
  private var buffer = ""
  /// The number of rows.
  private(set) var count = 0

  init(_ file: FileHandle, _ onProgress: @escaping (Int) -> Void) {
    (self.file, self.onProgress) = (file, onProgress)
  }

  mutating func write(_ text: String) throws {
    buffer += text
    if buffer.utf8.count > Self.chunk { try flush() }
  }

  mutating func write(row: String) throws {
    count += 1
    try write(row)
  }

  mutating func flush() throws {
    try file.write(contentsOf: Data(buffer.utf8))
    buffer = ""
    onProgress(count)
  }
}
