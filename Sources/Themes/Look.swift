import RecurseTerminal

/// The colors at one place of the screen: the theme there, and the background.
package struct Look: Equatable {
  /// A change of the colors that are painted.
  package enum Mapping: Equatable {
    case none
    /// Everything is on a selection, whose color it does not hide.
    case selection(Color)
    /// Everything is on a background that reverses its text, in a color or in the terminal's own.
    case reversed(Color?)
  }

  package private(set) var table: ThemeTable
  /// The color of text that sets none.
  package private(set) var text: Color?
  /// The style of an empty cell.
  package private(set) var empty: CellStyle
  package private(set) var mapping = Mapping.none
  package private(set) var isDisabled = false

  /// The look of a screen of which nothing is known yet.
  @MainActor package static let withoutColors = Look(ThemeTable(.standard, .attributes))

  /// Creates the look of a theme's screen.
  package init(_ table: ThemeTable) {
    self.table = table
    text = table.text
    empty = CellStyle(foreground: table.text, background: table.background)
  }

  package static func == (left: Look, right: Look) -> Bool {
    left.table === right.table && left.text == right.text && left.empty == right.empty
      && left.mapping == right.mapping && left.isDisabled == right.isDisabled
  }

  /// Whether areas differ by their backgrounds here.
  package var showsSurfaces: Bool { table.hasSurfaces && mapping == .none }

  // MARK: - Going further in

  /// Enters a background. A selection hides the backgrounds inside.
  package mutating func enter(background: Color) {
    guard mapping == .none else { return }
    text = table.text(on: background)
    empty = fill(background)
    if empty.attributes.contains(.reverse) {
      mapping = .reversed(empty.foreground)
    } else {
      // Empty cells have the style of adjacent text, so the style is sent once.
      empty.foreground = text
    }
  }

  /// Enters another theme.
  package mutating func enter(_ table: ThemeTable) {
    self.table = table
    guard mapping == .none else { return }
    text = table.text
    empty = CellStyle(foreground: text, background: table.background)
  }

  package mutating func disable() { isDisabled = true }

  /// Enters a selection: ``Color/selection`` or ``Color/inactiveSelection``.
  package mutating func enter(selection: Color) {
    mapping = .none
    guard let background = table.concrete(selection) else {
      // Another sign shows a selection that is not active.
      guard selection.role == .selection else { return }
      mapping = .reversed(nil)
      empty = CellStyle(attributes: .reverse)
      return
    }
    enter(background: selection)
    mapping = .selection(background)
  }

  /// Leaves the selection, for content that hides it, such as a field in a selected row.
  package mutating func leaveSelection() { mapping = .none }

  // MARK: - Colors

  /// Returns a concrete style as it is in a selection.
  package func highlighted(_ style: CellStyle) -> CellStyle {
    guard table.hasSurfaces else {
      return CellStyle(attributes: style.attributes.union(.reverse))
    }
    return CellStyle(
      foreground: table.color(.onSelection), background: table.color(.selection),
      attributes: style.attributes)
  }

  /// Returns a concrete style as it is where typing takes effect, also on a selection.
  package func marked(_ style: CellStyle) -> CellStyle {
    guard table.hasSurfaces else {
      return style.attributes.contains(.reverse)
        ? CellStyle(attributes: style.attributes.union([.bold, .underline]))
        : CellStyle(attributes: style.attributes.union(.reverse))
    }
    return CellStyle(
      foreground: table.color(.onAccent), background: table.color(.accent),
      attributes: style.attributes.union(.bold))
  }

  /// Returns the style of an area with a background.
  package func fill(_ background: Color) -> CellStyle {
    switch background.role {
    case nil: CellStyle(background: table.hasColors ? background : nil)
    case .field?, .focusedField?, .faultyField?:
      CellStyle(
        background: table.concrete(background),
        attributes: background.role.map { table.attributes($0) } ?? [])
    case let role? where role.isVivid && !table.hasSurfaces:
      CellStyle(foreground: table.concrete(background), attributes: .reverse)
    case .selection? where !table.hasSurfaces: CellStyle(attributes: .reverse)
    case let role?:
      CellStyle(background: table.hasSurfaces ? table.color(role) : nil)
    }
  }

  /// Returns a style in the colors of the terminal. A background sets the color of its text.
  package func looked(up style: CellStyle) -> CellStyle {
    switch mapping {
    case .none: return disabled(unmapped(style))
    case .reversed(let color):
      return disabled(
        CellStyle(foreground: color, attributes: style.attributes.union(.reverse)))
    case .selection(let background):
      var result = style
      result.background = nil
      if let color = style.foreground, color.index == nil, color.isConcrete,
        color.contrast(with: background) >= 4.5
      {
        return disabled(result)
      }
      result.foreground = style.foreground?.role == .border ? line(on: background) : text
      return disabled(result)
    }
  }

  /// Returns the color of a line on a selection, such as the rest of a progress bar: the faintest
  /// one that is seen. Among few colors it is that of text.
  private func line(on background: Color) -> Color? {
    guard let text, let border = table.color(.border), text.index == nil, border.index == nil,
      background.isConcrete, background.index == nil
    else { return text }
    return border.readable(on: [background], towards: text, contrast: 3)
  }

  private func unmapped(_ style: CellStyle) -> CellStyle {
    var result = style
    if let background = style.background {
      let filled = fill(background)
      result.background = filled.background
      result.attributes.formUnion(filled.attributes)
      if filled.attributes.contains(.reverse) {
        result.foreground = filled.foreground
        return result
      }
      if style.foreground == nil { result.foreground = table.text(on: background) }
    } else if style.foreground == nil {
      result.foreground = text
    }
    if let role = style.foreground?.role {
      result.foreground = role == .terminal ? nil : table.color(role)
      result.attributes.formUnion(table.attributes(role))
      // The color of text is that of its place.
      if role == .text, result.background == nil, mapping == .none { result.foreground = text }
    }
    if !table.hasColors { (result.foreground, result.background) = (nil, nil) }
    return result
  }

  private func disabled(_ style: CellStyle) -> CellStyle {
    guard isDisabled else { return style }
    var style = style
    switch mapping {
    case .none where table.color(.disabled) != nil:
      style.foreground = table.color(.disabled)
      style.attributes.subtract(.bold)
    case .selection(let background):
      // Some terminals do not show faint text.
      style.foreground = (style.foreground ?? text)?.mixed(0.45, with: background)
      style.attributes.subtract(.bold)
    default: style.attributes.insert(.dim)
    }
    return style
  }
}
