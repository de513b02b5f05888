import RecurseTerminal
import RecurseThemes

extension GraphicsContext {
  /// A Boolean value that indicates whether areas differ by their backgrounds. If not, brackets,
  /// lines and reversed text show the groups.
  public var showsSurfaces: Bool { look.showsSurfaces }

  /// Whether a text that is only a hint needs a sign, since some terminals do not show faint text.
  package var needsSigns: Bool { look.table.needsSigns }

  /// Whether a control that takes no input needs a sign, since no background marks it.
  package var marksDisabled: Bool { !look.table.hasSurfaces }

  /// Whether everything here is reversed, on a selection.
  package var isReversed: Bool { look.mapping == .reversed(nil) }

  /// The context of content that hides the selection behind it, such as a field in a selected row.
  package var outsideSelection: GraphicsContext {
    var context = self
    context.look.leaveSelection()
    return context
  }

  /// Returns the context of a mark in a selected row, which has the color of its role instead of
  /// that of selected text.
  ///
  /// - Parameter background: the background of the selection.
  package func markingSelection(_ background: Color?) -> GraphicsContext {
    guard let background, look.mapping != .none, !isReversed else { return self }
    var context = outsideSelection
    context.look.enter(background: background)
    return context
  }

  /// Paints a button that looks like the library's own, four columns wider than its title.
  ///
  /// Brackets show its extent, or the background if the theme has backgrounds. A button that takes
  /// no input has dots instead of brackets if faint text may not be visible.
  public func drawButton(
    _ title: String, column: Int = 0, row: Int = 0, _ state: ControlState
  ) {
    drawButton(glyphs.encode("[ \(title) ]")[...], column: column, row: row, state)
  }

  /// Paints a button that looks like the library's own. The first and the last cell are its
  /// brackets, or spaces if a background shows its extent.
  public func drawButton(
    _ cells: ArraySlice<Glyph>, column: Int = 0, row: Int = 0, _ state: ControlState
  ) {
    let isActive = (state.isFocused || state.isPressed) && !state.isDisabled
    var context = isActive ? outsideSelection : self
    if state.isDisabled { context.look.disable() }
    var cells = cells
    if context.showsSurfaces || state.isDisabled, let first = cells.indices.first {
      let edge = state.isDisabled && marksDisabled ? Glyph.disabled : .space
      cells[first] = edge
      cells[cells.index(before: cells.endIndex)] = edge
    }
    context.draw(cells, column: column, row: row, style: context.buttonStyle(state))
  }

  /// Returns the style of a button, for painting on it.
  public func buttonStyle(_ state: ControlState) -> CellStyle { look.buttonStyle(state, on: style) }

  /// Returns the style of a control other than a button, or of the part of it that has the focus.
  public func controlStyle(isFocused: Bool) -> CellStyle {
    guard isFocused else { return style }
    guard showsSurfaces else { return style(adding: .reverse) }
    return CellStyle(background: .accent, attributes: style.attributes.union(.bold))
  }

  /// Returns the style of an item of a menu.
  package func itemStyle(_ state: ControlState) -> CellStyle {
    var style = style
    if state.isDestructive { style.foreground = style.foreground ?? .error }
    guard state.isFocused || state.isPressed else { return style }
    guard showsSurfaces else { return self.style(adding: .reverse) }
    return CellStyle(background: .selection, attributes: style.attributes)
  }

  /// Marks cells that are already painted as the place where typing takes effect.
  ///
  /// - Parameter edge: the column where a text begins or ends. On a reversed area, only the text
  ///   and this column are marked, since a line below the surrounding space would look like a part
  ///   of the text. The mark of a cell depends on no other cell, so each can be painted alone.
  package func mark(_ rect: CellRect, edge: Int) {
    let area = rect.offset(columns: origin.column, rows: origin.row).intersection(clip)
    guard isReversed else { return grid.restyle(area) { look.marked($0) } }
    grid.restyleText(in: area) { look.marked($0) }
    let column = CellRect(column: origin.column + edge, row: area.row, columns: 1, rows: 1)
    grid.restyle(column.intersection(area)) { look.marked($0) }
  }
}

extension Glyph {
  /// The sign in place of the brackets and the line of a control that takes no input: `·`.
  static let disabled = Glyph(rawValue: 0xB7)
}

extension Color {
  /// The background of the field with the focus.
  package static let focusedField = Color(.focusedField)
  /// The background of a field with an error.
  static let faultyField = Color(.faultyField)
  /// The bar before a selected row.
  package static let selectionBar = Color(.selectionBar)
}
