import RecurseTerminal
import RecurseWidgets

/// The parts of the text.
extension ReaderWidget {
  /// The lines of the part that is chosen.
  var chosenLines: Range<Int>? {
    guard let parts = element.parts, let header = element.chosenHeader else { return nil }
    return parts.lines(ofPartAt: header)
  }

  /// Chooses the next or the previous part, and shows its header.
  func choosePart(backward: Bool) -> Bool {
    guard let parts = element.parts, let first = surface.uncovered.first?.piece.line else {
      return false
    }
    // Without a choice, the first one in view is next.
    let start = element.chosenHeader ?? (backward ? first : first - 1)
    guard let header = backward ? parts.header(before: start) : parts.header(after: start) else {
      return true
    }
    let rows = parts.lines(ofPartAt: header)
    let end = rows.upperBound - 1
    // As much of the part as there is room for, and its header in any case.
    if rows.count < surface.page {
      _ = surface.scroll { $0.reveal(LinePosition(LinePiece(line: end)), in: $1) }
    }
    if rows.count >= surface.page || !surface.isVisible(line: header) {
      _ = surface.scroll { $0.show(header, at: .top, in: $1) }
    }
    surface.uncover(header)
    // Another part may have come into view on the way.
    choose(header)
    return true
  }

  func choose(_ header: Int) {
    guard header != element.chosenHeader else { return }
    send(.chose(header))
  }

  /// Folds or unfolds the part that is chosen.
  func pressChosenPart() -> Bool {
    guard let header = element.chosenHeader else { return false }
    send(.pressed(header))
    return true
  }

  /// Chooses the part of a line. A header folds when the press ends there; a drag selects its text.
  func pressPart(at location: CellPoint) {
    pressedHeader = nil
    guard let parts = element.parts, surface.drawn.indices.contains(location.row) else { return }
    let line = surface.drawn[location.row].piece.line
    if let header = parts.header(atOrBefore: line) { choose(header) }
    if parts.isFoldable(line) { pressedHeader = (line, location) }
  }

  /// Folds or unfolds the part of a header that was pressed in the same cell.
  func releasePart(at location: CellPoint) {
    guard let pressed = pressedHeader else { return }
    pressedHeader = nil
    if pressed.location == location { send(.pressed(pressed.line)) }
  }

  /// Chooses the first part in view if neither the header nor a change of the chosen one is.
  func chooseVisiblePart() {
    guard let parts = element.parts, let chosen = element.chosenHeader,
      let first = surface.uncovered.first?.piece.line,
      let last = surface.uncovered.last?.piece.line
    else { return }
    let visible = first..<last + 1
    func isSeen(_ header: Int) -> Bool {
      let lines = parts.lines(ofPartAt: header).clamped(to: visible)
      return header == surface.pinned || lines.contains(header)
        || lines.contains(where: parts.isChange)
    }
    guard !isSeen(chosen) else { return }
    let next = parts.header(atOrBefore: first).flatMap { isSeen($0) ? $0 : nil }
    if let header = next ?? parts.header(after: first - 1), visible.contains(header) || next != nil
    {
      choose(header)
    }
  }
}

extension LineSurface {
  /// Returns whether a row of a line is in view.
  func isVisible(line: Int) -> Bool {
    guard let first = visible.first, let last = visible.last else { return false }
    return first.piece.line <= line && line <= last.piece.line
  }
}
