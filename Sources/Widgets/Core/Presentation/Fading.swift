import RecurseTerminal

/// The opacity of what fades, in few steps: each step makes another style of every style that
/// fades.
struct Fading: Equatable {
  private let step: Int

  private static let steps = 8

  init(opacity: Double) {
    step = min(Fading.steps, max(0, Int((opacity * Double(Fading.steps)).rounded(.up))))
  }

  /// Whether it is opaque.
  var isNone: Bool { step == Fading.steps }

  /// Whether it is invisible.
  var isComplete: Bool { step <= 1 }

  /// Blends colors that are known. Text in palette colors, which only the terminal knows, is dim
  /// for most of the steps.
  func applied(to style: CellStyle) -> CellStyle {
    var style = style
    if let back = style.background?.components, let front = style.foreground?.components {
      style.foreground = back.blended(with: front, step, of: Fading.steps)
    } else if step <= Fading.steps * 3 / 4 {
      style.attributes.insert(.dim)
    }
    return style
  }
}

extension Color {
  fileprivate var components: RGB? {
    guard index == nil else { return nil }
    return RGB(red: Int(code >> 16), green: Int(code >> 8 & 0xff), blue: Int(code & 0xff))
  }
}

private struct RGB {
  var red: Int
  var green: Int
  var blue: Int

  func blended(with other: RGB, _ part: Int, of whole: Int) -> Color {
    func between(_ from: Int, _ to: Int) -> UInt8 { UInt8(from + (to - from) * part / whole) }
    return .rgb(
      between(red, other.red), between(green, other.green), between(blue, other.blue))
  }
}
