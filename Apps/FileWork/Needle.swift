import Foundation
import RecurseTerminal

/// A text that is looked for in the bytes of files.
struct Needle: Sendable {
  let bytes: [UInt8]
  private let ignoresCase: Bool

  /// `nil` for an empty text.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    bytes = Array(text.utf8)
    ignoresCase = !text.contains(where: \.isUppercase)
  }

  /// Returns the place of the first occurrence in bytes. O(bytes · needle) at worst.
  func place(in text: [UInt8]) -> Int? {
    guard let first = bytes.first, text.count >= bytes.count else { return nil }
    let capital = ignoresCase ? Self.capital(first) : first
    // Without the checks of an array, as this compares each byte of a GiB. Places are in bounds.
    return text.withUnsafeBufferPointer { text in
      for start in 0...(text.count - bytes.count) {
        let byte = text[start]
        if byte == first || byte == capital, matches(text, at: start) { return start }
      }
      return nil
    }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in bytes.indices {
      let byte = text[start + index]
      guard byte == bytes[index] || ignoresCase && byte == Self.capital(bytes[index]) else {
        return false
      }
    }
    return true
  }

  private static func capital(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
  }
}

extension Disk {
  /// The first line of a file with a text; `nil` if it has none, is no text, or cannot be read. The
  /// file is read in parts, so that its size does not matter.
  func firstLine(
    of path: RawPath, with needle: Needle
  ) async throws(FileError) -> ContentSearch.Line? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let opened = try? run(.open, path, { Int(Foundation.open(path.cString, flags)) }) else {
      return nil
    }
    let file = Int32(opened)
    defer { close(file) }
    var line = 1
    var text: [UInt8] = []
    var count = 0
    while count < Self.mostOfFile {
      try await Pause.take()
      guard let part = try? read(from: file, path, most: Self.searchPart) else { return nil }
      if count == 0, part.prefix(Self.checkedForText).contains(0) { return nil }
      count += part.count
      text += part
      if let place = needle.place(in: text) {
        return try await self.line(line, at: place, in: text, of: file, path)
      }
      if part.isEmpty { return nil }
      // The text may go on in the next part, and its line begin in this one.
      let start = text.count - min(text.count, max(needle.bytes.count - 1, Self.mostOfLine))
      line += text[..<start].count { $0 == UInt8(ascii: "\n") }
      text.removeFirst(start)
    }
    return nil
  }

  /// The line at a place in a part of a file, with what follows in the next one.
  private func line(
    _ first: Int, at place: Int, in text: [UInt8], of file: Int32, _ path: RawPath
  ) async throws(FileError) -> ContentSearch.Line {
    let feed = UInt8(ascii: "\n")
    var text = text
    if text.count - place < Self.mostOfLine,
      let more = try? read(from: file, path, most: Self.mostOfLine)
    {
      text += more
    }
    let number = first + text[..<place].count { $0 == feed }
    let start = text[..<place].lastIndex(of: feed).map { $0 + 1 } ?? 0
    // A long line begins a little before the place.
    let shown = max(start, place - Self.mostBefore)
    let bytes = text[shown...].prefix(Self.mostOfLine).prefix { $0 != feed }
      .drop { $0 == 0x20 || $0 == 0x09 }
    return ContentSearch.Line(number: number, text: String(terminalSafeName: Array(bytes)))
  }

  /// The bytes that are read of a file at once, and those that tell whether it is a text.
  private static var searchPart: Int { 64 << 10 }
  private static var checkedForText: Int { 8 << 10 }
  /// The bytes of a file that are searched. A system has files without an end.
  private static var mostOfFile: Int { 1 << 30 }
  /// The bytes of a line that are shown, and those of them before the text.
  private static var mostOfLine: Int { 300 }
  private static var mostBefore: Int { 40 }
}
