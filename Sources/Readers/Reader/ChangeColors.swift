import RecurseTerminal
import RecurseThemes
import RecurseWidgets

/// The backgrounds of lines that were added or removed, in a theme that has backgrounds. They have
/// a little of its color of success or of errors, and more of it for the words that changed.
///
/// Text has a contrast of 4.5 on them, and 7 in a theme of high contrast. What a theme's roles are
/// on its background says little about these, so that colors on them are made readable one by one.
@MainActor
struct ChangeColors {
  /// The backgrounds of a line.
  struct Grounds {
    var line: Color
    /// The background of changed words, or `nil` if the terminal has no color that differs.
    var words: Color?
    /// The style of text.
    var text: CellStyle

    fileprivate var all: [Color] { [line] + (words.map { [$0] } ?? []) }
  }

  /// A style of a text, and the background of its line.
  private struct Place: Hashable {
    var style: CellStyle
    var ground: Color
  }

  /// The styles that were made readable: a text has few of them.
  private var known: [Place: CellStyle] = [:]
  private let context: GraphicsContext
  private let added: Grounds
  private let removed: Grounds
  private let leastContrast: Double
  private let text: Color

  /// Finds the colors, or `nil` where text and signs alone tell what happened.
  init?(_ context: GraphicsContext) {
    guard context.showsSurfaces, let good = context.color(.success),
      let bad = context.color(.error), let text = context.color(.text, on: .surface),
      // A terminal's own background is not known here. It is like that of a panel.
      let base = context.ground(.background) ?? context.ground(.surface),
      // Where all is disabled, there is one color.
      good != bad
    else { return nil }
    let least = text.contrast(with: base) > 18 ? 7 : 4.5
    guard let added = Grounds(of: good, on: base, text, contrast: least),
      let removed = Grounds(of: bad, on: base, text, contrast: least)
    else { return nil }
    (self.context, self.added, self.removed) = (context, added, removed)
    (leastContrast, self.text) = (least, text)
  }

  subscript(change: LineChange) -> Grounds { change == .added ? added : removed }

  /// Returns a style in the color that is nearest to its own and readable on backgrounds.
  mutating func readable(_ style: CellStyle, on grounds: Grounds) -> CellStyle {
    guard style.foreground != nil else { return style }
    let place = Place(style: style, ground: grounds.line)
    if let known = known[place] { return known }
    let found = found(style, on: grounds)
    known[place] = found
    return found
  }

  private func found(_ style: CellStyle, on grounds: Grounds) -> CellStyle {
    var shown = context.concrete(style)
    guard let color = shown.foreground else { return style }
    let readable = color.readable(on: grounds.all, towards: text, contrast: leastContrast)
    // A mixture of two of 256 colors may be any other.
    shown.foreground = readable == color || color.index == nil ? readable : nearest(color, grounds)
    return shown
  }

  /// Returns the color of 256 that is nearest to one, of those of its hue that are readable on
  /// backgrounds; without any, that of text.
  private func nearest(_ color: Color, _ grounds: Grounds) -> Color {
    let wanted = Oklab.of(color)
    func difference(_ color: Color) -> Float { Oklab.of(color).difference(from: wanted) }
    let choices = Color.unchanging.filter { choice in
      Oklab.of(choice).keepsHue(of: wanted)
        && grounds.all.allSatisfy { choice.contrast256(with: $0) >= leastContrast }
    }
    return choices.min { difference($0) < difference($1) } ?? text
  }
}

extension ChangeColors.Grounds {
  /// The parts of the color in the background of a line and of words: the largest ones on which
  /// text is readable are taken.
  private static let lineParts = [0.15, 0.12, 0.09, 0.06]
  private static let wordParts = [0.34, 0.3, 0.26, 0.22]

  fileprivate init?(of color: Color, on base: Color, _ text: Color, contrast least: Double) {
    func mixture(_ parts: [Double]) -> Color? {
      parts.lazy.map { base.mixed($0, with: color) }.first { text.contrast(with: $0) >= least }
    }
    guard let line = mixture(Self.lineParts) else { return nil }
    var found = (line: line, words: mixture(Self.wordParts))
    if color.index != nil {
      // Faint colors are gray among 256.
      let choices = Color.unchanging.filter {
        Oklab.of($0).keepsHue(of: Oklab.of(color)) && text.contrast(with: $0) >= least
      }
      func nearest(_ wanted: Color, besides other: Color? = nil) -> Color? {
        choices.filter { $0 != other }.min {
          Oklab.of($0).distance(to: Oklab.of(wanted)) < Oklab.of($1).distance(to: Oklab.of(wanted))
        }
      }
      guard let line = nearest(line) else { return nil }
      found = (line, found.words.flatMap { nearest($0, besides: line) })
    }
    (self.line, words) = found
    self.text = CellStyle(foreground: text)
  }
}

extension GraphicsContext {
  /// Returns a color as it is here.
  fileprivate func color(_ color: Color, on ground: Color? = nil) -> Color? {
    concrete(CellStyle(foreground: color, background: ground)).foreground
  }

  /// Returns a background as it is here; `nil` is the terminal's own.
  fileprivate func ground(_ color: Color) -> Color? {
    concrete(CellStyle(background: color)).background
  }
}
