/// The severity of a line of a log.
///
/// ```swift
/// LogLevel(line: "2026-11-26 12:00:00 WARN disk is full")  // .warning
/// ```
public enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  case trace, debug, info, notice, warning, error, critical

  /// Reads the severity from a line: the first word that names one, in any case, within the first
  /// 256 bytes. Such words are `ERROR`, `warn`, `[info]`, `level=debug`, and a single capital
  /// letter in brackets or before a slash, as in `[E]` and `W/`.
  ///
  /// - Returns: `nil` if the line names none.
  public init?(line: String) {
    var line = line
    guard let level = line.withUTF8({ LogLevel(line: $0.prefix(Self.mostBytes)) }) else {
      return nil
    }
    self = level
  }

  /// The bytes of a line that are examined.
  private static let mostBytes = 256

  init?(line: ArraySlice<UInt8>) {
    let level = line.prefix(Self.mostBytes).withUnsafeBufferPointer { LogLevel(line: $0[...]) }
    guard let level else { return nil }
    self = level
  }

  private init?(line: Slice<UnsafeBufferPointer<UInt8>>) {
    var index = line.startIndex
    while index < line.endIndex {
      guard Self.isLetter(line[index]) else {
        index = Self.end(ofSequenceAt: index, in: line) ?? index + 1
        continue
      }
      let start = index
      while index < line.endIndex, Self.isLetter(line[index]) { index += 1 }
      let before = start > line.startIndex ? line[start - 1] : 0
      let after = index < line.endIndex ? line[index] : 0
      if let level = LogLevel(word: line[start..<index], before: before, after: after) {
        self = level
        return
      }
    }
    return nil
  }

  private init?(word: Slice<UnsafeBufferPointer<UInt8>>, before: UInt8, after: UInt8) {
    if word.count == 1 {
      let isInBrackets = before == UInt8(ascii: "[") && after == UInt8(ascii: "]")
      guard isInBrackets || before == 0 && after == UInt8(ascii: "/"),
        let level = Self.letters[word[word.startIndex]]
      else { return nil }
      self = level
      return
    }
    guard (3...13).contains(word.count), !joins(before), !joins(after) else { return nil }
    func joins(_ byte: UInt8) -> Bool {
      // A word that is part of a name, such as `error_count` and `info.txt`, is no severity.
      byte >= 0x2D && byte <= 0x2F || byte == 0x5F
    }
    var code: UInt64 = 0
    for byte in word.prefix(8) { code = code << 8 | UInt64(byte | 0x20) }
    guard let (level, name) = Self.words[code],
      word.lazy.map({ $0 | 0x20 }).elementsEqual(name.utf8)
    else { return nil }
    self = level
  }

  /// Returns the end of an escape sequence, such as that of a color before a word.
  private static func end(
    ofSequenceAt start: Int, in line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int? {
    guard line[start] == 0x1B, start + 1 < line.endIndex, line[start + 1] == UInt8(ascii: "[")
    else { return nil }
    let final = line[(start + 2)...].firstIndex { (0x40...0x7E).contains($0) }
    return final.map { $0 + 1 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static let letters: [UInt8: LogLevel] = [
    0x54: .trace, 0x56: .trace, 0x44: .debug, 0x49: .info, 0x4E: .notice, 0x57: .warning,
    0x45: .error, 0x43: .critical, 0x46: .critical,
  ]

  /// The words by their first eight letters.
  private static let words: [UInt64: (LogLevel, String)] = {
    let names: [(LogLevel, [String])] = [
      (.trace, ["trace", "verbose"]), (.debug, ["debug"]), (.info, ["info", "information"]),
      (.notice, ["notice"]), (.warning, ["warn", "warning"]),
      (.error, ["error", "err", "severe"]),
      (.critical, ["critical", "crit", "fatal", "panic", "emerg", "alert", "emergency"]),
    ]
    var words: [UInt64: (LogLevel, String)] = [:]
    for (level, list) in names {
      for name in list {
        var code: UInt64 = 0
        for byte in name.utf8.prefix(8) { code = code << 8 | UInt64(byte) }
        words[code] = (level, name)
      }
    }
    return words
  }()

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
