import Foundation
import RecurseCore

/// Values in a field as a style of Foundation writes and reads them: in the digits, the words and
/// the order of a language.
///
/// ```swift
/// TextField("Price", value: \.price, format: .style(.currency(code: "EUR")))
/// ```
///
/// The styles read more than they write, and leave out what they do not understand: `12abc` and `12-`
/// are 12 to them, and `$12,34` is $1,234. A field takes such a text for one that cannot be read. Groups
/// and symbols may be missing; where they are typed they stand where the style writes them, and so does a
/// sign. The state has a value while it is typed where the text is just as the style writes it, else on
/// Enter and when the focus leaves.
public struct StyleFormat<Style: ParseableFormatStyle & Sendable>: FieldFormat
where Style.FormatOutput == String, Style.Strategy.ParseInput == String {
  /// How values are written and read.
  public var style: Style
  /// What is said where a text cannot be read; `nil` says in the library's words what can: `Write it
  /// like €12.50`.
  public var message: String?

  /// The format of a style.
  public init(_ style: Style, message: String? = nil) {
    self.style = style
    self.message = message
  }

  public func text(of value: Style.FormatInput) -> String { style.format(value) }

  public func value(of text: String) throws(FieldError) -> Style.FormatInput {
    let reading = StyleReading(style: style)
    guard let value = reading.value(of: text) else { throw error }
    return value
  }

  /// Whether the text is what the style writes: `$12` may be the beginning of `$125`.
  public func isComplete(_ text: String) -> Bool {
    (try? value(of: text)).map { self.text(of: $0) == text } ?? false
  }

  private var error: FieldError {
    if let message { return FieldError(message) }
    guard let example else { return FieldError { $0.unreadable } }
    return FieldError { "\($0.writeItLike) \(example)" }
  }

  /// A text that can be read, where the type of the value is one of which the library knows any.
  private var example: String? {
    func text(_ value: Any?) -> String? { (value as? Style.FormatInput).map { style.format($0) } }
    if Style.FormatInput.self is Date.Type {
      return text(Date(timeIntervalSinceReferenceDate: 12 * 60 * 60))
    }
    guard let number = StyledNumbers.type(for: Style.FormatInput.self) else { return nil }
    guard !number.isWhole else { return text(number.sample(12)) }
    let example = text(number.sample(12.5))
    return example?.contains("%") == true ? text(number.sample(0.25)) : example
  }
}

extension FieldFormat {
  /// The format of a style of Foundation.
  ///
  /// ```swift
  /// TextField("Share", value: \.share, format: .style(.percent))
  /// TextField("Price", value: \.price, format: .style(.currency(code: "EUR"), message: "As 12,50 €"))
  /// ```
  ///
  /// - Parameter message: what is said where a text cannot be read; `nil` says in the library's words
  ///   what can.
  public static func style<Style: ParseableFormatStyle & Sendable>(
    _ style: Style, message: String? = nil
  ) -> Self
  where
    Self == StyleFormat<Style>, Style.FormatOutput == String, Style.Strategy.ParseInput == String
  { Self(style, message: message) }
}
