import RecurseTerminal
import RecurseThemes

extension Border {
  /// Paints the line along the inside of a rectangle's edges, and the title in its upper side.
  ///
  /// - Parameters:
  ///   - isFocused: whether it is the innermost border around the focus.
  ///   - group: the number of the lines that it joins where they meet; `nil` joins none.
  @MainActor
  func paint(
    _ rect: CellRect, on grid: CellGrid, clip: CellRect, _ text: TextStyle, _ look: Look,
    isFocused: Bool, group: LineGroup?
  ) {
    guard rect.columns > 0, rect.rows > 0 else { return }
    let edge: Color = isFocused ? .focusedBorder : color ?? text.foreground ?? .border
    let style = grid.styles.id(
      look.concrete(CellStyle(foreground: edge, attributes: text.attributes)))
    func draw(_ arms: LineArms, _ column: Int, _ row: Int, _ count: Int = 1) {
      let point = CellPoint(column: column, row: row)
      if let group {
        grid.drawLine(arms, group: group, count: count, at: point, style: style, clip: clip)
      } else {
        let glyphs = [Glyph](repeating: arms.glyph, count: count)
        grid.draw(glyphs[...], at: point, style: style, clip: clip)
      }
    }
    let line = lineWeight
    let round = lines == .rounded
    let (left, right) = (rect.column, rect.endColumn - 1)
    func side(_ row: Int, _ first: LineArms, _ last: LineArms) {
      draw(first, left, row)
      if rect.columns > 2 {
        draw(LineArms(right: line, left: line), left + 1, row, rect.columns - 2)
      }
      if rect.columns > 1 { draw(last, right, row) }
    }
    side(
      rect.row, LineArms(right: line, down: line, isRound: round),
      LineArms(down: line, left: line, isRound: round))
    for row in (rect.row + 1)..<max(rect.row + 1, rect.endRow - 1) {
      draw(LineArms(up: line, down: line), left, row)
      if rect.columns > 1 { draw(LineArms(up: line, down: line), right, row) }
    }
    if rect.rows > 1 {
      side(
        rect.endRow - 1, LineArms(up: line, right: line, isRound: round),
        LineArms(up: line, left: line, isRound: round))
    }
    var title = CellStyle(
      foreground: isFocused ? .focusedBorder : color ?? text.foreground,
      attributes: text.attributes)
    if isFocused { title.attributes.insert(.bold) }
    paintTitle(rect, on: grid, clip: clip, grid.styles.id(look.concrete(title)))
  }

  /// The weight of the lines when they join others.
  var lineWeight: LineArms.Weight {
    switch lines {
    case .single, .rounded: .light
    case .double: .double
    case .heavy: .heavy
    }
  }

  @MainActor
  private func paintTitle(_ rect: CellRect, on grid: CellGrid, clip: CellRect, _ style: StyleID) {
    guard let title, !title.isEmpty, rect.columns > 4 else { return }
    let text = EncodedText(title, glyphs: grid.glyphs)
    let lines = text.lines(
      width: rect.columns - 5, wrap: .none, limit: 1, truncation: truncation)
    guard let line = lines.first else { return }
    let column = rect.column + 3
    let visible = rect.intersection(clip)
    grid.draw(
      line, of: text, styles: [style], at: CellPoint(column: column, row: rect.row), clip: visible)
    // The space behind it may be left out.
    for space in [column - 1, column + line.width] where space < rect.endColumn - 2 {
      grid.draw(
        [.space], at: CellPoint(column: space, row: rect.row), style: style, clip: visible)
    }
  }

  /// The columns of a border that shows all of its title; 0 where it has none.
  @MainActor
  func titleWidth(_ glyphs: GlyphTable) -> Int {
    guard let title, !title.isEmpty else { return 0 }
    // A corner, a piece of the line and a space at each end.
    return glyphs.encode(title).count + 6
  }
}
