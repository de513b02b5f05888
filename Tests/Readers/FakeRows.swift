import RecurseReaders

/// Lines of which only the number of cells is known.
@MainActor
final class FakeRows: LineRows {
  /// The number of cells of each piece of each line.
  var cells: [[Int]] = []
  /// The number of the first line.
  var first = 1
  var width = 10
  /// The lines that are shown; `nil` for all.
  var chosen: LineSet?
  /// The number of times that a piece was measured.
  private(set) var measurings = 0

  init(_ cells: [[Int]] = []) { self.cells = cells }

  var lines: Range<Int> { first..<first + cells.count }
  func pieceCount(of line: Int) -> Int { cells[line - first].count }
  func rowStarts(of piece: LinePiece) -> [Int] {
    measurings += 1
    let count = cells[piece.line - first][piece.index]
    return count == 0 ? [0] : Array(stride(from: 0, to: count, by: width))
  }

  /// Shows the lines that meet a condition.
  func choose(_ isChosen: (Int) -> Bool) {
    var lines = LineSet()
    for line in self.lines where isChosen(line) { lines.append(line) }
    chosen = lines
  }

  /// All rows that are shown, found without a viewport.
  var all: [LineRow] {
    cells.indices.filter { chosen?.contains(first + $0) ?? true }.flatMap { line in
      cells[line].indices.flatMap { index in
        let piece = LinePiece(line: first + line, index: index)
        return rowStarts(of: piece).enumerated().map {
          LineRow(piece: piece, index: $0.offset, start: $0.element)
        }
      }
    }
  }

  /// Drops a line at the start.
  func dropFirst() {
    cells.removeFirst()
    first += 1
  }

  func append(upTo most: Int, using random: inout some RandomNumberGenerator) {
    let pieces = Int.random(in: 0..<8, using: &random) == 0 ? 3 : 1
    cells.append((0..<pieces).map { _ in Int.random(in: 0...most, using: &random) })
  }
}

/// A million lines alike, without memory.
@MainActor
final class ManyRows: LineRows {
  let lines: Range<Int>
  private(set) var measurings = 0

  init(_ count: Int) { lines = 1..<count + 1 }

  func pieceCount(of line: Int) -> Int { 1 }
  func rowStarts(of piece: LinePiece) -> [Int] {
    measurings += 1
    return Array(stride(from: 0, to: 10 + piece.line % 30, by: 10))
  }
}
