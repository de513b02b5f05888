import RecurseTerminal

/// The colors of a theme for dark or for light terminals with at least 256 colors.
///
/// ```swift
/// let sea = Palette(
///   background: .rgb(0x0b, 0x1e, 0x2d), text: .rgb(0xe6, 0xf1, 0xff),
///   accent: .rgb(0x5f, 0xd7, 0xd7))
/// ```
///
/// All colors are RGB. Colors that an initializer omits are derived from the background, the text
/// and the accent, so that they are readable.
public struct Palette: Hashable, Sendable {
  /// The background of the screen, unless the theme keeps the terminal's own.
  public var background: Color
  /// The color of text, except on a selection or the accent.
  public var text: Color
  /// The color of less important text.
  public var secondaryText: Color
  /// The color of the hint in an empty field.
  public var placeholder: Color
  /// The color of emphasized content: the focus, controls that are on, the main action.
  public var accent: Color
  /// The color of text on the accent.
  public var onAccent: Color
  /// The background of a bar or a panel.
  public var surface: Color
  /// The background of layers over the rest, such as a sheet or a menu.
  public var raised: Color
  /// The color of the line around a panel.
  public var border: Color
  /// The color of the line around the focused content.
  public var focusedBorder: Color
  /// The background of a selection.
  public var selection: Color
  /// The color of text on the selection.
  public var onSelection: Color
  /// The background of a selection while the focus is elsewhere.
  public var inactiveSelection: Color
  /// The background of a field.
  public var field: Color
  /// The color of a link.
  public var link: Color
  /// The color of neutral messages.
  public var info: Color
  /// The color of success.
  public var success: Color
  /// The color of warnings.
  public var warning: Color
  /// The color of errors and destructive actions.
  public var error: Color
  /// The colors of the series of a chart: eight, or as many as there are before they begin again.
  public var series: [Color]

  /// Creates a palette from its background, its text and its accent.
  ///
  /// - Parameters:
  ///   - series: the colors of the series of a chart. `nil` stands for the accent and seven hues
  ///     that color-blind people can tell apart, adjusted where the background requires it.
  ///   - contrast: the minimum contrast of text with its background, for derived colors: WCAG's
  ///     ratio, from 1 to 21.
  public init(
    background: Color, text: Color, accent: Color, secondaryText: Color? = nil,
    surface: Color? = nil, raised: Color? = nil, selection: Color? = nil, info: Color? = nil,
    success: Color? = nil, warning: Color? = nil, error: Color? = nil, series: [Color]? = nil,
    contrast: Double = 4.5
  ) {
    let isDark = background.luminance < text.luminance
    let surface = surface ?? background.mixed(0.05, with: text)
    // Nothing is lighter than white: raised content is further from the background in both schemes.
    let raised = raised ?? surface.mixed(0.035, with: text)
    let field = raised.mixed(isDark ? 0.06 : 0.08, with: text)
    let grounds = [background, surface, raised]
    func readable(_ color: Color, on grounds: [Color]) -> Color {
      color.readable(on: grounds, towards: text, contrast: contrast)
    }
    func status(_ dark: Color, _ light: Color) -> Color {
      readable(isDark ? dark : light, on: grounds)
    }
    self.background = background
    self.text = text
    self.accent = accent
    self.surface = surface
    self.raised = raised
    self.field = field
    self.secondaryText =
      secondaryText ?? readable(background.mixed(0.6, with: text), on: grounds)
    let error = error ?? status(.rgb(0xf7, 0x76, 0x8e), .rgb(0xb4, 0x23, 0x2f))
    placeholder = readable(
      self.secondaryText,
      on: [field] + [accent, error].map { Self.tinted(field, like: $0, text: text) })
    onAccent = accent.clearer(of: background, text)
    border = background.mixed(0.35, with: text)
      .readable(on: grounds, towards: text, contrast: 3)
    focusedBorder = accent
    let selection = selection ?? background.mixed(0.3, with: accent)
    self.selection = selection
    onSelection =
      [text, background].first { $0.contrast(with: selection) >= contrast }
      ?? selection.clearer(of: text, background)
    inactiveSelection = Self.inactive(selection, on: [surface, background, raised, field])
    link = accent
    self.info = info ?? status(.rgb(0x7d, 0xcf, 0xff), .rgb(0x0b, 0x5e, 0x82))
    self.success = success ?? status(.rgb(0x9e, 0xce, 0x6a), .rgb(0x17, 0x6f, 0x32))
    self.warning = warning ?? status(.rgb(0xe0, 0xaf, 0x68), .rgb(0x84, 0x56, 0x00))
    self.error = error
    self.series =
      series
      ?? SeriesColors.derived(from: accent, isDark: isDark).map {
        $0.readable(on: grounds, towards: text, contrast: 3)
      }
  }
}

extension Palette {
  /// Returns a field of the same lightness in the hue of a color: the accent with the focus, the
  /// error color for a field with an error.
  fileprivate static func tinted(_ field: Color, like color: Color, text: Color) -> Color {
    let hue = Oklab(color.solid.rgb)
    let start = Oklab(field.solid.rgb).lightness
    let away: Float = field.luminance < text.luminance ? -0.01 : 0.01
    let least = text.contrast(with: field) * 0.95
    let lightnesses = (0..<8).map { start + Float($0) * away }
    let found = lightnesses.lazy.map { hue.color(lightness: $0, chroma: 0.09) }
      .first { text.contrast(with: $0) >= least }
    // A gray has no hue.
    guard let found, Oklab(found.rgb).distance(to: Oklab(field.solid.rgb)) >= 0.000_4 else {
      return field.mixed(0.1, with: text)
    }
    return found
  }

  /// Returns the quietest color on the way to a selection that is visible on the backgrounds around
  /// it.
  fileprivate static func inactive(_ selection: Color, on grounds: [Color]) -> Color {
    let others = grounds.map { Oklab($0.rgb) }
    let candidates = (2...10).map { grounds[0].mixed(Double($0) / 20, with: selection) }
    return candidates.first { candidate in
      let color = Oklab(candidate.rgb)
      return zip(others, [0.06, 0.06, 0.05, 0.03] as [Float]).allSatisfy {
        color.distance(to: $0) >= $1 * $1
      }
    } ?? candidates[8]
  }

  var isDark: Bool { background.luminance < text.luminance }
  /// The minimum contrast of text if the palette does not set it: 7 in a high-contrast palette.
  var textContrast: Double { text.contrast(with: background) > 18 ? 7 : 4.5 }

  /// Returns the color of a role, including those that widgets derive.
  package func color(of role: ColorRole) -> Color {
    switch role {
    case .text: text
    case .secondaryText: secondaryText
    case .placeholder: placeholder
    case .accent: accent
    case .onAccent: onAccent
    case .background, .terminal: background
    case .surface: surface
    case .raised: raised
    case .border: border
    case .focusedBorder: focusedBorder
    case .selection: selection
    case .onSelection: onSelection
    case .inactiveSelection: inactiveSelection
    case .field: field
    case .link: link
    case .info: info
    case .success: success
    case .warning: warning
    case .error: error
    case .focusedField: Self.tinted(field, like: accent, text: text)
    case .faultyField: Self.tinted(field, like: error, text: text)
    case .button: button
    case .hoveredButton: hoveredButton
    case .primaryButton: primaryButton
    case .destructiveButton: destructiveButton
    case .accentOnButton, .errorOnButton: text
    case .disabled: background.mixed(0.45, with: text)
    case .onError: error.clearer(of: background, text)
    case .series0, .series1, .series2, .series3, .series4, .series5, .series6, .series7:
      series.isEmpty ? text : series[role.seriesNumber % series.count]
    case .selectionBar: accent.contrast(with: selection) >= 3 ? accent : onSelection
    }
  }
}
