/// The numbers that lie whole steps above the lower end of a range, and its upper end.
///
/// From the upper end, the way back is that of the grid: 0, 3, 6, 9, 10, and 9 again.
struct WholeGrid<Number: FixedWidthInteger>: Equatable {
  let lower: Number
  let upper: Number
  let step: Number.Magnitude

  /// Creates a grid in a range; a step of zero counts as one.
  init(_ range: ClosedRange<Number>, step: Number.Magnitude) {
    lower = range.lowerBound
    upper = range.upperBound
    self.step = max(1, step)
  }

  /// Returns the distance of a number from the lower end. It is unsigned, and so exact.
  func distance(to number: Number) -> Number.Magnitude {
    Number.Magnitude(truncatingIfNeeded: number) &- Number.Magnitude(truncatingIfNeeded: lower)
  }

  var span: Number.Magnitude { distance(to: upper) }

  /// Returns the position of a number along the range, from 0 to 1.
  func fraction(of number: Number) -> Double {
    guard number > lower else { return 0 }
    guard number < upper else { return 1 }
    return Double(distance(to: number)) / Double(span)
  }

  /// Returns the number of the grid nearest to a fraction of the range.
  func number(atFraction fraction: Double) -> Number {
    guard fraction > 0 else { return lower }
    guard fraction < 1 else { return upper }
    // The span may be rounded up when it is converted to `Double`.
    let distance = Number.Magnitude(exactly: (fraction * Double(span)).rounded()) ?? span
    return nearest(
      to: Number(
        truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: lower) &+ min(distance, span)))
  }

  /// Returns the number at an index of the grid.
  func number(at index: Number.Magnitude) -> Number {
    guard index <= span / step else { return upper }
    return Number(
      truncatingIfNeeded: Number.Magnitude(truncatingIfNeeded: lower) &+ index * step)
  }

  /// Returns the number of the grid nearest to another number.
  func nearest(to number: Number) -> Number {
    guard number > lower else { return lower }
    guard number < upper else { return upper }
    let (index, rest) = distance(to: number).quotientAndRemainder(dividingBy: step)
    return self.number(at: rest >= step - rest ? index + 1 : index)
  }

  /// Returns the number a count of places up or down. From a number between two places, the next
  /// place counts as one.
  func moved(_ number: Number, by count: Int) -> Number {
    guard number >= lower else { return lower }
    guard number <= upper else { return upper }
    let (index, rest) = distance(to: number).quotientAndRemainder(dividingBy: step)
    let places = Number.Magnitude(clamping: count.magnitude)
    guard count < 0 else {
      let (sum, overflows) = index.addingReportingOverflow(places)
      return overflows ? upper : self.number(at: sum)
    }
    // Rounds a number between two places up to a whole place first.
    let above = rest > 0 && places > 0 ? places - 1 : places
    return above > index ? lower : self.number(at: index - above)
  }
}

extension WholeGrid: Sendable where Number: Sendable, Number.Magnitude: Sendable {}

/// The grid of numbers with a fraction.
struct RealGrid: Equatable, Sendable {
  let lower: Double
  let upper: Double
  let step: Double

  init(_ range: ClosedRange<Double>, step: Double) {
    lower = range.lowerBound
    upper = range.upperBound
    self.step = step
  }

  /// Returns the number of the grid nearest to another number.
  func nearest(to number: Double) -> Double {
    guard number > lower else { return lower }
    guard number < upper else { return upper }
    return self.number(at: ((number - lower) / step).rounded())
  }

  /// Returns the number a count of places up or down. From a number between two places, the next
  /// place counts as one.
  func moved(_ number: Double, by count: Double) -> Double {
    guard number >= lower else { return lower }
    guard number <= upper else { return upper }
    let place = (number - lower) / step
    // A rounding error does not move a number between two places.
    let nearest = place.rounded()
    let isOnGrid = (place - nearest).magnitude <= 1e-9 * max(1, place.magnitude)
    let start = isOnGrid ? nearest : place.rounded(count < 0 ? .up : .down)
    return self.number(at: start + count)
  }

  private func number(at index: Double) -> Double {
    min(max(lower, NumberText.tidied(lower + index * step)), upper)
  }
}
