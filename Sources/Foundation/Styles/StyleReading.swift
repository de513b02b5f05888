import Foundation
import _StringProcessing

/// A reader that parses a text with a style, and requires that all of it is used.
struct StyleReading<Style: ParseableFormatStyle>
where Style.FormatOutput == String, Style.Strategy.ParseInput == String {
  let style: Style

  /// Returns the value of the whole text.
  ///
  /// A style reads the beginning of a text, and takes November 31 for the first of December. So a
  /// text counts only if the style reports that it has read all of it, or if its value has the same
  /// digits.
  func value(of typed: String) -> Style.FormatInput? {
    let text = typed.trimmingCharacters(in: .whitespaces)
    if let number = StyleNumber(style: style) { return number.value(of: text) }
    guard let value = try? style.parseStrategy.parse(text) else { return nil }
    if !(value is Date), consumesAll(of: text) { return value }
    return Self.means(text, style.format(value)) ? value : nil
  }

  private func consumesAll(of text: String) -> Bool {
    func open<Component: CustomConsumingRegexComponent>(_ component: Component) -> Bool {
      let range = text.startIndex..<text.endIndex
      let match = try? component.consuming(text, startingAt: text.startIndex, in: range)
      return match?.upperBound == text.endIndex
    }
    if let strategy = style.parseStrategy as? any CustomConsumingRegexComponent {
      return open(strategy)
    }
    return (style as? any CustomConsumingRegexComponent).map { open($0) } ?? false
  }

  /// Returns whether a text has the same digits as another and no letters that the other lacks.
  /// Leading and trailing zeros make no difference.
  static func means(_ text: String, _ shown: String) -> Bool {
    let letters = shown.lowercased()
    let typed = text.lowercased().split { !$0.isLetter }
    guard typed.allSatisfy({ letters.contains($0) }) else { return false }
    let (digits, others) = (digits(of: text), digits(of: shown))
    return others.hasPrefix(digits) && others.dropFirst(digits.count).allSatisfy { $0 == "0" }
  }

  private static func digits(of text: String) -> Substring {
    let digits = text.compactMap(\.wholeNumberValue).map(String.init).joined()
    return digits.drop { $0 == "0" }
  }
}
