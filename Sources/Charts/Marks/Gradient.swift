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

  /// The part of the way through the colors at which the least value is.
  private var start = 0.0

  /// Creates a gradient. One without colors has that of text.
  public init(colors: [Color]) { self.colors = colors }

  /// The gradient of lines, bars and points, whose colors are all seen on the background.
  static let lines = Gradient(colors: [.secondaryText, .accent])
  /// The gradient of the cells of a heat map, in which little is near the background, and told from
  /// no value.
  static let cells = {
    var cells = Gradient(colors: [.surface, .accent])
    cells.start = 0.3
    return cells
  }()

  /// The part of the way through the colors, from 0 to 1, for a position between the least and the
  /// greatest value.
  func share(at position: Double) -> Double {
    start + (1 - start) * min(max(0, position), 1)
  }
}

/// A color or a gradient that a mark has instead of those of its series.
enum MarkColor: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
}
