/// What a color is for. A theme says what it looks like.
package enum ColorRole: UInt8, CaseIterable, Hashable, Sendable {
  case text, secondaryText, placeholder, accent, onAccent, background, surface, raised, border
  case focusedBorder, selection, onSelection, inactiveSelection, field, link, info, success
  case warning, error
  /// The terminal's own color.
  case terminal

  // What widgets derive from the others.

  /// A field with the focus, and a button that is not, is, or is under the mouse.
  case focusedField, button, hoveredButton
  /// What the main action and one that destroys are called, on their buttons.
  case accentOnButton, errorOnButton
  /// Text of what is disabled, and of what a modal layer covers.
  case disabled
  /// On an error's color.
  case onError
  /// The bar before a selected row.
  case selectionBar
  /// Behind the main action, and behind one that destroys.
  case primaryButton, destructiveButton
  /// Behind the text of a field in which something is wrong.
  case faultyField
}

extension Color {
  /// `0x2000000 + i` is a role.
  private static let firstRole: UInt32 = 0x200_0000

  package init(_ role: ColorRole) { code = Color.firstRole + UInt32(role.rawValue) }

  /// What the color is for, where a theme says what it looks like.
  package var role: ColorRole? {
    code >= Color.firstRole ? ColorRole(rawValue: UInt8(code - Color.firstRole)) : nil
  }

  /// Whether a screen can show it without a theme.
  package var isConcrete: Bool { code < Color.firstRole }
}

extension Color {
  /// Text.
  public static let text = Color(.text)
  /// Text that matters less.
  public static let secondaryText = Color(.secondaryText)
  /// The hint in an empty field.
  public static let placeholder = Color(.placeholder)
  /// What stands out: the focus, what is on, the main action.
  public static let accent = Color(.accent)
  /// Text on ``accent``.
  public static let onAccent = Color(.onAccent)
  /// The background of the screen.
  public static let background = Color(.background)
  /// A bar or a panel on the background.
  public static let surface = Color(.surface)
  /// What lies over the rest: a sheet, a menu.
  public static let raised = Color(.raised)
  /// The line around a panel.
  public static let border = Color(.border)
  /// The line around what has the focus.
  public static let focusedBorder = Color(.focusedBorder)
  /// The background of what is selected.
  public static let selection = Color(.selection)
  /// Text on ``selection``.
  public static let onSelection = Color(.onSelection)
  /// The background of what is selected where the focus is elsewhere.
  public static let inactiveSelection = Color(.inactiveSelection)
  /// The background of a field.
  public static let field = Color(.field)
  /// A link.
  public static let link = Color(.link)
  /// News that is neither good nor bad.
  public static let info = Color(.info)
  /// Good news.
  public static let success = Color(.success)
  /// What needs care.
  public static let warning = Color(.warning)
  /// What went wrong, and what destroys.
  public static let error = Color(.error)
  /// The terminal's own color. As a background it covers what is behind, in every theme.
  public static let terminal = Color(.terminal)
}
