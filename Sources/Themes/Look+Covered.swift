import RecurseTerminal

extension Look {
  /// Returns a concrete style as it is where a modal layer covers it, without colors that ask for
  /// attention.
  ///
  /// Text is as faint as disabled text, and the grounds of panels, fields and rows are the
  /// background's. Other colors are close to the background: bars, charts and images, which consist
  /// of nothing else, stay. Where areas do not differ by their backgrounds, all content is faint.
  package func covered(_ style: CellStyle) -> CellStyle {
    guard let ground = table.ground else {
      let attributes: TextAttributes = table.covered == nil ? .dim : []
      return CellStyle(
        foreground: table.covered, background: table.background, attributes: attributes)
    }
    let foreground = style.foreground.flatMap { table.faint($0, on: ground, unless: \.isOfText) }
    let background = style.background.flatMap { table.faint($0, on: ground, unless: \.isGround) }
    return CellStyle(
      foreground: foreground ?? table.color(.disabled),
      background: background ?? table.background)
  }
}

extension ThemeTable {
  /// Returns a concrete color near the background that is seen, or `nil` if a role has it that
  /// meets a condition.
  fileprivate func faint(
    _ color: Color, on ground: Color, unless condition: (ColorRole) -> Bool
  ) -> Color? {
    for role in ColorRole.allCases where condition(role) && self.color(role) == color {
      return nil
    }
    return color.mixed(0.65, with: ground)
  }
}

extension ColorRole {
  /// Whether text and lines have the color.
  fileprivate var isOfText: Bool {
    switch self {
    case .text, .secondaryText, .placeholder, .onAccent, .onSelection, .onError, .accentOnButton,
      .errorOnButton, .disabled, .border, .focusedBorder, .selectionBar:
      true
    default: false
    }
  }

  /// Whether text is on the color.
  fileprivate var isGround: Bool {
    switch self {
    case .background, .surface, .raised, .selection, .inactiveSelection, .field, .focusedField,
      .faultyField, .button, .hoveredButton:
      true
    default: false
    }
  }
}
