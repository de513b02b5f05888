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
    guard let parts = element.parts, let first = surface.visible.first?.piece.line else {
      return false
    }
    // Without a choice, the first one in view is next.
    let start = element.chosenHeader ?? (backward ? first : first - 1)
    guard let header = backward ? parts.header(before: start) : parts.header(after: start) else {
      return true
    }
    choose(header)
    let rows = parts.lines(ofPartAt: header)
    let end = rows.upperBound - 1
    // As much of the part as there is room for, and its header in any case.
    if rows.count < surface.page {
      _ = surface.scroll { $0.reveal(LinePosition(LinePiece(line: end)), in: $1) }
    }
    if rows.count >= surface.page || !surface.isVisible(line: header) {
      _ = surface.scroll { $0.show(header, at: .top, in: $1) }
    }
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

  /// Handles a press on a line with a part. A header takes it; other text can be selected, too.
  func pressPart(at location: CellPoint) -> Bool {
    guard let parts = element.parts, location.row < surface.visible.count,
      let line = surface.position(at: location)?.piece.line
    else { return false }
    if let header = parts.header(atOrBefore: line) { choose(header) }
    guard parts.isFoldable(line) else { return false }
    send(.pressed(line))
    return true
  }

  /// Chooses the first part in view if neither the header nor a change of the chosen one is.
  func chooseVisiblePart() {
    guard let parts = element.parts, let chosen = element.chosenHeader,
      let first = surface.visible.first?.piece.line,
      let last = surface.visible.last?.piece.line
    else { return }
    let visible = first..<last + 1
    func isSeen(_ header: Int) -> Bool {
      let lines = parts.lines(ofPartAt: header).clamped(to: visible)
      return lines.contains(header) || lines.contains(where: parts.isChange)
    }
    guard !isSeen(chosen) else { return }
    let next = parts.header(atOrBefore: first).flatMap { isSeen($0) ? $0 : nil }
    if let header = next ?? parts.header(after: first - 1), visible.contains(header) || next != nil
    {
      choose(header)
    }
  }

  /// Draws what the parts show beside and in a line.
  func paintParts(_ context: GraphicsContext, of shown: LineRow, _ line: TextLine, row: Int) {
    guard let parts = element.parts else { return }
    let style = parts.style(of: shown.piece.line)
    if style != CellStyle(), let rect = surface.rect(of: line.head, in: line, row: row) {
      context.restyle(rect, adding: style)
    }
    let styles = parts.styles(inside: shown.piece.line)
    guard !styles.isEmpty else { return }
    let start = shown.piece.index * LineCache.pieceBytes
    let count = lines.measured(shown.piece).bytes.count
    let inside = styles.compactMap { styled -> StyledBytes? in
      let range = styled.range.clamped(to: start..<start + count)
      return range.isEmpty
        ? nil : StyledBytes(range.lowerBound - start..<range.upperBound - start, styled.style)
    }
    for (styled, cells) in zip(inside, lines.cells(of: inside.map(\.range), in: shown.piece)) {
      guard let rect = surface.rect(of: cells, in: line, row: row) else { continue }
      context.restyle(rect, adding: styled.style)
    }
  }

  /// Draws the signs of a line, and a bar beside the part that is chosen.
  func paintSigns(_ context: GraphicsContext, of shown: LineRow, row: Int) {
    guard let parts = element.parts, surface.gutter > 0 else { return }
    if chosenLines?.contains(shown.piece.line) == true {
      context.draw(
        "▌", column: 0, row: row,
        style: CellStyle(foreground: context.isFocused ? .accent : .secondaryText))
    }
    guard shown.index == 0, shown.piece.index == 0, !parts.isProse(shown.piece.line) else {
      return
    }
    for sign in parts.signs(of: shown.piece.line, gutter: surface.gutter) {
      context.draw(sign.text, column: sign.column, row: row, style: sign.style)
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
