import RecurseAlgorithms

/// The rows that many lines have on a screen, measured when they are asked for.
@MainActor
package protocol LineRows {
  /// The numbers of the lines.
  var lines: Range<Int> { get }

  /// Returns the number of pieces of a line, at least one. O(1).
  func pieceCount(of line: Int) -> Int

  /// Returns the cells at which the rows of a piece begin: at least one, and the first one is 0.
  func rowStarts(of piece: LinePiece) -> [Int]
}

extension LineRows {
  /// Returns the row that contains a position. The nearest line stands for a missing one.
  ///
  /// - Returns: `nil` if there are no lines.
  package func row(at position: LinePosition) -> LineRow? {
    guard let last = lines.last else { return nil }
    let line = position.piece.line
    guard line >= lines.lowerBound else { return firstRow(of: LinePiece(line: lines.lowerBound)) }
    guard line <= last else { return lastRow }
    let pieces = pieceCount(of: line)
    guard position.piece.index < pieces else {
      return lastRow(of: LinePiece(line: line, index: pieces - 1))
    }
    let starts = rowStarts(of: position.piece)
    let index = max(0, starts.partitioningIndex { $0 > position.cell } - 1)
    return LineRow(piece: position.piece, index: index, start: starts[index])
  }

  /// The last row of the last line.
  package var lastRow: LineRow? {
    guard let last = lines.last else { return nil }
    return lastRow(of: LinePiece(line: last, index: pieceCount(of: last) - 1))
  }

  /// Returns the row below another one.
  package func row(below row: LineRow) -> LineRow? {
    let starts = rowStarts(of: row.piece)
    if row.index + 1 < starts.count {
      return LineRow(piece: row.piece, index: row.index + 1, start: starts[row.index + 1])
    }
    var piece = row.piece
    piece.index += 1
    if piece.index == pieceCount(of: piece.line) { piece = LinePiece(line: piece.line + 1) }
    return piece.line < lines.upperBound ? firstRow(of: piece) : nil
  }

  /// Returns the row above another one.
  package func row(above row: LineRow) -> LineRow? {
    if row.index > 0 {
      let starts = rowStarts(of: row.piece)
      return LineRow(piece: row.piece, index: row.index - 1, start: starts[row.index - 1])
    }
    var piece = row.piece
    if piece.index > 0 {
      piece.index -= 1
    } else {
      guard piece.line > lines.lowerBound else { return nil }
      piece.line -= 1
      piece.index = pieceCount(of: piece.line) - 1
    }
    return lastRow(of: piece)
  }

  private func firstRow(of piece: LinePiece) -> LineRow {
    LineRow(piece: piece, index: 0, start: 0)
  }

  private func lastRow(of piece: LinePiece) -> LineRow {
    let starts = rowStarts(of: piece)
    return LineRow(piece: piece, index: starts.count - 1, start: starts[starts.count - 1])
  }
}
