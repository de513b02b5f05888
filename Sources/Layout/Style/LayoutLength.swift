/// A length of a box: a number of cells, a percentage of the containing box, or `auto`.
///
/// ```swift
/// var style = LayoutStyle()
/// style.width = 20
/// style.maxWidth = .percent(50)
/// ```
///
/// Fractions of a cell are kept while the layout is computed; only frames are whole.
public struct LayoutLength: Equatable, Sendable {
  enum Unit: UInt8 { case auto, cells, percent }

  // Eight bytes with the unit: a style has forty lengths, and a screen thousands of styles.
  let value: Float
  let unit: Unit

  /// A length that the layout determines, like CSS's `auto`.
  public static let auto = LayoutLength(value: 0, unit: .auto)

  /// Returns a number of cells, clamped to a million in both directions. NaN counts as 0.
  public static func cells(_ count: Double) -> LayoutLength {
    LayoutLength(value: Float(count.bounded), unit: .cells)
  }

  /// Returns a percentage of the containing box's inner size, clamped to a million in both
  /// directions. While that size is unknown, the percentage counts as `auto`.
  public static func percent(_ share: Double) -> LayoutLength {
    LayoutLength(value: Float(share.bounded), unit: .percent)
  }

  /// Returns the length in cells, or `otherwise` if it is `auto` or a percentage of an unknown
  /// size.
  package func resolved(against basis: Double, otherwise: Double) -> Double {
    switch unit {
    case .auto: otherwise
    case .cells: Double(value)
    case .percent: basis.isDefinite ? basis * Double(value) / 100 : otherwise
    }
  }

  /// Returns the length with more cells. `auto` and a percentage stay as they are.
  package func adding(_ count: Int) -> LayoutLength {
    unit == .cells ? .cells(Double(value) + Double(count)) : self
  }

  package var isAuto: Bool { unit == .auto }
  package var isPercent: Bool { unit == .percent }
  package var isNegative: Bool { value < 0 }
}

extension LayoutLength: ExpressibleByIntegerLiteral {
  /// Creates a number of cells.
  public init(integerLiteral count: Int) { self = .cells(Double(count)) }
}

extension LayoutLength: ExpressibleByFloatLiteral {
  /// Creates a number of cells.
  public init(floatLiteral count: Double) { self = .cells(count) }
}

extension Double {
  /// The number clamped to a million in both directions: far more than any screen has, and small
  /// enough to compute with. NaN counts as 0.
  package var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension Double {
  /// A size that is not known: it follows from the content, or from a container not yet solved.
  ///
  /// Not NaN, so that two unknown sizes are equal in a `MeasureQuery`.
  static var indefinite: Double { -.infinity }

  var isDefinite: Bool { self > -.infinity }

  /// The size without the edges around the content, never below zero; unknown stays unknown.
  func inner(less edges: Double) -> Double {
    isDefinite ? Swift.max(0, self - edges) : self
  }

  /// The value clamped to its bounds, of which the lower one wins.
  func clamped(_ minimum: Double, _ maximum: Double) -> Double {
    Swift.max(minimum, Swift.min(maximum, self))
  }
}
