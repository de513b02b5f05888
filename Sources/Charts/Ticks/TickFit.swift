/// The search for the most ticks whose labels fit.
///
/// Candidates go from short steps to long ones. If the domain may be rounded, each candidate rounds
/// it outward to its own step. Its first and its last tick are then the ends (the loose labels of
/// Heckbert). If that would leave too little of the axis to the data, ``RoundedFit`` looks for
/// other ends and steps. Labels that are equally many cells apart go before all others. If no
/// candidate fits, the first with three ticks at most loses those that touch another one.
struct TickFit {
  var domain: DomainFit
  var words: ValueWords
  var spacing: TickSpacing
  /// Makes the dots of the axis for a scale.
  var grid: (Scale) -> AxisGrid
  /// Whether all values are whole numbers, so that there is nothing between two of them.
  var isWhole = false
  /// The most labels that are wanted.
  var mostLabels = Int.max
  /// The values that have labels, as they are on the axis; `nil` for round ones.
  var values: [Double]?

  var kind: StepKind { words.stepKind }
  /// Ticks of dates are round in the time zone.
  var offset: Double { words.kind == .date ? words.timeOffset : 0 }

  /// - Parameter names: the names of the categories, if values are categories.
  func axis(names: [String]) -> FittedAxis {
    values.map { axis(at: $0, names: names) } ?? automaticAxis(names)
  }

  func automaticAxis(_ names: [String]) -> FittedAxis {
    if domain.scale.categoryCount != nil { return categoryAxis(names) }
    if domain.scale.isLogarithmic { return logarithmicAxis }
    return domain.rounds ? roundedAxis : linearAxis
  }

  private var linearAxis: FittedAxis {
    var (fitting, last): (FittedAxis?, FittedAxis?)
    for axis in linearAxes {
      if axis.ticks.isEmpty || fitting != nil && axis.ticks.count < 3 { break }
      if hasSpace(axis) {
        if axis.isEven { return axis }
        fitting = fitting ?? axis
      }
      if last.map({ $0.ticks.count > 3 }) ?? true { last = axis }
    }
    if let fitting { return fitting }
    guard let last else { return FittedAxis(grid: grid(domain.scale), ticks: []) }
    return pruned(last)
  }

  /// The axes with ticks at each round step, the shortest step that may have room first. Dates that
  /// are more than a day apart have the steps of the calendar.
  private var linearAxes: some Sequence<FittedAxis> {
    // Ends without a label leave room for one tick more.
    let first = step(ofMost: 1 + limit(cells: grid(domain.scale).cells))
    let hasDays = words.kind == .date
    let most = 16 * domain.scale.length
    let steps = sequence(first: first) { $0.next(kind) }.prefix {
      $0.value <= (hasDays ? min(most, DateStep.day) : most) && $0.value.isFinite
    }
    let days = DateStep.all.filter {
      hasDays && $0.seconds >= first.value * (1 - 1e-9) && $0.seconds <= most
    }
    let axes: [() -> FittedAxis?] =
      steps.map { step in { axis(step) } } + days.map { step in { axis(step) } }
    return axes.lazy.compactMap { $0() }
  }

  private func axis(_ step: DateStep) -> FittedAxis? {
    let midnights = step.midnights(
      from: domain.scale.lower + offset, to: domain.scale.upper + offset)
    guard let midnights else { return nil }
    let labels = words.texts(
      midnights.map { DecimalNumber($0, places: 0) }, step: step.seconds)
    return axis(domain.scale, zip(midnights, labels).map { ($0 - offset, $1) })
  }

  /// The shortest step that may have room.
  var firstStep: TickStep { step(ofMost: limit(cells: grid(domain.scale).cells)) }

  /// The most labels that fit and are wanted.
  func limit(cells: Int) -> Int { min(mostLabels, spacing.limit(cells: cells)) }

  private func step(ofMost count: Int) -> TickStep {
    TickStep.first(atLeast: domain.scale.length / Double(count), kind: kind)
  }

  /// Whether there are no more labels than are wanted, none touch, and each is told from the next.
  func hasSpace(_ axis: FittedAxis) -> Bool {
    axis.ticks.count <= mostLabels && spacing.fits(axis.ticks, on: axis.grid)
      && zip(axis.ticks, axis.ticks.dropFirst()).allSatisfy { $0.label != $1.label }
  }

  /// The axis with ticks at the multiples of a step.
  ///
  /// - Parameters:
  ///   - part: a step at whose multiples the axis may end if the domain can be rounded.
  ///   - leastShare: the part of the axis that the domain has at least.
  func axis(
    _ step: TickStep, endingAt part: TickStep? = nil, leastShare: Double = 0
  ) -> FittedAxis? {
    // A zoom to less than the distance of two values still has ticks.
    let isBetween = step.value != step.value.rounded()
    if isWhole, isBetween, domain.scale.length >= 1 { return nil }
    var scale = domain.scale
    if domain.rounds {
      let part = part ?? step
      let ends = part.counts(from: scale.lower + offset, to: scale.upper + offset, outward: true)
      guard let ends else { return nil }
      if ends.count > 1 {
        scale.lower = part.number(ends.lowerBound).value
        scale.upper = part.number(ends.upperBound - 1).value
      }
      guard domain.scale.length >= leastShare * scale.length else { return nil }
    }
    return axis(step, on: scale)
  }

  /// The axes whose ticks are at the multiples of a step, a whole number of cells apart. They go on
  /// beyond the data as far as that needs: upward, or downward if no value is positive.
  func evenAxes(_ step: TickStep, leastShare: Double) -> [FittedAxis] {
    var scale = domain.scale
    let grid = grid(scale)
    let isBetween = step.value != step.value.rounded()
    guard domain.rounds, grid.columns == nil, !isWhole || !isBetween,
      let ends = step.counts(from: scale.lower, to: scale.upper, outward: true), ends.count > 1
    else { return [] }
    let isDownward = scale.upper <= 0
    let start = step.number(isDownward ? ends.upperBound - 1 : ends.lowerBound).value
    let needed = isDownward ? start - scale.lower : scale.upper - start
    let cells = Double(grid.dots - 1) / Double(grid.dotsPerCell)
    // Of ticks that are further apart there is one. A step may be any multiple of what is needed.
    var distance = min(cells, cells * step.value / needed + 1e-9).rounded(.down)
    var axes: [FittedAxis] = []
    while distance >= 1 {
      let length = max(needed, cells * step.value / distance)
      (scale.lower, scale.upper) = isDownward ? (start - length, start) : (start, start + length)
      guard scale.length.isFinite, domain.scale.length >= leastShare * scale.length else { break }
      if let axis = axis(step, on: scale) { axes.append(axis) }
      distance -= 1
    }
    return axes
  }

  private func axis(_ step: TickStep, on scale: Scale) -> FittedAxis? {
    let range = step.counts(from: scale.lower + offset, to: scale.upper + offset, outward: false)
    guard let range, range.count < 10_000 else { return nil }
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

  /// The axis without the ticks whose labels touch one that stays, or are too many.
  func pruned(_ axis: FittedAxis) -> FittedAxis {
    var kept: [AxisTick] = []
    for tick in axis.ticks {
      let pair = FittedAxis(grid: axis.grid, ticks: kept.suffix(1) + [tick])
      if kept.count < mostLabels, hasSpace(pair) { kept.append(tick) }
    }
    return FittedAxis(grid: axis.grid, ticks: kept)
  }
}
