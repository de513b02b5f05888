import RecurseHighlighting
import RecurseTerminal
import RecurseThemes
import RecurseWidgets

extension TokenKind {
  /// The style of a token, in colors of the theme.
  package var style: CellStyle {
    switch self {
    case .keyword: CellStyle(foreground: .accent, attributes: .bold)
    case .type, .attribute: CellStyle(foreground: .info)
    case .function, .key: CellStyle(foreground: .accent)
    case .string, .code, .inserted: CellStyle(foreground: .success)
    case .escape, .number: CellStyle(foreground: .warning)
    case .comment: CellStyle(foreground: .secondaryText, attributes: .italic)
    case .heading: CellStyle(foreground: .accent, attributes: .bold)
    case .emphasis: CellStyle(attributes: .italic)
    case .strong: CellStyle(attributes: .bold)
    case .link: CellStyle(foreground: .link, attributes: .underline)
    case .removed: CellStyle(foreground: .error)
    case .error: CellStyle(foreground: .error, attributes: .underline)
    }
  }
}
