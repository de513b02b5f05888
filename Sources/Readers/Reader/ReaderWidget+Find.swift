import RecurseTerminal
import RecurseWidgets

extension ReaderWidget: FindableWidget {
  var hasTextCursor: Bool { false }
  var findPlace: FindPlace { FindPlace(line: searchedLine(of: surface.viewport.top.piece.line)) }
  var findStatus: String { filterCount }
  var findsBackward: Bool { element.findsBackward }

  // Escape ends the search, not an older selection.
  func willFind() {
    _ = clearSelection()
    willJump()
  }

  func show(_ match: LineMatch) {
    if let line = unfold(match) { show(match, in: line) }
  }

  func show(_ match: LineMatch, in line: Int) {
    var place = LinePosition(LinePiece(line: line))
    place.piece.index = min(
      match.range.lowerBound / LineCache.pieceBytes, lines.pieceCount(of: line) - 1)
    let cells = bar.marks(in: place.piece).first?.cells
    place.cell = cells?.lowerBound ?? 0
    surface.reveal(place, cells: cells)
    surface.uncover(line)
    visited = line
  }

  /// Shows a line as the first one, or the nearest one that is shown.
  func go(toLine line: Int) {
    var line = line
    if let parts = element.parts, let first = surface.visible.first?.piece.line {
      guard let meant = parts.line(numbered: line, near: first) else { return }
      line = meant
    }
    guard let nearest = lines.line(nearest: line) else { return }
    willJump()
    _ = surface.scroll { $0.show(nearest, at: .top, in: $1) }
    surface.uncover(nearest)
    visited = nearest
  }

  // Lines that are read are not replaced.
  func replace(_ matches: [LineReplacement]) {}
  func undo() {}

  func barChanged() {
    resolve()
    panes?.resolve(besides: self)
  }
}
