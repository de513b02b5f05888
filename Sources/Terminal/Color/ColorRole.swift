/// The purpose of a color. A theme determines its look.
package enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  case text, secondaryText, placeholder, accent, onAccent, background, surface, raised, border
  case focusedBorder, selection, onSelection, inactiveSelection, field, link, info, success
  case warning, error
  /// The terminal's own color.
  case terminal

  // What widgets derive from the others.

  /// The backgrounds of a focused field, of a button, and of a button under the mouse.
  case focusedField, button, hoveredButton
  /// The titles of buttons for the main action and for a destructive one.
  case accentOnButton, errorOnButton
  /// Text of disabled content, and of content that a modal layer covers.
  case disabled
  /// Text on the color of an error.
  case onError
  /// The bar before a selected row.
  case selectionBar
  /// The background of a button for the main action, or for a destructive one.
  case primaryButton, destructiveButton
  /// The background of a field that contains an error.
  case faultyField

  /// The colors of the series of a chart.
  case series0, series1, series2, series3, series4, series5, series6, series7
}

extension ColorRole {
  /// The roles of the series of a chart, in order.
  package static let series: [ColorRole] = [
    .series0, .series1, .series2, .series3, .series4, .series5, .series6, .series7,
  ]
}

extension Color {
  /// `0x2000000 + i` is a role.
  private static let firstRole: UInt32 = 0x200_0000

  package init(_ role: ColorRole) { code = Color.firstRole + UInt32(role.rawValue) }

  /// The purpose of the color, or `nil` unless a theme determines its look.
  package var role: ColorRole? {
    code >= Color.firstRole ? ColorRole(rawValue: UInt8(code - Color.firstRole)) : nil
  }

  /// Whether a screen can show the color without a theme.
  package var isConcrete: Bool { code < Color.firstRole }
}

extension Color {
  /// Text.
  public static let text = Color(.text)
  /// Less important text.
  public static let secondaryText = Color(.secondaryText)
  /// The hint in an empty field.
  public static let placeholder = Color(.placeholder)
  /// Highlights: the focus, controls that are on, the main action.
  public static let accent = Color(.accent)
  /// Text on ``accent``.
  public static let onAccent = Color(.onAccent)
  /// The background of the screen.
  public static let background = Color(.background)
  /// A bar or a panel on the background.
  public static let surface = Color(.surface)
  /// The background of layers over the content, such as a sheet or a menu.
  public static let raised = Color(.raised)
  /// The line around a panel.
  public static let border = Color(.border)
  /// The line around focused content.
  public static let focusedBorder = Color(.focusedBorder)
  /// The background of selected content.
  public static let selection = Color(.selection)
  /// Text on ``selection``.
  public static let onSelection = Color(.onSelection)
  /// The background of selected content while the focus is elsewhere.
  public static let inactiveSelection = Color(.inactiveSelection)
  /// The background of a field.
  public static let field = Color(.field)
  /// A link.
  public static let link = Color(.link)
  /// Neutral information.
  public static let info = Color(.info)
  /// A success.
  public static let success = Color(.success)
  /// A warning.
  public static let warning = Color(.warning)
  /// An error or a destructive action.
  public static let error = Color(.error)
  /// One of the eight colors that tell the series of a chart apart, also for people who are
  /// color-blind. The first is that of ``accent`` in the library's themes. After the eighth they
  /// begin again.
  ///
  /// ```swift
  /// Text("● web").foreground(.series(0))
  /// ```
  public static func series(_ number: Int) -> Color {
    let count = ColorRole.series.count
    return Color(ColorRole.series[(number % count + count) % count])
  }

  /// The terminal's default color. As a background, it covers the content behind it, in every
  /// theme.
  public static let terminal = Color(.terminal)
}
