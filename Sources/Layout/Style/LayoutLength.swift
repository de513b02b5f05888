/// A length of a box: a number of cells, a share of the containing box, or left to the layout.
///
/// ```swift
/// var style = LayoutStyle()
/// style.width = 20
/// style.maxWidth = .percent(50)
/// ```
///
/// Fractions of a cell are kept through the calculation; only the frames are whole.
public struct LayoutLength: Equatable, Sendable {
  enum Unit: UInt8 { case auto, cells, percent }

  // Eight bytes with its unit: a style holds forty of them, and a screen thousands of styles.
  let value: Float
  let unit: Unit

  /// The layout decides.
  public static let auto = LayoutLength(value: 0, unit: .auto)

  /// A number of cells, at most a million either way; what is no number is 0.
  public static func cells(_ count: Double) -> LayoutLength {
    LayoutLength(value: Float(count.bounded), unit: .cells)
  }

  /// A share of the containing box's inner size, where 100 is all of it; where that size is not
  /// known yet, a percentage is as good as `auto`. It is held to a million either way.
  public static func percent(_ share: Double) -> LayoutLength {
    LayoutLength(value: Float(share.bounded), unit: .percent)
  }

  /// The length in cells, or `otherwise` where it is `auto` or a share of something unknown.
  package func resolved(against basis: Double, otherwise: Double) -> Double {
    switch unit {
    case .auto: otherwise
    case .cells: Double(value)
    case .percent: basis.isDefinite ? basis * Double(value) / 100 : otherwise
    }
  }

  package var isAuto: Bool { unit == .auto }
  package var isPercent: Bool { unit == .percent }
  package var isNegative: Bool { value < 0 }
}

extension LayoutLength: ExpressibleByIntegerLiteral {
  public init(integerLiteral count: Int) { self = .cells(Double(count)) }
}

extension LayoutLength: ExpressibleByFloatLiteral {
  public init(floatLiteral count: Double) { self = .cells(count) }
}

extension Double {
  /// The number held to a million either way: far more than any screen has, and small enough to
  /// calculate with. What is no number is 0.
  package var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
