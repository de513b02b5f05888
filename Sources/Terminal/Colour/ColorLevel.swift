/// How many colours the terminal has.
public enum ColorLevel: Int, Comparable, Sendable, CaseIterable {
  /// Attributes only.
  case none
  /// The eight colours of the oldest terminals.
  case ansi8
  /// The eight, and eight bright ones.
  case ansi16
  /// The palette of xterm.
  case palette256
  /// 24 bits.
  case trueColor

  public static func < (left: ColorLevel, right: ColorLevel) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The level that the environment asks for.
  ///
  /// `NO_COLOR` that is set and not empty comes first, then what the app asks for, then
  /// `FORCE_COLOR` (0 to 3, as Node has it), then `COLORTERM` and terminals that are known by their
  /// `TERM`, then the terminal's description.
  ///
  /// - Parameters:
  ///   - terminfoColors: the number `colors` of the description; 0 or less where it has none.
  ///   - wanted: what the app or its user asks for, past what the environment says.
  public static func detect(
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
