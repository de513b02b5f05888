import RecurseEditing
import RecurseReaders
import RecurseTerminal
import RecurseWidgets

/// Offsets in the text, and where they are on the screen:
///
///     offset ◀──▶ line, byte ◀──▶ piece of the line, cell ◀──▶ row in view, column
extension EditorWidget {
  /// Returns the place of an offset in the lines.
  func place(of offset: Int) -> LinePosition {
    let text = editor.storage
    let line = text.line(at: offset)
    let byte = offset - text.start(ofLine: line)
    var piece = LinePiece(line: line + 1)
    var start = 0
    if lines.pieceCount(of: piece.line) > 1 {
      let bytes = lines.source.bytes(of: piece.line)
      piece.index = min(byte / LineCache.pieceBytes, lines.pieceCount(of: piece.line) - 1)
      start = LineCache.range(ofPiece: piece.index, in: bytes).lowerBound
      if start > byte, piece.index > 0 {
        piece.index -= 1
        start = LineCache.range(ofPiece: piece.index, in: bytes).lowerBound
      }
    }
    let shown = lines.measured(piece).element.text
    return LinePosition(
      piece, cell: Graphemes.column(of: byte - start, in: shown, tabWidth: lines.tabWidth))
  }

  /// Returns the offset that is nearest to a place in the lines.
  func offset(of place: LinePosition) -> Int {
    let text = editor.storage
    var start = text.start(ofLine: place.piece.line - 1)
    if place.piece.index > 0 {
      let bytes = lines.source.bytes(of: place.piece.line)
      start += LineCache.range(ofPiece: place.piece.index, in: bytes).lowerBound
    }
    let shown = lines.measured(place.piece).element.text
    return start + Graphemes.offset(nearest: place.cell, in: shown, tabWidth: lines.tabWidth)
  }

  /// The row with the cursor, and the cursor's cell in its piece.
  private var cursorRow: (row: LineRow, cell: Int)? {
    let place = place(of: editor.cursor)
    return lines.row(at: place).map { ($0, place.cell) }
  }

  /// The cell of the cursor in the widget, if it is in view.
  var cursorPoint: CellPoint? { point(of: editor.cursor) }

  /// Returns the cell of an offset in the widget, if it is in view.
  func point(of offset: Int) -> CellPoint? {
    let place = place(of: offset)
    guard let row = lines.row(at: place), let index = surface.visible.firstIndex(of: row) else {
      return nil
    }
    let column = place.cell - surface.line(of: row).head.lowerBound - surface.column
    guard column >= 0 else { return nil }
    let last = max(0, surface.textColumns - 1)
    guard wraps || column <= last else { return nil }
    return CellPoint(column: surface.gutter + min(column, last), row: index)
  }

  /// Scrolls as little as needed to see the cursor.
  func revealCursor() {
    followsCursor = true
    let place = place(of: editor.cursor)
    surface.reveal(place, cells: place.cell..<place.cell + 1)
  }

  /// Returns the offset some rows above or below the cursor, in the column to which the last keys
  /// led.
  ///
  /// - Returns: `nil` if there is no row.
  func offset(rowsBelow distance: Int) -> Int? {
    guard let (start, cell) = cursorRow else { return nil }
    let column = max(0, cell - surface.line(of: start).head.lowerBound)
    let wanted = goal?.column(from: column) ?? column
    var row = start
    for _ in 0..<distance.magnitude {
      guard let next = distance > 0 ? lines.row(below: row) : lines.row(above: row) else { break }
      row = next
    }
    guard row != start else { return nil }
    goal = GoalColumn(wanted: wanted, reached: column)
    let first = surface.line(of: row).head.lowerBound
    return offset(of: LinePosition(row.piece, cell: min(first + wanted, lines.lastCell(of: row))))
  }

  /// Returns the column of an offset in its row.
  func column(of offset: Int) -> Int {
    let place = place(of: offset)
    guard let row = lines.row(at: place) else { return place.cell }
    return max(0, place.cell - surface.line(of: row).head.lowerBound)
  }
}

/// The column that ↑ and ↓ lead to, where the row is long enough. It holds as long as the cursor is
/// in the column that they reached: an edit of the state may have moved it.
struct GoalColumn {
  var wanted: Int
  var reached: Int

  /// Returns the column to which a key leads from one.
  func column(from column: Int) -> Int { column == reached ? wanted : column }
}
