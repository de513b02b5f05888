import RecurseTerminal

/// The bytes of a text that is edited. A value: a copy shares what it can.
///
/// Offsets and counts are bytes. They are mostly UTF-8; any other byte is a character by itself.
package protocol TextStorage: Sendable {
  /// Creates a text.
  init(_ text: String)

  /// Creates a text of bytes.
  init(bytes: [UInt8])

  /// The number of bytes.
  var count: Int { get }

  /// The bytes. Linear.
  var bytes: [UInt8] { get }

  /// The characters, with U+FFFD for bytes that are no part of one. Linear.
  var string: String { get }

  /// Returns the bytes of a range as another text.
  subscript(range: Range<Int>) -> Self { get }

  /// Replaces the bytes of a range with another text.
  mutating func replace(_ range: Range<Int>, with text: Self)

  /// Calls a closure with valid UTF-8 of the same length as the bytes of a range, and the offset of
  /// the first one. A control stands for each byte that is no UTF-8.
  ///
  /// The closure gets more than the range if that is cheaper, and whole characters at both ends.
  func withBytes<Result>(
    in range: Range<Int>, _ body: (UTF8Bytes, _ start: Int) -> Result
  ) -> Result

  /// Returns the offset after the last line feed before an offset, or 0.
  func lineStart(before offset: Int) -> Int

  /// Returns the offset of the first line feed at or after an offset, or the end.
  func lineFeed(atOrAfter offset: Int) -> Int
}

extension TextStorage {
  package var isEmpty: Bool { count == 0 }

  package mutating func append(_ text: Self) { replace(count..<count, with: text) }
}
