import RecurseCore

struct SliderElement: WidgetElement, Accessible {
  typealias Event = Double

  var title: String
  var lower: Double
  var upper: Double
  var step: Double?
  var number = 0.0

  init(title: String, range: ClosedRange<Double>, step: Double?) {
    self.title = title
    lower = range.lowerBound
    upper = range.upperBound
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
  }

  var role: Role { .slider }
  var label: String { title }
  var value: String? { text }

  func makeWidget(_ sender: EventSender<SliderElement>) -> ElementWidget<SliderElement> {
    SliderWidget(self, sender)
  }

  // NaN equals nothing, so that each render would seem to change it.
  static func == (left: SliderElement, right: SliderElement) -> Bool {
    left.title == right.title && left.lower == right.lower && left.upper == right.upper
      && left.step == right.step
      && (left.number == right.number || left.number.isNaN && right.number.isNaN)
  }

  // MARK: - Numbers

  /// How far the number is along the line, from 0 to 1.
  var fraction: Double {
    let fraction = (number - lower) / (upper - lower)
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The number at a fraction of the line.
  func number(at fraction: Double) -> Double { allowed(lower + fraction * (upper - lower)) }

  /// The number that can be chosen and is nearest to another.
  func allowed(_ number: Double) -> Double {
    guard number > lower else { return lower }
    guard number < upper else { return upper }
    guard let step else { return NumberText.tidied(number) }
    return min(upper, NumberText.tidied(lower + ((number - lower) / step).rounded() * step))
  }

  /// How far an arrow goes, and a page.
  var arrowDistance: Double { step ?? (upper - lower) / 100 }
  var pageDistance: Double { max(arrowDistance, (upper - lower) / 10) }

  // MARK: - Texts

  private var places: Int {
    guard let step else { return NumberText.places(ofSpan: upper - lower) }
    return max(NumberText.places(of: step), NumberText.places(of: lower))
  }

  var text: String { NumberText.text(number, places: places) }

  /// The texts of the ends, for which there is room.
  var boundTexts: [String] {
    [NumberText.text(lower, places: places), NumberText.text(upper, places: places)]
  }
}
