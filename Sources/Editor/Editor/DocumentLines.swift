import RecurseReaders
import RecurseWidgets

/// The lines of a document as the source of a viewport, counted from 1.
struct DocumentLines: LineSource {
  let text: RopeText

  var lines: Range<Int> { 1..<text.lineCount + 1 }

  func byteCount(of line: Int) -> Int { text.range(ofLine: line - 1).count }

  func bytes(of line: Int) -> ArraySlice<UInt8> {
    text.bytes(in: text.range(ofLine: line - 1))[...]
  }

  // A document's own lines are compared when they come into view.
  func firstChange(since old: any LineSource) -> Int { lines.lowerBound }

  func isEqual(to other: any LineSource) -> Bool { false }

  /// Returns a line as it is edited: controls are shown as their pictures, and so is a byte that is
  /// no part of a character.
  func element(of bytes: ArraySlice<UInt8>) -> TextElement {
    var shown = Array(bytes.withoutReturn)
    _ = shown.makeValid(in: 0..<shown.count)
    return TextElement(text: String(decoding: shown, as: UTF8.self))
  }
}
