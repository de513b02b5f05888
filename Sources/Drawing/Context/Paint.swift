/// The number of a color. The view that shows the drawing gives it a meaning.
///
/// ```swift
/// extension Paint {
///   static let load = Paint(rawValue: 0)
/// }
/// ```
package struct Paint: Hashable, Sendable, RawRepresentable {
  /// The number.
  package var rawValue: UInt32

  /// Creates the paint with a number.
  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One step of a drawing.
enum DrawingCommand: Equatable, Sendable {
  case stroke(Path, Paint)
  case fill(Path, FillStyle, Paint)
  case text(String, Dot, Paint)
  /// Limits what follows in the layer.
  case clip(Path, FillStyle)
  case beginLayer
  /// Ends the clips of the layer.
  case endLayer
}

/// The rule that says which dots a path encloses.
///
/// Count the path's lines that cross the way from a dot's middle to the left edge: those that go
/// down less those that go up. By the default rule a dot is inside unless they are equally many. By
/// the even-odd rule it is inside if their difference is odd, so a shape within a shape is a hole:
///
/// ```swift
/// let frame = Path { path in
///   path.addRect(DotRect(x: 0, y: 0, width: 8, height: 8))
///   path.addRect(DotRect(x: 2, y: 2, width: 4, height: 4))
/// }
/// context.fill(frame, with: .accent, style: FillStyle(eoFill: true))
/// ```
public struct FillStyle: Hashable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule applies.
  public var isEOFilled: Bool

  /// Creates a rule: the one of nonzero winding numbers, or the even-odd rule.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
