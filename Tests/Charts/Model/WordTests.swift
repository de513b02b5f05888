import Testing

@testable import RecurseCharts

@Suite("Words") struct WordTests {
  @Test("of decimals have all digits and no noise")
  func decimals() {
    for digits in -1_200...1_200 {
      for exponent in -4...4 {
        let text = DecimalNumber(digits, exponent: exponent).plain
        #expect(Double(text) == DecimalNumber(digits, exponent: exponent).value)
        #expect(!text.contains("e") && !text.hasSuffix("."))
        #expect(!text.contains(".") || !text.hasSuffix("0"))
      }
    }
    #expect(DecimalNumber(3, exponent: -1).plain == "0.3")
    #expect(DecimalNumber(-25, exponent: -3).plain == "-0.025")
    #expect(DecimalNumber(0, exponent: 5).plain == "0")
    #expect(DecimalNumber(25, exponent: 19).scientific == "2.5e20")
  }

  @Test("of numbers are rounded to six digits, and keep all before the point")
  func rounding() {
    let words = ValueWords()
    #expect(words.text(0.1 + 0.2) == "0.3")
    #expect(words.text(1_234_567.8) == "1234568")
    #expect(words.text(-2.0 / 3) == "-0.666667")
    #expect(words.text(1e300) == "1e300")
    #expect(words.text(1.5e-9) == "1.5e-9")
    #expect(words.text(999_999.96) == "1000000")
    #expect(words.text(.leastNonzeroMagnitude) == "0")
    #expect(words.text(.nan) == "–")
    #expect(ValueWords(format: .percent).text(0.125) == "12.5%")
  }

  @Test("of an axis have one suffix, if that is shorter")
  func suffixes() {
    let texts = { (numbers: [Int], exponent: Int) in
      ValueWords().texts(numbers.map { DecimalNumber($0, exponent: exponent) }, step: 1)
    }
    #expect(texts([0, 5, 10], 3) == ["0", "5k", "10k"])
    #expect(texts([0, 5, 10, 15, 20, 25], 5) == ["0", "0.5M", "1M", "1.5M", "2M", "2.5M"])
    #expect(texts([0, 2_000, 4_000], 0) == ["0", "2000", "4000"])
    #expect(texts([10_000, 10_001], 0) == ["10000", "10001"])
    #expect(texts([0, 1], 9) == ["0", "1G"])
    #expect(texts([0, 2], 20) == ["0", "2e20"])
    #expect(texts([0, 2], -7) == ["0", "2e-7"])
    let percent = ValueWords(format: .percent)
    #expect(
      percent.texts([0, 5, 10].map { DecimalNumber($0, exponent: -1) }, step: 0.5)
        == ["0%", "50%", "100%"])
  }

  @Test("of durations have the units that they need")
  func durations() {
    let texts = { (numbers: [Int], exponent: Int) in
      ValueWords(kind: .duration).texts(
        numbers.map { DecimalNumber($0, exponent: exponent) }, step: 1)
    }
    #expect(texts([0, 15, 30], 0) == ["0", "15s", "30s"])
    #expect(texts([0, 5, 10], -1) == ["0", "0.5s", "1s"])
    #expect(texts([2, 4], -2) == ["20ms", "40ms"])
    #expect(texts([2, 4], -6) == ["2µs", "4µs"])
    #expect(texts([2, 4], -9) == ["2ns", "4ns"])
    #expect(texts([60, 90, -3_600], 0) == ["1m", "1m30s", "-1h"])
    #expect(texts([5_400, 86_400, 280_800], 0) == ["1h30m", "1d", "3d6h"])
    #expect(texts([605], -1) == ["1m0.5s"])
    #expect(texts([1], 20) == ["1.15740740740741e15d"])
  }

  @Test("of dates have as much as the step needs")
  func dates() {
    let words = DateWords()
    let noon = 1_795_780_800.0  // 2026-11-27 12:00:00 UTC
    #expect(words.text(noon) == "2026-11-27 12:00:00")
    #expect(words.text(noon, step: 3_600) == "12:00")
    #expect(words.text(noon + 5, step: 5) == "12:00:05")
    #expect(words.text(noon + 0.5, step: 0.5) == "12:00:00.5")
    #expect(words.text(noon + 43_200, step: 3_600) == "11-28")
    #expect(words.text(noon + 43_200, step: 400 * 86_400) == "2026-11-28")
    #expect(DateWords(offset: 3_600).text(noon) == "2026-11-27 13:00:00")
    #expect(words.text(-1) == "1969-12-31 23:59:59")
    #expect(words.text(951_782_400) == "2000-02-29 00:00:00")
    #expect(words.text(1e300) == "–")
  }

  @Test("of all days from 1896 to 2104 follow each other by the rules of the calendar")
  func calendar() {
    var (year, month, day) = (1896, 1, 1)
    let words = DateWords()
    for number in -27_028..<48_942 {
      let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
      let expected = "\(year)-\(two(month))-\(two(day)) 00:00:00"
      if words.text(Double(number) * 86_400) != expected { Issue.record("\(expected)") }
      if CalendarDay(year: year, month: month, day: day).number != number {
        Issue.record("\(expected) is no. \(number)")
      }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(year == 2104)
  }

  @Test("are cut with an ellipsis, and have no control characters")
  func cutting() {
    let ruler = TextRuler.self
    #expect(ruler.cut("load", to: 4) == "load")
    #expect(ruler.cut("loads", to: 4) == "loa…")
    #expect(ruler.cut("中中中", to: 4) == "中…")
    #expect(ruler.cut("ab", to: 1) == "…")
    #expect(ruler.cut("ab", to: 0) == "")
    #expect(ruler.shown("a\u{1B}[31m\u{9B}b") == "a\u{FFFD}[31m\u{FFFD}b")
  }
}
