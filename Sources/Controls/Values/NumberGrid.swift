/// Numbers that lie a step apart, from the lower end of a range on, and its upper end.
///
/// Whatever leads to the upper end, the way back is that of the grid: 0, 3, 6, 9, 10, and 9 again.
struct WholeGrid<Number: FixedWidthInteger>: Equatable {
  let lower: Number
  let upper: Number
  let step: Number.Magnitude

  /// A grid in a range; a step of zero is one.
  init(_ range: ClosedRange<Number>, step: Number.Magnitude) {
    lower = range.lowerBound
    upper = range.upperBound
    self.step = max(1, step)
  }

  /// How far a number is above the lower end: exact, since it has no sign.
  func distance(to number: Number) -> Number.Magnitude {
    Number.Magnitude(truncatingIfNeeded: number) &- Number.Magnitude(truncatingIfNeeded: lower)
  }

  var span: Number.Magnitude { distance(to: upper) }

  /// How far a number is along the range, from 0 to 1.
  func fraction(of number: Number) -> Double {
    guard number > lower else { return 0 }
    guard number < upper else { return 1 }
    return Double(distance(to: number)) / Double(span)
  }

  /// The number of the grid that is nearest to a fraction of the range.
  func number(atFraction fraction: Double) -> Number {
    guard fraction > 0 else { return lower }
    guard fraction < 1 else { return upper }
    // The span as a number with a fraction may be rounded up.
    let distance = Number.Magnitude(exactly: (fraction * Double(span)).rounded()) ?? span
    return nearest(
      to: Number(
        truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: lower) &+ min(distance, span)))
  }

  /// The number at a place of the grid.
  func number(at index: Number.Magnitude) -> Number {
    guard index <= span / step else { return upper }
    return Number(
      truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: lower) &+ index * step)
  }

  /// The number of the grid that is nearest to another one.
  func nearest(to number: Number) -> Number {
    guard number > lower else { return lower }
    guard number < upper else { return upper }
    let (index, rest) = distance(to: number).quotientAndRemainder(dividingBy: step)
    return self.number(at: rest >= step - rest ? index + 1 : index)
  }

  /// The number some places up or down. From one between two places the next place is the first.
  func moved(_ number: Number, by count: Int) -> Number {
    guard number >= lower else { return lower }
    guard number <= upper else { return upper }
    let (index, rest) = distance(to: number).quotientAndRemainder(dividingBy: step)
    let places = Number.Magnitude(clamping: count.magnitude)
    guard count < 0 else {
      let (sum, overflows) = index.addingReportingOverflow(places)
      return overflows ? upper : self.number(at: sum)
    }
    // In whole places below what is between two.
    let above = rest > 0 && places > 0 ? places - 1 : places
    return above > index ? lower : self.number(at: index - above)
  }
}

extension WholeGrid: Sendable where Number: Sendable, Number.Magnitude: Sendable {}

/// The same for numbers with a fraction.
struct RealGrid: Equatable, Sendable {
  let lower: Double
  let upper: Double
  let step: Double

  init(_ range: ClosedRange<Double>, step: Double) {
    lower = range.lowerBound
    upper = range.upperBound
    self.step = step
  }

  /// The number of the grid that is nearest to another one.
  func nearest(to number: Double) -> Double {
    guard number > lower else { return lower }
    guard number < upper else { return upper }
    return self.number(at: ((number - lower) / step).rounded())
  }

  /// The number some places up or down. From one between two places the next place is the first.
  func moved(_ number: Double, by count: Double) -> Double {
    guard number >= lower else { return lower }
    guard number <= upper else { return upper }
    let place = (number - lower) / step
    // What floating point adds makes no place between two.
    let nearest = place.rounded()
    let isOnGrid = (place - nearest).magnitude <= 1e-9 * max(1, place.magnitude)
    let start = isOnGrid ? nearest : place.rounded(count < 0 ? .up : .down)
    return self.number(at: start + count)
  }

  private func number(at index: Double) -> Double {
    min(max(lower, NumberText.tidied(lower + index * step)), upper)
  }
}
