import RecurseTerminal

/// Colors that pass into each other, for values between a least and a greatest one.
///
/// ```swift
/// LineMark(x: \.time, y: \.load).foreground(Gradient(colors: [.success, .warning, .error]))
/// ```
///
/// The colors may be roles of a theme. A terminal with sixteen colors or fewer shows the nearest of
/// them, and none in between.
public struct Gradient: Hashable, Sendable {
  /// The colors, that of the least value first, at equal distances.
  public var colors: [Color]

  /// Creates a gradient. One without colors has that of text.
  public init(colors: [Color]) { self.colors = colors }

  /// The gradient of lines, bars and points, whose colors are all seen on the background.
  static let lines = Gradient(colors: [.secondaryText, .accent])
  /// The gradient of the cells of a heat map, in which little is near the background.
  static let cells = Gradient(colors: [.surface, .accent])
}

/// A color or a gradient that a mark has instead of those of its series.
enum MarkColor: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
}
