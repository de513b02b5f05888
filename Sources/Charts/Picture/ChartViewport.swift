/// The part of a horizontal axis that is in sight.
///
/// It is given in the axis's coordinates: values, seconds, or the common logarithms of values. It
/// never leaves the domain of the data.
///
/// ```swift
/// var viewport = ChartViewport(0...100)
/// viewport.zoom(by: 2, around: 50, in: 0...100)  // 25...75
/// viewport.pan(by: 0.5, in: 0...100)             // 50...100
/// ```
struct ChartViewport: Hashable, Sendable {
  /// The coordinates at both ends.
  private(set) var range: ClosedRange<Double>

  /// The largest ratio of the domain to the part in sight.
  private static let mostZoom = 1e9

  /// A viewport on a part of a domain.
  init(_ range: ClosedRange<Double>) { self.range = range }

  private var length: Double { range.upperBound - range.lowerBound }

  /// Shows less around a coordinate, which stays where it is, or more.
  ///
  /// - Parameters:
  ///   - factor: the magnification: more than 1 to see less, less than 1 to see more.
  ///   - anchor: the coordinate that stays, as far as the domain's ends allow.
  ///   - domain: the coordinates of all data.
  mutating func zoom(
    by factor: Double, around anchor: Double, in domain: ClosedRange<Double>
  ) {
    guard factor > 0, factor.isFinite, anchor.isFinite, length > 0 else { return }
    let whole = domain.upperBound - domain.lowerBound
    let wanted = min(max(length / factor, whole / Self.mostZoom), whole)
    let share = min(max(0, (anchor - range.lowerBound) / length), 1)
    let start = range.lowerBound + share * (length - wanted)
    set(start: start, length: wanted, in: domain)
  }

  /// Moves by a part of the length in sight: forward if it is positive.
  mutating func pan(by fraction: Double, in domain: ClosedRange<Double>) {
    guard fraction.isFinite else { return }
    set(start: range.lowerBound + fraction * length, length: length, in: domain)
  }

  /// Follows data that grew or slid. A viewport at the end of the domain stays at the end. Any
  /// other one stays at its place in the data while it is there.
  mutating func follow(from old: ClosedRange<Double>, to new: ClosedRange<Double>) {
    let isAtEnd = range.upperBound >= old.upperBound
    set(
      start: isAtEnd ? new.upperBound - length : range.lowerBound, length: length, in: new)
  }

  private mutating func set(start: Double, length: Double, in domain: ClosedRange<Double>) {
    let whole = domain.upperBound - domain.lowerBound
    // A length that is whole but for its last bits shows everything.
    guard length < whole * (1 - 1e-12) else {
      range = domain
      return
    }
    let start = min(max(domain.lowerBound, start), domain.upperBound)
    if start + length >= domain.upperBound {
      range = max(domain.lowerBound, domain.upperBound - length)...domain.upperBound
    } else {
      range = start...start + length
    }
  }
}
