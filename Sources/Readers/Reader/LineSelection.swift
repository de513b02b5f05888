import RecurseTerminal
import RecurseWidgets

/// The part of many lines that a person selects: the places of the press and of the mouse now,
/// both included, extended to whole words or lines.
struct LineSelection: Equatable {
  enum Unit { case character, word, line }

  var anchor: LinePosition
  var head: LinePosition
  var unit = Unit.character

  /// The cells that are selected: from a place up to and including another.
  struct Cells: Equatable {
    var first: LinePosition
    var last: LinePosition

    /// Returns the selected cells of a row, or `nil` if there are none.
    func cells(of line: TextLine, in piece: LinePiece) -> Range<Int>? {
      guard first.piece <= piece, piece <= last.piece else { return nil }
      let start =
        first.piece == piece ? max(first.cell, line.head.lowerBound) : line.head.lowerBound
      let end =
        last.piece == piece
        ? min(last.cell.addingClamped(1), line.head.upperBound) : line.head.upperBound
      return start < end ? start..<end : nil
    }
  }

  @MainActor
  func cells(in lines: LineCache) -> Cells {
    var (first, last) = anchor <= head ? (anchor, head) : (head, anchor)
    let known = lines.lines
    guard known.contains(first.piece.line), known.contains(last.piece.line) else {
      return Cells(first: first, last: last)
    }
    switch unit {
    case .character: break
    case .word:
      first.cell = lines.word(at: first).lowerBound
      last.cell = lines.word(at: last).upperBound - 1
    case .line:
      first = LinePosition(LinePiece(line: first.piece.line))
      let pieces = lines.pieceCount(of: last.piece.line)
      last = LinePosition(LinePiece(line: last.piece.line, index: pieces - 1), cell: .max)
    }
    return Cells(first: first, last: last)
  }
}

extension LineCache {
  /// Returns the cells of the word at a position: letters and digits of any script and `_`, or
  /// else one cell.
  fileprivate func word(at position: LinePosition) -> Range<Int> {
    let glyphs = measured(position.piece).text.glyphs
    guard glyphs.indices.contains(position.cell) else { return position.cell..<position.cell + 1 }
    func isLetter(_ cell: Int) -> Bool {
      let code = glyphs[cell].rawValue
      guard code < 0x80 else { return true }
      return Unicode.Scalar(UInt8(code)).properties.isAlphabetic || (0x30..<0x3A).contains(code)
        || code == 0x5F
    }
    guard isLetter(position.cell) else { return position.cell..<position.cell + 1 }
    var (first, end) = (position.cell, position.cell + 1)
    while first > 0, isLetter(first - 1) { first -= 1 }
    while end < glyphs.count, isLetter(end) { end += 1 }
    return first..<end
  }

  /// Returns the text of selected cells, each line on a line. Of a text with more bytes it is a
  /// beginning, which has more, too.
  func text(of cells: LineSelection.Cells, most: Int) -> String {
    var (text, isFirst) = ("", true)
    let selected = lines.clamped(to: cells.first.piece.line..<cells.last.piece.line + 1)
    for line in selected where !isHidden(line) {
      if !isFirst { text += "\n" }
      isFirst = false
      for index in 0..<pieceCount(of: line) {
        let piece = LinePiece(line: line, index: index)
        guard cells.first.piece <= piece, piece <= cells.last.piece else { continue }
        text += self.text(of: cells, in: piece)
        if text.utf8.count > most { return text }
      }
    }
    return text
  }

  private func text(of cells: LineSelection.Cells, in piece: LinePiece) -> String {
    let shown = measured(piece)
    let all = shown.text.glyphs
    let start = cells.first.piece == piece ? min(cells.first.cell, all.count) : 0
    let end =
      cells.last.piece == piece ? min(cells.last.cell.addingClamped(1), all.count) : all.count
    // The text itself, where all of it is selected: a tab is one character there.
    if start == 0, end == all.count { return shown.element.text }
    return (glyphs ?? GlyphTable()).text(of: all[start..<max(start, end)])
  }
}
