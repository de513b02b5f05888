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
