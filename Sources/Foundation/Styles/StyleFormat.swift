import Foundation
import RecurseCore

/// A field format that writes and reads values with a format style of Foundation, in the digits,
/// words and order of a language.
///
/// ```swift
/// TextField("Price", value: \.price, format: .style(.currency(code: "EUR")))
/// ```
///
/// The parse strategies of Foundation accept more than the styles write, and ignore the rest: they
/// read `12abc` and `12-` as 12, and `$12,34` as $1,234. A field rejects such text as unreadable.
/// Grouping separators and symbols may be omitted; if typed, they must be where the style writes
/// them, and so must a sign. Digits beyond those that the style writes are rounded: the state has
/// the number that the field shows. While the user types, the state is updated only if the text is
/// exactly as the style writes it; otherwise it is updated on Enter and when the focus leaves.
public struct StyleFormat<Style: ParseableFormatStyle & Sendable>: FieldFormat
where Style.FormatOutput == String, Style.Strategy.ParseInput == String {
  /// The style that writes and reads values.
  public var style: Style
  /// The message for text that cannot be read. If `nil`, a message in the library's words gives an
  /// example: `Write it like €12.50`.
  public var message: String?

  /// Creates the format of a style.
  public init(_ style: Style, message: String? = nil) {
    self.style = style
    self.message = message
  }

  public func text(of value: Style.FormatInput) -> String { style.format(value) }

  public func value(of text: String) throws(FieldError) -> Style.FormatInput {
    let reading = StyleReading(style: style)
    guard let value = reading.value(of: text) else { throw error(for: text) }
    return value
  }

  /// Returns whether the text is exactly what the style writes: `$12` may be the beginning of
  /// `$125`.
  public func isComplete(_ text: String) -> Bool {
    (try? value(of: text)).map { self.text(of: $0) == text } ?? false
  }

  private func error(for typed: String) -> FieldError {
    if let message { return FieldError(message) }
    let isNegative = typed.contains { $0 == "-" || $0 == "\u{2212}" }
    guard let example = (isNegative ? example(sign: -1) : nil) ?? example(sign: 1) else {
      return FieldError { $0.unreadable }
    }
    return FieldError { "\($0.writeItLike) \(example)" }
  }

  /// Returns an example of a readable text, if the library knows a value of the type.
  private func example(sign: Double) -> String? {
    func text(_ value: Any?) -> String? { (value as? Style.FormatInput).map { style.format($0) } }
    if Style.FormatInput.self is Date.Type {
      return text(Date(timeIntervalSinceReferenceDate: 12 * 60 * 60))
    }
    guard let number = StyledNumbers.type(for: Style.FormatInput.self) else { return nil }
    guard !number.isWhole else { return text(number.sample(sign * 12)) }
    let example = text(number.sample(sign * 12.5))
    return example?.contains("%") == true ? text(number.sample(sign * 0.25)) : example
  }
}

extension FieldFormat {
  /// Returns a format that uses a format style of Foundation.
  ///
  /// ```swift
  /// TextField("Share", value: \.share, format: .style(.percent))
  /// TextField(
  ///   "Price", value: \.price, format: .style(.currency(code: "EUR"), message: "As 12,50 €"))
  /// ```
  ///
  /// - Parameter message: the message for text that cannot be read. If `nil`, a message in the
  ///   library's words gives an example.
  public static func style<Style: ParseableFormatStyle & Sendable>(
    _ style: Style, message: String? = nil
  ) -> Self
  where
    Self == StyleFormat<Style>, Style.FormatOutput == String, Style.Strategy.ParseInput == String
  { Self(style, message: message) }
}
