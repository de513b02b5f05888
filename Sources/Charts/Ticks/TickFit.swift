/// The search for the most ticks whose labels fit.
///
/// Candidates go from short steps to long ones. If the domain may be rounded, each candidate rounds
/// it outward to its own step, so that its first and its last tick are the ends (the loose labels
/// of Heckbert). If no candidate fits, as when three rows have to show numbers on both sides of
/// zero, the first with three ticks at most loses those that touch another one.
struct TickFit {
  var domain: DomainFit
  var words: ValueWords
  var spacing: TickSpacing
  /// Makes the dots of the axis for a scale.
  var grid: (Scale) -> AxisGrid

  var isTime: Bool { words.kind == .duration || words.kind == .date }
  /// Ticks of dates are round in the time zone.
  private var offset: Double { words.kind == .date ? words.timeOffset : 0 }

  /// - Parameter names: the names of the categories, if values are categories.
  func axis(names: [String]) -> FittedAxis {
    if domain.scale.categoryCount != nil { return categoryAxis(names) }
    return domain.scale.isLogarithmic ? logarithmicAxis : linearAxis
  }

  private var linearAxis: FittedAxis {
    let cells = grid(domain.scale).cells
    let limit = spacing.limit(cells: cells)
    let length = domain.scale.length
    var step = TickStep.first(atLeast: length / Double(limit), isTime: isTime)
    var last: FittedAxis?
    while step.value <= 16 * length, step.value.isFinite {
      if let axis = linearAxis(step) {
        if axis.ticks.isEmpty { break }
        if spacing.fits(axis.ticks, on: axis.grid) { return axis }
        if last.map({ $0.ticks.count > 3 }) ?? true { last = axis }
      }
      step = step.next(isTime: isTime)
    }
    guard let last else { return FittedAxis(grid: grid(domain.scale), ticks: []) }
    return pruned(last)
  }

  /// The axis with ticks at the multiples of a step.
  private func linearAxis(_ step: TickStep) -> FittedAxis? {
    var scale = domain.scale
    let range = step.counts(
      from: scale.lower + offset, to: scale.upper + offset, outward: domain.rounds)
    guard let range, range.count < 10_000 else { return nil }
    if domain.rounds, range.count > 1 {
      scale.lower = step.number(range.lowerBound).value
      scale.upper = step.number(range.upperBound - 1).value
    }
    let numbers = range.map(step.number)
    let labels = words.texts(numbers, step: step.value)
    return axis(scale, zip(numbers, labels).map { ($0.value - offset, $1) })
  }

  func axis(_ scale: Scale, _ ticks: [(value: Double, label: String)]) -> FittedAxis {
    let grid = grid(scale)
    return FittedAxis(
      grid: grid,
      ticks: ticks.compactMap { value, label in
        guard let dot = grid.dot(of: value), dot >= 0, dot < grid.dots else { return nil }
        return AxisTick(value: value, label: label, dot: dot)
      })
  }

  /// The axis without the ticks whose labels touch one that stays.
  private func pruned(_ axis: FittedAxis) -> FittedAxis {
    var kept: [AxisTick] = []
    for tick in axis.ticks {
      if spacing.fits(kept.suffix(1) + [tick], on: axis.grid) { kept.append(tick) }
    }
    return FittedAxis(grid: axis.grid, ticks: kept)
  }
}
