import RecurseWidgets

/// The lines of bytes that a viewport shows. A source is a value: its lines do not change.
package protocol LineSource: Sendable {
  /// The numbers of the lines.
  var lines: Range<Int> { get }

  /// Returns the number of bytes of a line. O(1), or the cost of reading a part of a file.
  func byteCount(of line: Int) -> Int

  /// Returns the bytes of a line, without its end.
  func bytes(of line: Int) -> ArraySlice<UInt8>

  /// Calls a closure with each line of a range in order, until it returns `false`.
  func forEachLine(in range: Range<Int>, _ body: (Int, ArraySlice<UInt8>) -> Bool)

  /// Returns a line, or a piece of a long one, as it is shown without an app's closure.
  func element(of bytes: ArraySlice<UInt8>) -> TextElement

  /// Returns the bytes of a line's text as it is shown without an app's closure.
  func text(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>

  /// Returns the number of the first line that may differ from that line of an earlier source, or
  /// that the earlier source does not have.
  func firstChange(since old: any LineSource) -> Int

  /// Returns whether both have the same lines with the same numbers.
  func isEqual(to other: any LineSource) -> Bool

  /// Returns the name of a line in a scroll position: its number, or the number that all sources of
  /// the same text have for it.
  func name(of line: Int) -> Int

  /// Returns the line with a name, or `nil` if it is not there.
  func line(named name: Int) -> Int?

  /// Returns whether another source has the same text, so that a name means the same line in both.
  /// The other source may show other lines of the text, in another order.
  func hasText(of other: any LineSource) -> Bool

  /// Returns all lines of the text, or `nil` if these are all.
  func unfolded() -> (any LineSource)?

  /// Returns the line of another source that shows the same as a line here; `nil` if there is none.
  /// Both sources show the same text in the same order.
  func line(_ line: Int, in other: any LineSource) -> Int?
}

extension LineSource {
  package func name(of line: Int) -> Int { line }
  package func line(named name: Int) -> Int? { lines.contains(name) ? name : nil }
  package func hasText(of other: any LineSource) -> Bool { false }
  package func unfolded() -> (any LineSource)? { nil }
  package func line(_ line: Int, in other: any LineSource) -> Int? { line }

  package func element(of bytes: ArraySlice<UInt8>) -> TextElement { PlainLine.element(of: bytes) }

  package func text(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> { PlainLine.text(of: bytes) }

  package func forEachLine(in range: Range<Int>, _ body: (Int, ArraySlice<UInt8>) -> Bool) {
    for line in range where !body(line, bytes(of: line)) { return }
  }
}

/// A line as a viewport shows it without an app's closure: colors, attributes and links are those
/// of its escape sequences, and it has no controls but tabs.
package enum PlainLine {
  /// Returns the text with its styles.
  package static func element(of line: ArraySlice<UInt8>) -> TextElement {
    let bytes = line.withoutReturn
    let text = String(decoding: bytes, as: UTF8.self)
    return hasControls(bytes) ? Text(ansi: text).element : TextElement(text: text)
  }

  /// Returns the bytes of the text.
  package static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    hasControls(line) ? Array(element(of: line).text.utf8)[...] : line
  }

  private static func hasControls(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes of a line without a carriage return at its end.
  package var withoutReturn: ArraySlice { last == UInt8(ascii: "\r") ? dropLast() : self }
}
