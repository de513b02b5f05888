/// The words for the values of an axis.
struct ValueWords: Equatable, Sendable {
  var kind = PlotKind.number
  var format = ChartAxisFormat.automatic
  /// The time zone's distance from UTC in seconds.
  var timeOffset = 0.0

  /// The words for all ticks of an axis, which have one form.
  ///
  /// - Parameter step: the distance of two ticks.
  func texts(_ numbers: [DecimalNumber], step: Double) -> [String] {
    switch kind {
    case .duration:
      let words = DurationWords(for: numbers)
      return numbers.map(words.text)
    case .date:
      let words = DateWords(offset: timeOffset)
      // Ticks are round in the time zone, so they are moved back before they are read.
      return numbers.map { words.text($0.value - timeOffset, step: step) }
    case .number, .category:
      let style = format == .percent ? .percent : NumberStyle.shortest(for: numbers)
      return numbers.map(style.text)
    }
  }

  /// The word for one tick whose neighbors have other magnitudes.
  func text(_ number: DecimalNumber) -> String {
    switch kind {
    case .duration: DurationWords(for: CollectionOfOne(number)).text(number)
    case .date: text(number.value)
    case .number, .category:
      format == .percent
        ? NumberStyle.percent.text(number) : NumberStyle.shortest(for: number).text(number)
    }
  }

  /// The word for a number, with three significant digits.
  func short(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    return text(DecimalNumber(value, significantDigits: 3))
  }

  /// The word for one value, with six significant digits.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let number = DecimalNumber(value, significantDigits: 6)
    switch kind {
    case .duration: return DurationWords(for: CollectionOfOne(number)).text(number)
    case .date: return DateWords(offset: timeOffset).text(value)
    case .number, .category:
      return format == .percent ? NumberStyle.percent.text(number) : number.text
    }
  }
}

/// A form for the labels of an axis.
public enum ChartAxisFormat: Hashable, Sendable {
  /// The shortest form that tells the ticks apart: `0.5`, `2.5M`, `1m30s`, `14:30`.
  case automatic
  /// A hundred times the number with a percent sign: `80%`.
  case percent
}
