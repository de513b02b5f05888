import RecurseAlgorithms
import RecurseTerminal

/// The rows that many lines have on a screen, measured when they are asked for.
@MainActor
package protocol LineRows {
  /// The numbers of the lines.
  var lines: Range<Int> { get }

  /// The lines that are shown; `nil` for all.
  var chosen: LineSet? { get }

  /// Returns the number of pieces of a line, at least one. O(1).
  func pieceCount(of line: Int) -> Int

  /// Returns the cells at which the rows of a piece begin: at least one, and the first one is 0.
  func rowStarts(of piece: LinePiece) -> [Int]
}

/// The lines that are shown.
extension LineRows {
  package var chosen: LineSet? { nil }

  package var lineCount: Int { chosen?.count ?? lines.count }

  /// Returns whether a line is there and not shown.
  package func isHidden(_ line: Int) -> Bool {
    lines.contains(line) && chosen.map { !$0.contains(line) } ?? false
  }

  /// Returns the number of lines before one.
  package func rank(of line: Int) -> Int {
    if let chosen { return chosen.rank(of: line) }
    return min(max(line, lines.lowerBound), lines.upperBound) - lines.lowerBound
  }

  /// Returns the line with a rank, of those that there are.
  package func line(at rank: Int) -> Int? {
    guard (0..<lineCount).contains(rank) else { return nil }
    return chosen.map { $0.line(at: rank) } ?? lines.lowerBound + rank
  }

  package func line(after line: Int) -> Int? { self.line(at: rank(of: line.addingClamped(1))) }
  package func line(before line: Int) -> Int? { self.line(at: rank(of: line) - 1) }

  /// Returns a line, or if it is not there the next one, or else the last one.
  package func line(nearest line: Int) -> Int? {
    self.line(at: min(rank(of: line), lineCount - 1))
  }
}

/// Rows beside others.
extension LineRows {
  /// Returns the row that contains a position. The nearest line stands for a missing one.
  ///
  /// - Returns: `nil` if there are no lines.
  package func row(at position: LinePosition) -> LineRow? {
    let line = position.piece.line
    guard let nearest = self.line(nearest: line) else { return nil }
    guard nearest == line else {
      return nearest > line ? firstRow(of: LinePiece(line: nearest)) : lastRow
    }
    let pieces = pieceCount(of: line)
    guard position.piece.index < pieces else {
      return lastRow(of: LinePiece(line: line, index: pieces - 1))
    }
    let starts = rowStarts(of: position.piece)
    let index = max(0, starts.partitioningIndex { $0 > position.cell } - 1)
    return LineRow(piece: position.piece, index: index, start: starts[index])
  }

  /// The first row of the first line.
  package var firstRow: LineRow? { line(at: 0).map { firstRow(of: LinePiece(line: $0)) } }

  /// The last row of the last line.
  package var lastRow: LineRow? {
    guard let last = line(at: lineCount - 1) else { return nil }
    return lastRow(of: LinePiece(line: last, index: pieceCount(of: last) - 1))
  }

  /// Returns the number of rows of all lines, or `most` if there are more.
  package func rowCount(upTo most: Int) -> Int {
    guard lineCount < most else { return most }
    var count = 0
    var next = firstRow
    while let row = next, count < most {
      count += 1
      next = self.row(below: row)
    }
    return count
  }

  /// Returns the row below another one.
  package func row(below row: LineRow) -> LineRow? {
    let starts = rowStarts(of: row.piece)
    if row.index + 1 < starts.count {
      return LineRow(piece: row.piece, index: row.index + 1, start: starts[row.index + 1])
    }
    var piece = row.piece
    piece.index += 1
    if piece.index < pieceCount(of: piece.line) { return firstRow(of: piece) }
    return line(after: piece.line).map { firstRow(of: LinePiece(line: $0)) }
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
      guard let before = line(before: piece.line) else { return nil }
      piece = LinePiece(line: before, index: pieceCount(of: before) - 1)
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
