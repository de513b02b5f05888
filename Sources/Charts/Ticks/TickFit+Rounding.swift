/// The search for an axis whose ends may be rounded.
///
/// The candidates are round steps, steps of 1.5, 2.5, 3 and 4, and ends at a step, at parts of one,
/// or where steps are whole numbers of cells. Those that leave less than two thirds of the axis to
/// the data are dropped. Of the round steps whose labels are equally far apart, the best is taken.
/// Without any, the loose labels of Heckbert stay. Candidates are compared in the way of Talbot,
/// Lin and Hanrahan ("An Extension of Wilkinson's Algorithm for Positioning Tick Labels on Axes",
/// InfoVis 2010). It weighs how simple the step is, how much of the axis the data covers, and how
/// near labels are to the ends and to each other. That labels do not touch is a condition, not a
/// weight.
extension TickFit {
  /// The least part of an axis that the data has.
  static let leastShare = 2.0 / 3

  var roundedAxis: FittedAxis {
    best(spacing, isEven: true) ?? looseAxis ?? best(spacing) ?? spacing.closer.flatMap { best($0) }
      ?? single
  }

  /// The axis that ends at multiples of the shortest step that fits.
  private var looseAxis: FittedAxis? {
    var step = firstStep
    let length = domain.scale.length
    while step.value <= 16 * length, step.value.isFinite {
      if let axis = axis(step), axis.ticks.count > 1, hasSpace(axis) {
        return share(axis) >= Self.leastShare ? axis : nil
      }
      step = step.next(kind)
    }
    return nil
  }

  private func share(_ axis: FittedAxis) -> Double { domain.scale.length / axis.grid.scale.length }

  /// The best candidate with two labels at least, or only of the round steps whose labels are
  /// equally far apart.
  private func best(_ spacing: TickSpacing, isEven: Bool = false) -> FittedAxis? {
    var fit = self
    fit.spacing = spacing
    var best: (score: Double, axis: FittedAxis)?
    let candidates = fit.candidates(from: fit.firstStep.value, onlyRound: isEven)
    for candidate in candidates where candidate.axis.ticks.count > 1 {
      guard !isEven || candidate.axis.isEven, fit.hasSpace(candidate.axis) else { continue }
      // Even labels may be few: many weigh more among them.
      let weight = isEven ? 1 : 0.5
      let score = fit.score(candidate.axis, ofMany: weight) - candidate.penalty
      if best.map({ score > $0.score + 1e-9 }) ?? true { best = (score, candidate.axis) }
    }
    return best?.axis
  }

  /// An axis with the labels that fit where no two do, or where ticks cannot be told apart.
  private var single: FittedAxis {
    // Labels that touch others leave, so steps may be shorter.
    let all = candidates(from: firstStep.value / 10).map { pruned($0.axis) }
    return all.filter { !$0.ticks.isEmpty }.max { score($0) < score($1) } ?? axis(domain.scale, [])
  }

  /// The axes that leave enough to the data.
  ///
  /// - Parameters:
  ///   - first: the length of the shortest step.
  ///   - onlyRound: whether less simple steps are left out.
  private func candidates(
    from first: Double, onlyRound: Bool = false
  ) -> [(axis: FittedAxis, penalty: Double)] {
    var found: [(FittedAxis, Double)] = []
    func add(_ step: TickStep, endingAt part: TickStep, penalty: Double) {
      if let axis = axis(step, endingAt: part, leastShare: Self.leastShare) {
        found.append((axis, penalty))
      }
    }
    func add(_ step: TickStep, penalty: Double) {
      add(step, endingAt: step, penalty: penalty)
      found += evenAxes(step, leastShare: Self.leastShare).map { ($0, penalty) }
      for (index, part) in step.parts(kind).enumerated() {
        add(step, endingAt: part, penalty: 1.4 * penalty + 0.05 * Double(index + 1))
      }
    }
    let length = domain.scale.length
    // The less simple steps before the first one may be long enough.
    var step = TickStep.first(atLeast: first / 2.5, kind: kind)
    while step.value <= max(2 * length, firstStep.value), step.value.isFinite {
      if step.value >= first * (1 - 1e-9) { add(step, penalty: 0) }
      if kind == .number, !onlyRound { for other in step.lessSimple { add(other, penalty: 0.3) } }
      step = step.next(kind)
    }
    return found
  }

  /// A number that is greater for a better axis.
  ///
  /// - Parameter weight: the weight of the number of labels.
  private func score(_ axis: FittedAxis, ofMany weight: Double = 0.5) -> Double {
    guard let first = axis.ticks.first, let last = axis.ticks.last else { return -10 }
    let scale = axis.grid.scale
    // What no label is beside, at both ends.
    let unlabeled = (first.value - scale.lower + scale.upper - last.value) / scale.length
    let wanted = Double(limit(cells: axis.grid.cells))
    let density = Double(axis.ticks.count) / wanted
    return share(axis) - unlabeled + weight * min(density, 1)
  }
}

extension TickFit {
  /// The axis with a tick for each category.
  ///
  /// A label is cut to its band if that leaves five cells; narrower bands have a label for every
  /// second category, or every third, and so on. So do more categories than labels are wanted.
  func categoryAxis(_ names: [String]) -> FittedAxis {
    let grid = grid(domain.scale)
    let count = max(1, names.count)
    var names = names
    var needed = 1.0
    if case .columns = spacing {
      let band = grid.cells / count
      let limit = band > 5 ? band - 1 : max(1, grid.cells)
      names = names.map { TextRuler.cut($0, to: limit) }
      needed = Double(names.map { TextRuler.width(of: $0) }.max() ?? 0) + 1
    }
    let share = Double(grid.cells) / Double(count)
    let fitting = max(1, Int((needed / max(share, 1e-9)).rounded(.up)))
    let step = max(fitting, (count - 1) / mostLabels + 1)
    let ticks = stride(from: 0, to: names.count, by: step).map { (Double($0), names[$0]) }
    return axis(domain.scale, ticks)
  }
}
