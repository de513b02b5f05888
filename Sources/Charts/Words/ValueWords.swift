/// The words for the values of an axis.
struct ValueWords: Equatable, Sendable {
  var kind = PlotKind.number
  var format = ChartAxisFormat.automatic
  /// The time zone's distance from UTC in seconds.
  var timeOffset = 0.0

  /// The kind of round numbers at which ticks are.
  var stepKind: StepKind {
    if kind == .duration || kind == .date || format.base == .duration { return .time }
    return format.base == .bytes ? .bytes : .number
  }

  /// The words for all ticks of an axis, which have one form.
  ///
  /// - Parameter step: the distance of two ticks.
  func texts(_ numbers: [DecimalNumber], step: Double) -> [String] {
    if case .custom(let custom) = format.base {
      return numbers.map { format.affixed(custom.text(seconds($0.value))) }
    }
    return plainTexts(numbers, step: step).map(format.affixed)
  }

  private func plainTexts(_ numbers: [DecimalNumber], step: Double) -> [String] {
    switch kind {
    case .duration:
      let words = DurationWords(for: numbers)
      return numbers.map(words.text)
    case .date:
      let words = DateWords(offset: timeOffset)
      return numbers.map { words.text(seconds($0.value), step: step) }
    case .number, .category: break
    }
    if let places = format.placeCount, format.base != .duration {
      return numbers.map { fixed($0.value, places: places) }
    }
    switch format.base {
    case .duration:
      let words = DurationWords(for: numbers)
      return numbers.map(words.text)
    case .bytes:
      let words = ByteWords(for: numbers)
      return numbers.map(words.text)
    case .percent: return numbers.map(NumberStyle.percent.text)
    case .automatic, .custom:
      return numbers.map(NumberStyle.shortest(for: numbers).text)
    }
  }

  /// Ticks of dates are round in the time zone, so they are moved back before they are read.
  private func seconds(_ value: Double) -> Double { kind == .date ? value - timeOffset : value }

  private func fixed(_ value: Double, places: Int) -> String {
    switch format.base {
    case .percent: DecimalNumber(value * 100, places: places).fixed(places) + "%"
    case .bytes: ByteWords(for: value).text(value, places: places, step: nil)
    case .automatic, .duration, .custom: DecimalNumber(value, places: places).fixed(places)
    }
  }

  /// The word for one tick whose neighbors have other magnitudes.
  func text(_ number: DecimalNumber) -> String {
    if kind == .date, !isCustom { return text(number.value) }
    return texts([number], step: number.value)[0]
  }

  private var isCustom: Bool { if case .custom = format.base { true } else { false } }

  /// The word for a number, with three significant digits.
  func short(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return text(DecimalNumber(value, significantDigits: 3))
  }

  /// The word for one value, with six significant digits.
  ///
  /// - Parameters:
  ///   - step: the distance of the axis' ticks: the word has at most one digit after the decimal
  ///     point more than that has.
  ///   - distance: a distance of values that the word tells apart, if that needs more digits. Two
  ///     more are there if they are all that the value has.
  func text(_ value: Double, step: Double? = nil, telling distance: Double? = nil) -> String {
    guard value.isFinite else { return "–" }
    if case .custom(let custom) = format.base { return format.affixed(custom.text(value)) }
    return format.affixed(plainText(value, step: step, telling: distance))
  }

  private func plainText(_ value: Double, step: Double?, telling distance: Double?) -> String {
    if kind == .date { return DateWords(offset: timeOffset).text(value) }
    let isDuration = kind == .duration || format.base == .duration
    if let places = format.placeCount, !isDuration { return fixed(value, places: places) }
    let factor = format.base == .percent && !isDuration ? 100.0 : 1
    var places = step.map { AxisStep.places(of: $0 * factor) + 1 }
    if let distance {
      places = max(places ?? 0, AxisStep.places(toTell: distance * factor))
    }
    var number = rounded(value * factor, places: places)
    if distance != nil, let places {
      let longer = rounded(value * factor, places: places + 2)
      if abs(longer.value - value * factor) <= 1e-9 * abs(value * factor) { number = longer }
    }
    if isDuration { return DurationWords(for: CollectionOfOne(number)).text(number) }
    switch format.base {
    case .percent: return number.plain + "%"
    case .bytes: return ByteWords(for: value).text(value, places: nil, step: step)
    case .automatic, .duration, .custom: return number.text
    }
  }

  /// A number with six significant digits, and at most some after the decimal point.
  private func rounded(_ value: Double, places: Int?) -> DecimalNumber {
    let number = DecimalNumber(value, significantDigits: 6)
    guard let places, number.exponent < -places else { return number }
    return DecimalNumber(value, places: places)
  }
}
