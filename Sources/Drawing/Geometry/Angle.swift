/// An angle.
///
/// ```swift
/// let quarter = Angle.degrees(90)
/// ```
///
/// In a drawing 0° points to the right and 90° downward, because `y` grows downward.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of 0°.
  public init() { radians = 0 }

  /// Creates an angle of some radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of some degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of some radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of some degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0°.
  public static let zero = Angle()
}
