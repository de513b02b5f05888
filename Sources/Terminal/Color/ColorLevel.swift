/// The number of colors of a terminal.
public enum ColorLevel: Int, Comparable, Sendable, CaseIterable {
  /// Attributes without colors.
  case none
  /// Eight colors.
  case ansi8
  /// Eight colors, and eight bright ones.
  case ansi16
  /// The palette of xterm, with 256 colors.
  case palette256
  /// 24-bit colors.
  case trueColor

  public static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns the level that the environment asks for.
  ///
  /// In this order: a non-empty `NO_COLOR`, `wanted`, `FORCE_COLOR` (0 to 3, as in Node),
  /// `COLORTERM`, terminals with a known `TERM`, the terminal's entry.
  ///
  /// - Parameters:
  ///   - terminfoColors: The number `colors` of the entry; 0 or less if it has none.
  ///   - wanted: The level that the app or its user asks for.
  package static func detect(
    environment: [String: String], terminfoColors: Int, wanted: ColorLevel? = nil
  ) -> ColorLevel {
    if environment["NO_COLOR", default: ""] != "" { return .none }
    if let wanted { return wanted }
    let described = level(terminfoColors: terminfoColors)
    switch environment["FORCE_COLOR"] {
    case "0", "false": return .none
    case "1", "true": return max(.ansi16, described)
    case "2": return .palette256
    case "3": return .trueColor
    default: break
    }
    if described == .none { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .trueColor }
    return hasTrueColor(term: environment["TERM", default: ""]) ? .trueColor : described
  }

  private static func level(terminfoColors: Int) -> ColorLevel {
    switch terminfoColors {
    case ..<8: .none
    case ..<16: .ansi8
    case ..<256: .ansi16
    case ..<0x1000: .palette256
    default: .trueColor
    }
  }

  private static func hasTrueColor(term: String) -> Bool {
    let known = [
      "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm", "xterm-ghostty",
      "xterm-kitty",
    ]
    return term.hasSuffix("-direct")
      || known.contains { term == $0 || term.hasPrefix($0 + "-") }
  }
}
