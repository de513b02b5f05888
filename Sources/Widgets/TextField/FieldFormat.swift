/// How a value is written in a field, and read from what a person types.
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
/// The text of a value has to be one that means that value, or as much of it as the text tells.
public protocol FieldFormat<Value>: Equatable, Sendable {
  /// What is written and read.
  associatedtype Value

  /// The text of a value.
  func text(of value: Value) -> String

  /// The value that a text means.
  ///
  /// - Throws: what is wrong with a text that means none, in words for the person who typed it.
  func value(of text: String) throws(FieldError) -> Value

  /// Whether nothing more is to be typed to a text that means a value. Else the state has the value
  /// only on Enter, or when the focus leaves: `2027-02-3` may be the beginning of `2027-02-30`, and is
  /// no date that a person asked for. `true` by default.
  func isComplete(_ text: String) -> Bool

  /// A value some steps up or down: what ↑ and ↓ write.
  ///
  /// - Parameters:
  ///   - value: the value of the text; `nil` where the field is empty, which an optional value may
  ///     be.
  ///   - steps: how many, less than zero for down: 1, or 10 with Shift and for Page Up and Page
  ///     Down.
  ///   - cursor: how many characters of the value's text are before the cursor, for a text of
  ///     several parts.
  /// - Returns: the value; `nil`, as by default, where there are no steps.
  func value(_ value: Value?, steppedBy steps: Int, cursor: Int) -> Value?
}

extension FieldFormat {
  /// Each text that means a value is complete.
  public func isComplete(_ text: String) -> Bool { true }

  /// There are no steps.
  public func value(_ value: Value?, steppedBy steps: Int, cursor: Int) -> Value? { nil }
}

/// What is wrong with a text that a ``FieldFormat`` cannot read, in words for the person who typed
/// it.
public struct FieldError: Error {
  /// Whether the text means a value, which is not allowed, such as a number out of its range. A form
  /// refuses that value then also where the app wrote it.
  public let refusesValue: Bool
  private let text: @Sendable (Words) -> String

  /// An error that says so.
  ///
  /// ```swift
  /// guard value <= 20 else { throw FieldError("At most 20 kg", refusesValue: true) }
  /// ```
  public init(_ message: String, refusesValue: Bool = false) {
    self.refusesValue = refusesValue
    text = { _ in message }
  }

  /// An error that says so with the library's words in the environment.
  ///
  /// ```swift
  /// throw FieldError { $0.notANumber }
  /// ```
  public init(refusesValue: Bool = false, _ message: @escaping @Sendable (Words) -> String) {
    self.refusesValue = refusesValue
    text = message
  }

  /// What it says.
  public func message(in words: Words = Words()) -> String { text(words) }
}

/// A value that there may be none of: an empty text is `nil`.
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
