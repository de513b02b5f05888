/// The scale of an axis, from what is set and from the data.
struct DomainFit: Equatable, Sendable {
  var scale: Scale
  /// Whether the ends may move outward to round numbers.
  var rounds = false
  /// The length that was added at both ends of a domain of one value.
  private(set) var margin = 0.0

  /// - Parameters:
  ///   - extent: the extent of the data.
  ///   - isValueAxis: Whether the axis has the values, not what they belong to.
  init(
    _ setting: AxisScale, extent: Extent, kind: PlotKind, categoryCount: Int, isValueAxis: Bool
  ) {
    guard kind != .category else {
      let count = max(1, categoryCount)
      scale = Scale(
        categoryCount: count, lower: -0.5, upper: Double(count) - 0.5,
        isReversed: setting.isReversed)
      return
    }
    let isLogarithmic = setting.type == .log
    scale = Scale(
      isLogarithmic: isLogarithmic, lower: 0, upper: 1, isReversed: setting.isReversed)
    if let ends = setting.ends, place(ends, extent: extent) { return }
    if isLogarithmic {
      fitLogarithms(extent)
    } else {
      let includesZero = setting.includesZero ?? (isValueAxis && kind != .date)
      fit(extent, includesZero: includesZero, kind: kind)
    }
    rounds = isValueAxis && kind != .date && !extent.isEmpty
  }

  /// Takes the ends that are set, if they are numbers.
  private mutating func place(_ ends: AxisScale.Ends, extent: Extent) -> Bool {
    guard ends.start.isFinite, ends.end.isFinite else { return false }
    var (lower, upper) = (min(ends.start, ends.end), max(ends.start, ends.end))
    if scale.isLogarithmic {
      guard upper > 0 else { return false }
      if lower <= 0 { lower = extent.leastPositive < upper ? extent.leastPositive : upper / 1_000 }
      if lower <= 0 { lower = upper }
    }
    if ends.start > ends.end { scale.isReversed.toggle() }
    setEnds(scale.coordinate(of: lower), scale.coordinate(of: upper), ifEqual: 0.5)
    return true
  }

  private mutating func fitLogarithms(_ extent: Extent) {
    guard extent.leastPositive.isFinite else { return }
    setEnds(
      commonLogarithm(extent.leastPositive), commonLogarithm(extent.upper), ifEqual: 0.5)
  }

  private mutating func fit(_ extent: Extent, includesZero: Bool, kind: PlotKind) {
    var extent = extent
    if includesZero { extent.add(0) }
    guard !extent.isEmpty else { return }
    if extent.lower == 0, extent.upper == 0, includesZero {
      setEnds(0, 1, ifEqual: 1)
      return
    }
    // One value is in the middle: a number with half of itself on each side, a date with 30 s.
    let half = kind == .date ? 30 : extent.lower == 0 ? 0.5 : abs(extent.lower) / 2
    setEnds(extent.lower, extent.upper, ifEqual: half)
  }

  /// Shows a part of the domain: the given one, or the last one of a length. A domain that is
  /// shorter is at the beginning of that length, so that data grows into it and then slides.
  mutating func show(_ range: ClosedRange<Double>?, length: Double?) {
    if let range {
      guard range.lowerBound.isFinite, range.upperBound.isFinite else { return }
      setEnds(range.lowerBound, range.upperBound, ifEqual: 0)
    } else if let length, !scale.isLogarithmic {
      let start = max(scale.lower + margin, scale.upper - margin - length)
      setEnds(start, start + length, ifEqual: 0)
    } else {
      return
    }
    rounds = false
  }

  /// Sets the ends, and moves them apart if doubles cannot tell the columns between them apart.
  private mutating func setEnds(_ lower: Double, _ upper: Double, ifEqual half: Double) {
    scale.lower = min(max(-Scale.limit, lower), Scale.limit)
    scale.upper = min(max(-Scale.limit, upper), Scale.limit)
    let least = max(abs(scale.lower), abs(scale.upper)) * 0x1p-40
    guard scale.length <= least || scale.length < 1e-300 else { return }
    margin = max(half, least, 1e-300)
    scale.lower -= margin
    scale.upper += margin
  }
}
