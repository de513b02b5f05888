/// A number of a slider; a whole number is exact at any size.
enum SliderNumber: Equatable, Sendable {
  case whole(Int128)
  case real(Double)

  static func == (left: SliderNumber, right: SliderNumber) -> Bool {
    switch (left, right) {
    case (.whole(let number), .whole(let other)): number == other
    // NaN equals nothing, so each render would seem to change it.
    case (.real(let number), .real(let other)): number == other || number.isNaN && other.isNaN
    default: false
    }
  }
}

/// The numbers along the line of a slider.
enum SliderScale: Equatable, Sendable {
  case whole(WholeGrid<Int128>)
  /// If the step is `nil`, any number can be chosen.
  case real(lower: Double, upper: Double, step: Double?)

  init(_ range: ClosedRange<Double>, step: Double?) {
    self = .real(
      lower: range.lowerBound, upper: range.upperBound, step: step.flatMap { $0 > 0 ? $0 : nil })
  }

  var lowest: SliderNumber {
    switch self {
    case .whole(let grid): .whole(grid.lower)
    case .real(let lower, _, _): .real(lower)
    }
  }

  var highest: SliderNumber {
    switch self {
    case .whole(let grid): .whole(grid.upper)
    case .real(_, let upper, _): .real(upper)
    }
  }

  /// Returns the position of a number along the line, from 0 to 1.
  func fraction(of number: SliderNumber) -> Double {
    switch (self, number) {
    case (.whole(let grid), .whole(let number)): return grid.fraction(of: number)
    case (.real(let lower, let upper, _), .real(let number)):
      // Halves, because a span can be larger than any number.
      let fraction = (number / 2 - lower / 2) / (upper / 2 - lower / 2)
      return fraction > 0 ? min(fraction, 1) : 0
    default: return 0
    }
  }

  /// Returns the number at a fraction of the line.
  func number(atFraction fraction: Double) -> SliderNumber {
    switch self {
    case .whole(let grid): .whole(grid.number(atFraction: fraction))
    case .real(let lower, let upper, _): .real(allowed(lower * (1 - fraction) + upper * fraction))
    }
  }

  /// Returns the number that a typed text represents.
  func number(typed text: String) -> SliderNumber? {
    guard case .whole(let grid) = self else { return Double(text).map { .real(allowed($0)) } }
    if let number = Int128(text) { return .whole(grid.nearest(to: number)) }
    // The number has a fraction, or is larger than any number of the range.
    guard let number = Double(text) else { return nil }
    let reals = RealGrid(Double(grid.lower)...Double(grid.upper), step: Double(grid.step))
    let nearest = Int128(exactly: reals.nearest(to: number).rounded())
    return .whole(nearest.map { grid.nearest(to: $0) } ?? (number < 0 ? grid.lower : grid.upper))
  }

  /// Returns the number that is a count of steps up or down, as an arrow key moves it.
  func moved(_ number: SliderNumber, bySteps count: Int) -> SliderNumber {
    switch (self, number) {
    case (.whole(let grid), .whole(let number)): return .whole(grid.moved(number, by: count))
    case (.real(let lower, let upper, let step), .real(let number)):
      guard let step else {
        let hundredth = (upper / 2 - lower / 2) / 50
        return .real(allowed(number + Double(count) * hundredth))
      }
      return .real(RealGrid(lower...upper, step: step).moved(number, by: Double(count)))
    default: return number
    }
  }

  /// Returns the number a tenth of the line up or down, or a step if that is more.
  func moved(_ number: SliderNumber, byPageUp isUp: Bool) -> SliderNumber {
    switch (self, number) {
    case (.whole(let grid), .whole):
      // Rounds without overflow, even at the largest span.
      let tenths = grid.span / grid.step / 10 + (grid.span / grid.step % 10 >= 5 ? 1 : 0)
      let steps = Int(clamping: max(1, tenths))
      return moved(number, bySteps: isUp ? steps : -steps)
    case (.real(let lower, let upper, let step?), .real(let number)):
      let steps = max(1, ((upper - lower) / 10 / step).rounded())
      let grid = RealGrid(lower...upper, step: step)
      return .real(grid.moved(number, by: isUp ? steps : -steps))
    default: return moved(number, bySteps: isUp ? 10 : -10)
    }
  }

  /// Returns the nearest number that can be chosen.
  private func allowed(_ number: Double) -> Double {
    guard case .real(let lower, let upper, let step) = self else { return number }
    guard number > lower else { return lower }
    guard number < upper else { return upper }
    guard let step else { return NumberText.tidied(number) }
    return RealGrid(lower...upper, step: step).nearest(to: number)
  }

  func text(of number: SliderNumber) -> String {
    switch number {
    case .whole(let number): "\(number)"
    case .real(let number): NumberText.text(number, places: places(of: number))
    }
  }

  /// The number of digits after the point: those of the steps, and of an end that is no step.
  private func places(of number: Double) -> Int {
    guard case .real(let lower, let upper, let step) = self else { return 0 }
    let isEnd = number == lower || number == upper
    let own = isEnd ? NumberText.places(of: number) : 0
    guard let step else { return max(own, NumberText.places(ofSpan: upper - lower)) }
    return max(own, NumberText.places(of: step), NumberText.places(of: lower))
  }
}
