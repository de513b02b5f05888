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

  func forEachLine(in range: Range<Int>, _ body: (Int, ArraySlice<UInt8>) -> Bool) {
    guard !range.isEmpty else { return }
    let end = text.range(ofLine: range.upperBound - 2).upperBound
    var (line, offset) = (range.lowerBound, text.start(ofLine: range.lowerBound - 1))
    // The part of a line in blocks before.
    var begun: [UInt8] = []
    while offset < end {
      var block = text.bytes(in: offset..<min(end, offset + Self.blockBytes))[...]
      offset += block.count
      while let feed = block.firstIndex(of: UInt8(ascii: "\n")) {
        let part = block[..<feed]
        guard body(line, begun.isEmpty ? part : (begun + part)[...]) else { return }
        (begun, block) = ([], block[(feed + 1)...])
        line += 1
      }
      begun += block
    }
    if line < range.upperBound { _ = body(line, begun[...]) }
  }

  /// The bytes that are read at once.
  private static let blockBytes = 64 << 10

  // A document's own lines are compared when they come into view.
  func firstChange(since old: any LineSource) -> Int { lines.lowerBound }

  func isEqual(to other: any LineSource) -> Bool { false }

  /// Returns the bytes of a line, in which a control stands for each byte that is no part of a
  /// character.
  func text(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var shown = Array(bytes.withoutReturn)
    _ = shown.makeValid(in: 0..<shown.count)
    return shown[...]
  }

  /// Returns a line as it is edited: controls are shown as their pictures, and so is a byte that is
  /// no part of a character.
  func element(of bytes: ArraySlice<UInt8>) -> TextElement {
    TextElement(text: String(decoding: text(of: bytes), as: UTF8.self))
  }
}
