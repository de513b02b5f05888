import Foundation
import RecurseReaders

/// The last lines of a large file, which are shown until the lines before them are counted.
enum LogTail {
  /// The bytes from which on it takes long enough to be seen until a file's lines are counted.
  private static let least = 32 << 20
  private static let mostBytes = 256 << 10

  /// Reads the last lines of a file.
  ///
  /// - Returns: `nil` if the file is not large, or cannot be read. The reader of all lines tells
  ///   why.
  @concurrent static func read(_ path: String) async -> Log? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let found = try? FileManager.default.attributesOfItem(atPath: url.path),
      found[.type] as? FileAttributeType == .typeRegular,
      let size = found[.size] as? Int, size >= least,
      let file = try? FileHandle(forReadingFrom: url),
      (try? file.seek(toOffset: UInt64(size - mostBytes))) != nil,
      let bytes = try? file.read(upToCount: mostBytes),
      // What is before the first line end is a part of a line.
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return Log(String(decoding: bytes[(end + 1)...], as: UTF8.self))
  }

  /// Returns the number that a line of the tail has in the file, whose lines are counted.
  ///
  /// The file may have grown meanwhile, so its last lines are searched for the text.
  static func number(of line: Int, in tail: Log, of file: LogFile) -> Int? {
    guard tail.indices.contains(line - 1) else { return nil }
    let text = tail[line - 1].text
    let last = file.count - tail.count + line - 1
    guard last >= 0, last < file.count else { return nil }
    let found = (last..<file.count).prefix(1_000).first { file[$0].text == text }
    return file[found ?? last].number
  }
}
