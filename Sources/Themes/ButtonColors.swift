import RecurseTerminal

// The colors of a button. Its state chooses a role, and the theme at its place the color of the
// role, when the cells are painted:
//
//     ControlState ─ Look.buttonStyle ─▶ role ─ ThemeTable.color ─▶ color, or the terminal's own
//
// A palette derives its colors below. Where areas do not differ by their backgrounds, the text of
// the default button has the accent, and that of a destructive one the error color. BasicPalette
// and MiddleTones choose these; without colors, ThemeTable makes the text bold or underlined.
extension Look {
  /// Returns the style of a button in a state, given the style of its content.
  package func buttonStyle(_ state: ControlState, on content: CellStyle) -> CellStyle {
    var style = content
    guard !state.isDisabled else {
      if showsSurfaces { style.background = .button }
      return style
    }
    guard showsSurfaces else { return outlinedButtonStyle(state, on: content) }
    if state.isPressed {
      // Reversed colors differ from those of the focus in every theme.
      style.foreground = nil
      style.attributes.insert(.reverse)
    } else if state.isFocused {
      style.foreground = nil
      style.background = state.isDestructive ? .error : .accent
    } else {
      let isFilled = state.isDestructive || state.isPrimary
      style.background =
        state.isDestructive
        ? .destructiveButton
        : state.isPrimary ? .primaryButton : state.isHovered ? .hoveredButton : .button
      if isFilled, state.isHovered { style.attributes.insert(.underline) }
    }
    if state.isFocused || state.isPressed || state.isPrimary { style.attributes.insert(.bold) }
    return style
  }

  /// Returns the style of a button that brackets and attributes show: the attributes of its
  /// purpose, reversed with the focus, and all attributes while it is pressed.
  private func outlinedButtonStyle(_ state: ControlState, on content: CellStyle) -> CellStyle {
    var style = content
    if state.isDestructive { style.foreground = style.foreground ?? .errorOnButton }
    if state.isPrimary { style.foreground = style.foreground ?? .accentOnButton }
    if state.isPressed {
      style.attributes.formUnion([.reverse, .bold, .underline])
    } else if state.isFocused {
      style.attributes.insert(.reverse)
    } else {
      let changesBold = state.isHovered && (!state.isPrimary || state.isDestructive)
      if state.isPrimary != changesBold { style.attributes.insert(.bold) }
      if state.isHovered, state.isPrimary { style.attributes.insert(.underline) }
    }
    return style
  }
}

extension Palette {
  /// The color of a button that nothing distinguishes.
  var button: Color { raised.mixed(isDark ? 0.09 : 0.13, with: text) }

  /// The color of a hovered button, as far from a button as its text allows.
  var hoveredButton: Color {
    [0.24, 0.22, 0.2, 0.18].lazy.map { raised.mixed($0 + (isDark ? 0 : 0.04), with: text) }
      .first { text.contrast(with: $0) >= textContrast } ?? raised.mixed(0.15, with: text)
  }

  /// Returns the color of a filled button, in the hue and chroma of a color and the nearest
  /// lightness at which the button's text is readable.
  private func filled(_ color: Color) -> Color {
    let hue = Oklab(color.solid.rgb)
    let steps =
      isDark ? stride(from: 0.5, to: 0.3, by: -0.02) : stride(from: 0.77, to: 0.95, by: 0.02)
    return steps.lazy.map { hue.color(lightness: Float($0)) }
      .first { text.contrast(with: $0) >= textContrast } ?? button
  }

  /// The color of the default button.
  var primaryButton: Color { filled(accent) }
  /// The color of a button that removes something.
  var destructiveButton: Color { filled(error) }
}

extension Color {
  static let button = Color(.button)
  static let hoveredButton = Color(.hoveredButton)
  static let primaryButton = Color(.primaryButton)
  static let destructiveButton = Color(.destructiveButton)
  static let accentOnButton = Color(.accentOnButton)
  static let errorOnButton = Color(.errorOnButton)
}
