import RecurseTerminal
import RecurseWidgets

/// Returns another text for the line with a number.
package typealias LineContent = @MainActor (Int) -> Text

/// The lines of a source near a viewport, as they are shown.
///
/// A line of more than 16 KiB is measured in pieces, each of which begins a row. So the cost of a
/// line depends on what is in sight of it.
@MainActor
package final class LineCache: LineRows {
  /// The bytes of a piece of a long line.
  package nonisolated static let pieceBytes = 16 << 10

  package private(set) var source: any LineSource
  /// The lines that are shown; `nil` for all.
  package var chosen: LineSet?
  /// Returns a line as it is shown; `nil` shows its text and its escape sequences' styles.
  private var content: LineContent?
  package var glyphs: GlyphTable?
  /// The columns to which lines wrap; `nil` if they do not.
  package var width: Int?
  /// Returns the columns that a line has in addition to the width, because its gutter is narrower.
  package var extraColumns: (@MainActor (Int) -> Int)?
  /// Whether a row that continues a line begins below its first word.
  package let hangs: Bool
  /// The columns by which it begins further in.
  package var wrapIndent = 0 {
    didSet { if wrapIndent != oldValue { (known, former) = ([:], [:]) } }
  }
  /// The columns between two tab stops.
  package var tabWidth = 8 {
    didSet { if tabWidth != oldValue { (known, former) = ([:], [:]) } }
  }
  private var known: [LinePiece: MeasuredPiece] = [:]
  /// Pieces that were known before the last update. They are checked before they are used.
  private var former: [LinePiece: MeasuredPiece] = [:]
  /// Whether an app's closure returned the former pieces.
  private var formerUsedClosure = false

  package init(_ source: any LineSource, content: LineContent?, hangs: Bool = false) {
    self.source = source
    self.hangs = hangs
    self.content = content
  }

  /// Shows another source, or the same one after a change.
  package func update(to source: any LineSource, content: LineContent?) {
    formerUsedClosure = usesClosure
    self.source = source
    self.content = content
    former.merge(known) { $1 }
    known.removeAll(keepingCapacity: true)
  }

  /// Forgets what is not among the rows in view, if much more is known.
  package func keep(_ visible: [LineRow]) {
    former.removeAll(keepingCapacity: true)
    guard known.count > 4 * visible.count + 64 else { return }
    let seen = Set(visible.map(\.piece))
    known = known.filter { seen.contains($0.key) }
  }

  // MARK: - Rows

  package var lines: Range<Int> { source.lines }

  package func pieceCount(of line: Int) -> Int {
    max(1, (source.byteCount(of: line) + Self.pieceBytes - 1) / Self.pieceBytes)
  }

  package func rowStarts(of piece: LinePiece) -> [Int] { measured(piece).starts }

  /// Returns a piece as it is shown.
  package func measured(_ piece: LinePiece) -> MeasuredPiece {
    let width = width.map { $0 + (extraColumns?(piece.line) ?? 0) }
    if var found = known[piece] {
      guard found.width != width else { return found }
      found.wrap(to: width)
      known[piece] = found
      return found
    }
    let bytes = bytes(of: piece)
    var measured: MeasuredPiece?
    if var found = former[piece], found.bytes == bytes {
      if !usesClosure && !formerUsedClosure || found.element == element(of: piece, bytes) {
        found.wrap(to: width)
        measured = found
      }
    }
    let result =
      measured
      ?? MeasuredPiece(
        element(of: piece, bytes), of: bytes, glyphs: glyphs ?? GlyphTable(), tabWidth: tabWidth,
        width: width, hangs: hangs && piece.index == 0, wrapIndent: wrapIndent)
    known[piece] = result
    return result
  }

  /// Returns the bytes of a piece.
  private func bytes(of piece: LinePiece) -> ArraySlice<UInt8> {
    let line = source.bytes(of: piece.line)
    guard line.count > Self.pieceBytes else { return line }
    return line[Self.range(ofPiece: piece.index, in: line)]
  }

  /// Returns the bytes of a piece of a long line, which is cut before a character.
  package nonisolated static func range(ofPiece index: Int, in line: ArraySlice<UInt8>) -> Range<
    Int
  > {
    func place(_ index: Int) -> Int {
      var place = min(line.startIndex + index * pieceBytes, line.endIndex)
      while index > 0, place < line.endIndex, line[place] & 0xC0 == 0x80 { place += 1 }
      return place
    }
    return place(index)..<place(index + 1)
  }

  /// Whether an app's closure returns the lines as they are shown.
  package var usesClosure: Bool { content != nil }

  /// Returns the bytes of a line as it is shown.
  package func text(of line: Int) -> ArraySlice<UInt8> {
    let bytes = source.bytes(of: line)
    return usesClosure
      ? Array(element(of: LinePiece(line: line), bytes).text.utf8)[...]
      : source.text(of: bytes)
  }

  private func element(of piece: LinePiece, _ bytes: ArraySlice<UInt8>) -> TextElement {
    if let content, pieceCount(of: piece.line) == 1 { return content(piece.line).styledElement }
    return source.element(of: bytes)
  }
}

extension LineCache {
  /// Returns the cells of byte ranges of a piece as it is shown, which are in order. Linear.
  package func cells(of ranges: [Range<Int>], in piece: LinePiece) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var (column, start) = (0, 0)
    guard !ranges.isEmpty else { return [] }
    Graphemes.forEach(in: measured(piece).element.text, tabWidth: tabWidth) { cluster in
      let range = ranges[cells.count]
      if cluster.range.lowerBound <= range.lowerBound { start = column }
      column += cluster.width
      if cluster.range.upperBound >= range.upperBound { cells.append(start..<column) }
      return cells.count < ranges.count
    }
    return cells
  }
}
