/// The axis whose labels are at values that the app chose.
extension TickFit {
  /// The axis that round values would have, with ticks at others. Those that are not on the axis
  /// have none, nor has a label that would touch the one before it.
  func axis(at values: [Double], names: [String]) -> FittedAxis {
    let automatic = automaticAxis(names)
    let values = Set(values.filter(\.isFinite)).sorted()
    guard !values.isEmpty else { return FittedAxis(grid: automatic.grid, ticks: []) }
    let ticks = zip(values, labels(values, names)).map { ($0, $1) }
    var fit = self
    fit.spacing = spacing.closer ?? spacing
    return fit.pruned(fit.axis(automatic.grid.scale, ticks))
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
