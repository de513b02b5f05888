import Foundation
import RecurseCore

/// Values in a field as a style of Foundation writes and reads them: in the digits, the words and
/// the order of a language.
///
/// ```swift
/// TextField("Price", value: \.price, format: .style(.currency(code: "EUR")))
/// ```
///
/// The styles read more than they write, and leave out what they do not understand: `12abc` is 12
/// to them. A field takes such a text for one that cannot be read.
public struct StyleFormat<Style: ParseableFormatStyle & Sendable>: FieldFormat
where Style.FormatOutput == String, Style.Strategy.ParseInput == String {
  /// How values are written and read.
  public var style: Style
  /// What is said where a text cannot be read; `nil` says it in the library's words.
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

  private var error: FieldError {
    message.map { FieldError($0) } ?? FieldError { $0.unreadable }
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
  /// - Parameter message: what is said where a text cannot be read; `nil` says it in the library's
  ///   words.
  public static func style<Style: ParseableFormatStyle & Sendable>(
    _ style: Style, message: String? = nil
  ) -> Self
  where
    Self == StyleFormat<Style>, Style.FormatOutput == String, Style.Strategy.ParseInput == String
  { Self(style, message: message) }
}
