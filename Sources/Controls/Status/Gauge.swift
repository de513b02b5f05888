import RecurseCore

/// A line that shows a number within a range, filled up to the number.
///
/// ```swift
/// Gauge("Memory", value: state.used, in: 0...16)
/// ```
///
///     Memory ━━━━━━━───── 9.5
///
/// In a `Form`, its title is in the common column of titles, and the lines of stacked gauges end at
/// the same column.
///
/// A gauge may have several segments, each in its color, and labels inside:
///
/// ```swift
/// Gauge(
///   "Disk", segments: [BarSegment("Apps", value: 60), BarSegment("Photos", value: 100)],
///   total: 256, caption: "96 GB free"
/// )
/// .labelsInside()
/// ```
///
///     Disk  Apps █▒ Photos ▒▒▒─────────── 96 GB free
///
/// Such a gauge is an area, if there are colors.
///
/// A gauge shows an amount; use a `ProgressView` to show the progress of a task. A value outside
/// the range fills none or all of the line, and is written unchanged; NaN counts as the lower end
/// of the line.
public struct Gauge: StaticContent, Modifiable {
  private var element: GaugeElement

  /// Creates a gauge of a number within a range.
  ///
  /// - Parameters:
  ///   - title: the title before the line.
  ///   - value: the number.
  ///   - range: the ends of the line.
  ///   - caption: the text after the line; `nil` writes the number.
  public init(
    _ title: String = "", value: Double, in range: ClosedRange<Double> = 0...1,
    caption: String? = nil
  ) {
    let places = NumberText.places(ofSpan: range.upperBound - range.lowerBound)
    element = GaugeElement(
      title: title, value: value, in: range,
      caption: caption ?? NumberText.text(value, places: places))
  }

  /// Creates a gauge of a whole number within a range.
  ///
  /// ```swift
  /// Gauge("Files", value: state.files.count, in: 0...100)
  /// ```
  public init<Value: BinaryInteger>(
    _ title: String = "", value: Value, in range: ClosedRange<Value>, caption: String? = nil
  ) {
    element = GaugeElement(
      title: title, value: Double(value),
      in: Double(range.lowerBound)...Double(range.upperBound), caption: caption ?? "\(value)")
  }

  /// Creates a gauge of several amounts, one after the other.
  ///
  /// ```swift
  /// Gauge(
  ///   "Disk", segments: state.folders.map { BarSegment($0.name, value: $0.size) },
  ///   total: state.capacity)
  /// ```
  ///
  /// The colors are those of the theme's series, unless segments have their own. Amounts beyond the
  /// total are not shown.
  ///
  /// - Parameters:
  ///   - title: the title before the bar.
  ///   - segments: the amounts, from left to right.
  ///   - total: the amount at which the bar is full.
  ///   - caption: the text after the bar; `nil` writes the sum of the amounts.
  public init(
    _ title: String = "", segments: [BarSegment], total: Double, caption: String? = nil
  ) {
    let bar = SegmentedBar(segments, total: total)
    let sum = segments.reduce(0) { $0 + ($1.value > 0 ? $1.value : 0) }
    element = GaugeElement(
      title: title, value: bar.fraction, in: 0...1,
      caption: caption ?? NumberText.text(sum, places: NumberText.places(ofSpan: total)))
    element.segments = bar
  }

  /// Shows the caption in the bar, or the titles of its segments in them.
  ///
  /// ```swift
  /// Gauge("Memory", value: state.used, in: 0...16).labelsInside()
  /// ```
  ///
  ///     Memory █████████████████ 9.5 █────────────────
  ///
  /// The bar is then an area, if there are colors. The title of a segment is truncated first, and a
  /// text without room is hidden. The caption of a gauge with segments stays after the bar.
  public func labelsInside(_ isInside: Bool = true) -> Gauge {
    var gauge = self
    gauge.element.hasLabelsInside = isInside
    return gauge
  }

  /// Returns the gauge as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(element)
  }
}
