import RecurseHighlighting
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

/// The tokens of the lines of an editor, as far as they are known.
///
///     edit ──▶ lines replaced ──▶ states at the starts of lines ──▶ tokens of lines in view
///                                   found a part at a time, until they agree with those before
struct Highlighting {
  /// The bytes that are looked at before the next event is handled.
  private static let partBytes = 64 << 10

  let language: Language
  var states: LineStates<AnyLineTokenizer>
  /// Whether the next part is looked at after the next event.
  private(set) var waits = false
  /// The tokens of pieces in view.
  private var known: [LinePiece: Piece] = [:]

  /// The tokens of a piece of a line, with what they depend on.
  private struct Piece {
    let bytes: ArraySlice<UInt8>
    let state: AnyLineState
    let marks: [(cells: Range<Int>, kind: TokenKind)]
  }

  init(_ language: Language, lineCount: Int) {
    self.language = language
    states = LineStates(language, lineCount: lineCount)
  }

  /// Returns the tokens of a piece, as cells of it.
  func marks(in piece: LinePiece) -> [(cells: Range<Int>, kind: TokenKind)] {
    known[piece]?.marks ?? []
  }

  /// Finds the tokens of rows in view.
  ///
  /// - Parameter goesOn: whether the next part is looked at, if it waits for that.
  @MainActor
  mutating func show(_ rows: [LineRow], of lines: LineCache, goesOn: Bool) {
    let most = waits && !goesOn ? 0 : Self.partBytes
    waits = !show(rows, of: lines, most: most)
  }

  /// - Returns: whether all are known.
  @MainActor
  private mutating func show(_ rows: [LineRow], of lines: LineCache, most: Int) -> Bool {
    func bytes(_ line: Int) -> ArraySlice<UInt8> { lines.source.bytes(of: line + 1) }
    var seen: [LinePiece: Piece] = [:]
    defer { known = seen }
    for row in rows where seen[row.piece] == nil {
      let line = row.piece.line - 1
      guard states.advance(to: line, most: most, bytesOf: bytes),
        let state = states.state(atLine: line)
      else { return false }
      let text = bytes(line)
      if let old = known[row.piece], old.state == state, old.bytes == text {
        seen[row.piece] = old
        continue
      }
      let tokens = states.tokens(ofLine: line, bytesOf: bytes) ?? []
      seen[row.piece] = Piece(
        bytes: text, state: state, marks: Self.marks(tokens, in: row.piece, of: text, lines))
    }
    return true
  }

  @MainActor
  private static func marks(
    _ tokens: [Token], in piece: LinePiece, of line: ArraySlice<UInt8>, _ lines: LineCache
  ) -> [(cells: Range<Int>, kind: TokenKind)] {
    let range = LineCache.range(ofPiece: piece.index, in: line)
    let part = range.lowerBound - line.startIndex..<range.upperBound - line.startIndex
    let inside = tokens.filter { $0.range.overlaps(part) }
    let ranges = inside.map { token in
      let clamped = token.range.clamped(to: part)
      return clamped.lowerBound - part.lowerBound..<clamped.upperBound - part.lowerBound
    }
    return zip(lines.cells(of: ranges, in: piece), inside).map { (cells: $0, kind: $1.kind) }
  }
}
