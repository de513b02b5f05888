/// The axis whose labels are at values that the app chose.
extension TickFit {
  /// The axis that round values would have, with ticks at others. Those that are not on the axis
  /// have none. If none is on it, as after a zoom, it keeps the round ones. Labels that would touch
  /// are left out: of values in equal steps all but every second, third and so on.
  func axis(at values: [Double], names: [String]) -> FittedAxis {
    let automatic = automaticAxis(names)
    let values = Set(values.filter(\.isFinite)).sorted()
    guard !values.isEmpty else { return FittedAxis(grid: automatic.grid, ticks: []) }
    let ticks = zip(values, labels(values, names)).map { ($0, $1) }
    var fit = self
    fit.spacing = spacing.closer ?? spacing
    let all = fit.axis(automatic.grid.scale, ticks)
    return all.ticks.isEmpty ? automatic : fit.thinned(all)
  }

  /// The axis with every n-th tick, for the least n with which no labels touch, if the ticks are in
  /// equal steps.
  private func thinned(_ axis: FittedAxis) -> FittedAxis {
    let distances = zip(axis.ticks, axis.ticks.dropFirst()).map { $1.value - $0.value }
    guard let least = distances.min(), let most = distances.max(), most - least <= least * 1e-6
    else { return pruned(axis) }
    return (1...axis.ticks.count).lazy.map { step in
      FittedAxis(
        grid: axis.grid,
        ticks: stride(from: 0, to: axis.ticks.count, by: step).map { axis.ticks[$0] })
    }
    .first { hasSpace($0) } ?? pruned(axis)
  }

  private func labels(_ values: [Double], _ names: [String]) -> [String] {
    guard domain.scale.categoryCount == nil else {
      return values.map { names.indices.contains(Int($0)) ? names[Int($0)] : "" }
    }
    let distances = zip(values, values.dropFirst()).map { $1 - $0 }
    let numbers = values.map { value in
      // A round date is one of its time zone.
      words.kind == .date
        ? DecimalNumber(value + offset, places: 0) : DecimalNumber(value, significantDigits: 12)
    }
    return words.texts(numbers, step: distances.min() ?? domain.scale.length)
  }
}
