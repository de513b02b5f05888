extension TickFit {
  /// The axis with ticks at the powers of ten, and at multiples of them or only at every so many.
  /// Bytes have ticks at powers of two.
  var logarithmicAxis: FittedAxis {
    if kind == .bytes, let axis = binaryAxis { return axis }
    var scale = domain.scale
    if domain.rounds {
      scale.lower = (scale.lower + 1e-9).rounded(.down)
      scale.upper = max((scale.upper - 1e-9).rounded(.up), scale.lower + 1)
    }
    for multiples in [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3]] {
      let axis = decades(of: scale, stride: 1, multiples: multiples)
      if axis.ticks.count > 1, hasSpace(axis) { return axis }
    }
    for stride in [1, 2, 3, 5, 10, 20, 50, 100, 200] {
      let axis = decades(of: scale, stride: stride, multiples: [1])
      if axis.ticks.count < 2 { break }
      if hasSpace(axis) { return axis }
    }
    return roundNumbers(in: scale)
  }

  /// The axis with ticks at every so many powers of two, from one byte on. It is `nil` if fewer
  /// than two of them are in the domain, or if there is no room for their labels.
  private var binaryAxis: FittedAxis? {
    let bit = commonLogarithm(2)
    var scale = domain.scale
    if domain.rounds {
      scale.lower = (scale.lower / bit + 1e-9).rounded(.down) * bit
      scale.upper = max((scale.upper / bit - 1e-9).rounded(.up) * bit, scale.lower + bit)
    }
    // The largest power that an integer holds.
    let exponents = (first: max(0, scale.lower / bit), last: min(62, scale.upper / bit))
    // The least that fits, of those that meet the units if one of them does.
    for step in [1, 2, 5, 10, 20, 30] + Array(3...62) {
      let first = Int((exponents.first / Double(step) - 1e-9).rounded(.up)) * step
      let ticks = stride(from: first, through: Int(exponents.last + 1e-9), by: step).map {
        DecimalNumber(1 << $0)
      }
      let axis = axis(scale, ticks.map { ($0.value, words.text($0)) })
      if axis.ticks.count > 1, hasSpace(axis) { return axis }
    }
    return nil
  }

  private func decades(of scale: Scale, stride step: Int, multiples: [Int]) -> FittedAxis {
    let first = Int((scale.lower - 1e-9).rounded(.down))
    let start = Int((Double(first) / Double(step)).rounded(.down)) * step
    var ticks: [(Double, String)] = []
    for exponent in stride(from: start, through: Int(scale.upper.rounded(.up)), by: step) {
      for multiple in multiples {
        let number = DecimalNumber(multiple, exponent: exponent)
        let coordinate = commonLogarithm(number.value)
        guard coordinate >= scale.lower - 1e-9, coordinate <= scale.upper + 1e-9 else { continue }
        ticks.append((number.value, words.text(number)))
      }
    }
    return axis(scale, ticks)
  }

  /// The axis with ticks at round numbers, for a domain that has no two powers of ten or has no
  /// room for them.
  private func roundNumbers(in scale: Scale) -> FittedAxis {
    let (lower, upper) = (scale.value(at: scale.lower), scale.value(at: scale.upper))
    guard upper.isFinite, upper > lower else { return axis(scale, []) }
    let limit = limit(cells: grid(scale).cells)
    var step = TickStep.first(atLeast: (upper - lower) / Double(limit), kind: kind)
    while step.value <= upper {
      let counts = step.counts(from: lower, to: upper, outward: false)
      let numbers = (counts ?? 0..<0).filter { $0 > 0 }.map(step.number)
      let axis = axis(scale, numbers.map { ($0.value, words.text($0)) })
      if !axis.ticks.isEmpty, hasSpace(axis) { return axis }
      step = step.next(kind)
    }
    return axis(scale, [])
  }
}
