import RecurseCore

/// A field format for a part of an optional date.
///
/// An empty text means no date, but only on Enter and when the focus leaves: a user who replaces
/// the day empties the field first, and keeps the time.
struct OptionalPartFormat<Base: FieldFormat>: FieldFormat {
  let base: Base
  /// Whether an empty text is an error because another part says that there is a date.
  var isRequired = false

  func text(of value: Base.Value?) -> String { value.map { base.text(of: $0) } ?? "" }

  func value(of text: String) throws(FieldError) -> Base.Value? {
    if !isRequired, text.allSatisfy(\.isWhitespace) { return nil }
    return try base.value(of: text)
  }

  func isComplete(_ text: String) -> Bool {
    !text.allSatisfy(\.isWhitespace) && base.isComplete(text)
  }

  func value(_ value: Base.Value??, steppedBy steps: Int, cursor: Int) -> Base.Value?? {
    base.value(value ?? nil, steppedBy: steps, cursor: cursor)
  }
}
