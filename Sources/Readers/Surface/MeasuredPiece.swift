import RecurseTerminal
import RecurseWidgets

/// A piece of a line as it is shown: styled, converted to glyphs, and broken into rows.
package struct MeasuredPiece {
  /// The bytes of the piece when it was measured.
  let bytes: ArraySlice<UInt8>
  package let element: TextElement
  package let text: EncodedText
  package private(set) var lines: [TextLine] = []
  /// The cells at which the rows begin.
  package private(set) var starts: [Int] = []
  /// The columns of a row; `nil` if the rows are as wide as the text.
  private(set) var width: Int?
  /// Whether a row that continues another begins below the first word of that one.
  private let hangs: Bool
  /// The columns by which it begins further in.
  private let wrapIndent: Int

  init(
    _ element: TextElement, of bytes: ArraySlice<UInt8>, glyphs: GlyphTable, tabWidth: Int,
    width: Int?, hangs: Bool, wrapIndent: Int
  ) {
    self.bytes = bytes
    self.element = element
    (self.hangs, self.wrapIndent) = (hangs, wrapIndent)
    text = element.encoded(glyphs, tabWidth: tabWidth)
    wrap(to: width)
  }

  mutating func wrap(to width: Int?) {
    guard lines.isEmpty || width != self.width else { return }
    self.width = width
    lines = text.lines(
      width: max(1, width ?? text.naturalWidth), wrap: width == nil ? .none : .words,
      hangs: hangs, wrapIndent: wrapIndent)
    starts = lines.map(\.head.lowerBound)
    if starts.isEmpty { (lines, starts) = ([TextLine(0..<0)], [0]) }
    starts[0] = 0
  }
}
