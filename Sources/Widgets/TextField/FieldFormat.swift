/// A format that writes a value in a field, and reads it from the text that a person types.
///
/// ```swift
/// /// A weight, as `12 kg`.
/// struct WeightFormat: FieldFormat {
///   func text(of value: Int) -> String { "\(value) kg" }
///
///   func value(of text: String) throws(FieldError) -> Int {
///     let number = text.hasSuffix("kg") ? text.dropLast(2) : text[...]
///     guard let value = Int(number.filter { $0 != " " }) else {
///       throw FieldError("A weight, as 12 kg")
///     }
///     return value
///   }
/// }
///
/// TextField("Weight", value: \.weight, format: WeightFormat())
/// ```
///
/// The text of a value must mean that value, as precisely as the text can express it.
public protocol FieldFormat<Value>: Equatable, Sendable {
  /// The type of the value.
  associatedtype Value

  /// Returns the text of a value.
  func text(of value: Value) -> String

  /// Returns the value that a text means.
  ///
  /// - Throws: a `FieldError` if the text means no value, in words for the person who typed it.
  func value(of text: String) throws(FieldError) -> Value

  /// Returns whether a text that means a value is complete, so that nothing more is to be typed. If
  /// it is not, the state gets the value only on Enter or when the focus leaves. For example,
  /// `2027-02-3` may be the beginning of `2027-02-30`, so the person has not asked for that date.
  /// `true` by default.
  func isComplete(_ text: String) -> Bool

  /// Returns the value some steps up or down, which ↑ and ↓ write.
  ///
  /// - Parameters:
  ///   - value: the value of the text; `nil` if the field of an optional value is empty.
  ///   - steps: the number of steps, negative for down: 1, or 10 with Shift and for Page Up and
  ///     Page Down.
  ///   - cursor: the number of characters of the value's text before the cursor, for a text of
  ///     several parts.
  /// - Returns: the value, or `nil` if there are no steps, which is the default.
  func value(_ value: Value?, steppedBy steps: Int, cursor: Int) -> Value?
}

extension FieldFormat {
  /// Returns `true`: each text that means a value is complete.
  public func isComplete(_ text: String) -> Bool { true }

  /// Returns `nil`: there are no steps.
  public func value(_ value: Value?, steppedBy steps: Int, cursor: Int) -> Value? { nil }
}

/// An error that says why a ``FieldFormat`` cannot read a text, in words for the person who typed
/// it.
public struct FieldError: Error {
  /// A Boolean value that indicates whether the text means a value that is not allowed, such as a
  /// number out of its range. A form refuses such a value even if the app wrote it.
  public let refusesValue: Bool
  private let text: @Sendable (Words) -> String

  /// Creates an error with a message.
  ///
  /// ```swift
  /// guard value <= 20 else { throw FieldError("At most 20 kg", refusesValue: true) }
  /// ```
  public init(_ message: String, refusesValue: Bool = false) {
    self.refusesValue = refusesValue
    text = { _ in message }
  }

  /// Creates an error with a message from the library's words in the environment.
  ///
  /// ```swift
  /// throw FieldError { $0.notANumber }
  /// ```
  public init(refusesValue: Bool = false, _ message: @escaping @Sendable (Words) -> String) {
    self.refusesValue = refusesValue
    text = message
  }

  /// Returns the message.
  public func message(in words: Words = Words()) -> String { text(words) }
}

/// The format of an optional value: an empty text is `nil`.
struct OptionalFormat<Base: FieldFormat>: FieldFormat {
  let base: Base

  func text(of value: Base.Value?) -> String { value.map { base.text(of: $0) } ?? "" }

  func value(of text: String) throws(FieldError) -> Base.Value? {
    if text.allSatisfy(\.isWhitespace) { return nil }
    return try base.value(of: text)
  }

  func isComplete(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace) || base.isComplete(text)
  }

  func value(_ value: Base.Value??, steppedBy steps: Int, cursor: Int) -> Base.Value?? {
    base.value(value ?? nil, steppedBy: steps, cursor: cursor)
  }
}
