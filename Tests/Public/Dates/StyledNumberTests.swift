import Foundation
import RecurseCore
import RecurseFoundation
import TestSupport
import Testing

@Suite("A number in a style of Foundation") struct StyledNumberTests {
  private static let english = Locale(identifier: "en_US")
  private let dollars = StyleFormat(
    FloatingPointFormatStyle<Double>.Currency(
      code: "USD", locale: english))
  private let numbers = StyleFormat(FloatingPointFormatStyle<Double>(locale: english))
  private let shares = StyleFormat(FloatingPointFormatStyle<Double>.Percent(locale: english))
  private let counts = StyleFormat(IntegerFormatStyle<Int>(locale: english))

  @Test(
    "is refused where a group, a symbol or a sign is not where the style writes it",
    arguments: [
      "$12,34", "$1,23", "$123,45", "12-", "--5", "5$", "$-5", "12%", "€12", "1,2,3", "1,234,56",
      "1.5.5", "1.2,3", "1,234567", "1234,567", ",5", "$", "-", "", "12abc", "(12", "12)", "1 2",
    ])
  func misplaced(text: String) {
    #expect(throws: FieldError.self) { try dollars.value(of: text) }
  }

  @Test("says how it is written where it is refused")
  func error() throws {
    let error = #expect(throws: FieldError.self) { try dollars.value(of: "$12,34") }
    #expect(try #require(error).message() == "Write it like $12.50")
  }

  @Test("says how it is written below zero where that is refused")
  func negativeError() throws {
    let accounting = StyleFormat(
      FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: Self.english)
        .sign(strategy: .accounting))
    let error = #expect(throws: FieldError.self) { try accounting.value(of: "-5") }
    #expect(try #require(error).message() == "Write it like ($12.50)")
    let count = StyleFormat(IntegerFormatStyle<UInt>(locale: Self.english))
    let other = #expect(throws: FieldError.self) { try count.value(of: "-5") }
    #expect(try #require(other).message() == "Write it like 12")
  }

  @Test("needs no groups, no symbol and no zeros")
  func missing() throws {
    for (text, value) in [
      ("$1,234.50", 1234.5), ("1,234.5", 1234.5), ("1234.50", 1234.5), ("$1234.5", 1234.5),
      ("1234567", 1_234_567), ("0012", 12), (".5", 0.5), ("5.", 5), ("$ 12", 12), (" 12 ", 12),
      ("-$5", -5), ("-5", -5), ("−5", -5), ("+5", 5),
    ] {
      #expect(try dollars.value(of: text) == value, "\(text)")
    }
    #expect(try shares.value(of: "5 %") == 0.05 && shares.value(of: "50") == 0.5)
    #expect(try shares.value(of: "-5%") == -0.05)
    for text in ["5-%", "%5", "5%%", "%"] {
      #expect(throws: FieldError.self) { try shares.value(of: text) }
    }
    for text in ["5%", "123,45", "5-", "--5"] {
      #expect(throws: FieldError.self) { try numbers.value(of: text) }
    }
  }

  @Test("is rounded to the digits that the style shows")
  func rounding() throws {
    for (text, value) in [
      ("13.259", 13.26), ("-$13.259", -13.26), ("1,999.999", 2000), ("9.995001", 10), (".001", 0),
    ] {
      #expect(try dollars.value(of: text) == value, "\(text)")
    }
    #expect(try numbers.value(of: "0.12345678") == 0.123457)
    let exact = StyleFormat(
      Decimal.FormatStyle.Currency(code: "USD", locale: Self.english))
    #expect(try exact.value(of: "13.259") == Decimal(string: "13.26"))
    let compact = StyleFormat(
      FloatingPointFormatStyle<Double>(locale: Self.english).notation(.compactName))
    #expect(try compact.value(of: "1234") == 1234)
  }

  @Test("is read to the ends of its type, and not beyond")
  func ends() throws {
    for (text, value) in [
      ("-9223372036854775808", Int.min), ("-9,223,372,036,854,775,808", .min),
      ("9223372036854775807", .max), ("9,223,372,036,854,775,807", .max),
    ] {
      #expect(try counts.value(of: text) == value, "\(text)")
    }
    for text in ["9223372036854775808", "-9223372036854775809", "99999999999999999999", "1.5"] {
      #expect(throws: FieldError.self, "\(text)") { try counts.value(of: text) }
    }
    let small = StyleFormat(IntegerFormatStyle<UInt8>(locale: Self.english))
    #expect(try small.value(of: "255") == 255)
    for text in ["256", "-1", "1000"] {
      #expect(throws: FieldError.self, "\(text)") { try small.value(of: text) }
    }
  }

  // MARK: - The law

  private static let locales = [
    "en_US", "en_IN", "en_ZA", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "sv_SE", "es_ES",
    "pl_PL", "ar_EG", "fa_IR", "he_IL", "hi_IN", "bn_BD", "tr_TR", "ja_JP", "pt_BR", "da_DK",
  ]

  @Test("is read as it was written, in any language", arguments: locales)
  func law(identifier: String) {
    let locale = Locale(identifier: identifier)
    var random = SplitMix64(seed: UInt64(identifier.utf8.reduce(0) { $0 * 31 + Int($1) }))
    for _ in 0..<30 {
      let cents =
        Int.random(in: -10_000_000...10_000_000, using: &random) / [1, 100, 10_000]
        .randomElement(using: &random)!
      let number = Double(cents) / 100
      check(FloatingPointFormatStyle<Double>(locale: locale), number, locale)
      check(FloatingPointFormatStyle<Double>.Percent(locale: locale), Double(cents), locale)
      for code in ["USD", "EUR", "JPY", "INR"] {
        let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        let value = code == "JPY" ? Double(cents) : number
        check(style, value, locale)
        check(style.sign(strategy: .accounting), value, locale)
        check(
          Decimal.FormatStyle.Currency(code: code, locale: locale), Decimal(cents), locale)
      }
      check(FloatingPointFormatStyle<Float>(locale: locale), Float(cents % 100_000) / 4, locale)
      check(IntegerFormatStyle<Int>(locale: locale), cents, locale)
      check(IntegerFormatStyle<Int>(locale: locale).grouping(.never), cents, locale)
      check(IntegerFormatStyle<Int>.Percent(locale: locale), cents, locale)
    }
  }

  private func check<Style: ParseableFormatStyle & Sendable>(
    _ style: Style, _ value: Style.FormatInput, _ locale: Locale
  )
  where
    Style.FormatOutput == String, Style.Strategy.ParseInput == String, Style.FormatInput: Equatable
  {
    let format = StyleFormat(style)
    let text = format.text(of: value)
    func reads(_ typed: String, _ what: String) {
      let read = try? format.value(of: typed)
      #expect(read == value, "\(locale.identifier) \(what): \(typed) of \(text) is \(read as Any)")
    }
    reads(text, "as written")
    let characters = Array(text)
    let first = characters.firstIndex(where: \.isNumber)!
    let last = characters.lastIndex(where: \.isNumber)!
    let number = Array(characters[first...last])
    let signs = CharacterSet(charactersIn: "-−–()")
    func sign(_ part: ArraySlice<Character>) -> String {
      String(part.filter { $0.unicodeScalars.contains { signs.contains($0) } })
    }
    let (before, after) = (sign(characters[..<first]), sign(characters[(last + 1)...]))
    reads(before + String(number) + after, "without symbols")
    let groups = number.indices.filter { index in
      !number[index].isNumber && number[index...].dropFirst().prefix { $0.isNumber }.count != 2
        && "\(number[index])" != locale.decimalSeparator
    }
    guard let group = groups.first else { return }
    // A currency may have a decimal mark of its own.
    let decimal = number.indices.last {
      !number[$0].isNumber
        && ("\(number[$0])" == locale.decimalSeparator || number.count - $0 == 3)
    }
    let plain = number.indices.filter { number[$0].isNumber || $0 == decimal }.map { number[$0] }
    reads(before + String(plain) + after, "without groups")
    for place in [group - 1, group + 1] where number.indices.contains(place) {
      var moved = number
      moved.swapAt(group, place)
      guard moved.first!.isNumber, moved.last!.isNumber else { continue }
      let typed = String(characters[..<first]) + String(moved) + String(characters[(last + 1)...])
      #expect(throws: FieldError.self, "\(locale.identifier): \(typed) of \(text)") {
        try format.value(of: typed)
      }
    }
  }
}
