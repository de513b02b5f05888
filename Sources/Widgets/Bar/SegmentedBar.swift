/// A bar of one or more segments with labels inside, which a widget paints.
///
/// ```swift
/// override func paint(_ context: GraphicsContext) {
///   let bar = SegmentedBar(
///     [BarSegment("Apps", value: 3), BarSegment("Photos", value: 5)], total: 16,
///     showsTitles: true)
///   context.draw(bar, column: 0, row: 0, width: context.size.columns)
/// }
/// ```
///
///     Apps█▒ Photos ▒▒────────────────
///
/// ``Gauge`` and ``ProgressView`` paint theirs in the same way. A segment is an area in its color.
/// Without colors, on a selection and in a disabled view it is made of blocks or shades, and the
/// unfilled rest is a line.
///
/// Segments are in steps of half a cell, rounded down where they end, so the bar is full only at
/// the total. Amounts beyond the total are not shown.
public struct SegmentedBar: Equatable, Sendable {
  /// The parts, from left to right.
  public var segments: [BarSegment]
  /// The amount at which the bar is full.
  public var total: Double
  /// The text in the middle of the bar, which is hidden if there is no room for all of it.
  public var label: String
  /// A Boolean value that indicates whether each segment has its title inside, if there is room.
  public var showsTitles: Bool

  /// Creates a bar.
  public init(
    _ segments: [BarSegment], total: Double = 1, label: String = "", showsTitles: Bool = false
  ) {
    self.segments = segments
    self.total = total
    self.label = label
    self.showsTitles = showsTitles
  }

  /// The parts that the bar has at the end of each segment, from 0 to 1.
  private var fractions: [Double] {
    var sum = 0.0
    return segments.map { segment in
      sum += segment.value > 0 ? segment.value : 0
      let fraction = sum / total
      // Decimal fractions seldom add up to exactly 1.
      return fraction >= 1 - 1e-9 ? 1 : fraction > 0 ? fraction : 0
    }
  }

  /// The part of the bar that is filled, from 0 to 1.
  public var fraction: Double { fractions.last ?? 0 }

  /// Returns the half cell at which each segment ends, counted from the left edge. A segment
  /// begins where the last one ends.
  package func ends(columns: Int) -> [Int] {
    let halves = 2 * max(0, columns)
    return fractions.map { fraction in
      guard fraction < 1, halves > 0 else { return halves }
      // A whole number of half cells may be a little less in floating point.
      return min(Int((fraction * Double(halves) + 1e-9).rounded(.down)), halves - 1)
    }
  }
}

extension SegmentedBar: CustomStringConvertible {
  /// The segments and their parts of the whole bar, for people who do not see it:
  /// `Apps 18 %, Photos 31 %`.
  public var description: String {
    // Differences of rounded sums add up to the rounded sum.
    let percents = fractions.map { Int(($0 * 100).rounded()) }
    return zip(segments, zip(percents, [0] + percents)).map { segment, range in
      "\(segment.title) \(range.0 - range.1) %"
    }
    .joined(separator: ", ")
  }
}
