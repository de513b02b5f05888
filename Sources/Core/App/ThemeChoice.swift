import RecurseTerminal
import RecurseWidgets

/// The theme that `RECURSE_THEME` requests: the name of a theme, `dark` or `light`, or both.
struct ThemeChoice: Equatable {
  var theme: Theme?
  var scheme: ColorScheme?
  /// A line for the user about words that could not be read.
  var mistake: String?

  /// - Parameter own: the app's theme, which can also be named.
  init(_ text: String, own: Theme) {
    lazy var themes = [own] + Theme.all.filter { $0.name != own.name }
    var unknown: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let word = word.lowercased()
      if let scheme = ColorScheme(rawValue: word) {
        self.scheme = scheme
      } else if let theme = themes.first(where: { $0.name == word }) {
        self.theme = theme
      } else {
        unknown.append(word.terminalSafeLine)
      }
    }
    guard !unknown.isEmpty else { return }
    let names = themes.map(\.name).joined(separator: ", ")
    mistake =
      "RECURSE_THEME: no theme is called \(unknown.joined(separator: " or ")). There are \(names), "
      + "and dark and light."
  }
}

/// The known colors of a terminal.
///
///     first frame: the terminal's own ── its background ──▶ dark or light ── another ──▶ …
///                        └── no background, at the end of its answers ──▶ dark, where a theme
///                                                                         has its own background
package struct TerminalColors {
  package private(set) var setting: ThemeSetting
  /// Whether the user chose dark or light.
  private let isFixed: Bool
  /// The scheme that the environment gives for a terminal that does not answer.
  private let hint: ColorScheme?

  /// - Parameters:
  ///   - hint: the scheme that the environment gives for a terminal that does not answer.
  ///   - hasAnswered: whether the terminal is known to give no more answers.
  package init(
    theme: Theme, level: ColorLevel, scheme: ColorScheme? = nil, hint: ColorScheme? = nil,
    hasAnswered: Bool = true
  ) {
    self.hint = hint
    setting = ThemeSetting(
      theme: theme, level: level, scheme: scheme, hasAnswered: hasAnswered)
    isFixed = scheme != nil
  }

  /// Applies an answer of the terminal.
  package mutating func take(_ reply: TerminalReply) {
    if let color = reply.backgroundColor {
      setTerminalBackground(color)
    } else if case .primaryAttributes = reply {
      setting.hasAnswered = true
      setting.scheme = setting.scheme ?? hint
    }
  }
}

extension ColorScheme {
  /// Creates the scheme that a terminal gives in `COLORFGBG`, as rxvt and Konsole do: two or three
  /// numbers of the palette, with the background last.
  init?(colorFGBG text: String) {
    guard let last = text.split(separator: ";").last, let number = UInt8(last), number < 16 else {
      return nil
    }
    self = number < 7 || number == 8 ? .dark : .light
  }
}

extension TerminalColors {
  /// The number of colors that the terminal is known to have.
  package var level: ColorLevel {
    get { setting.level }
    set { setting.level = newValue }
  }

  /// Sets another background of the terminal.
  package mutating func setTerminalBackground(_ color: Color) {
    setting.terminalBackground = color
    if !isFixed { setting.scheme = color.isDark ? .dark : .light }
  }
}

extension Color {
  /// Whether white has at least as much contrast on the color as black.
  fileprivate var isDark: Bool {
    contrast(with: .rgb(0xFFFFFF)) >= contrast(with: .rgb(0x000000))
  }
}
