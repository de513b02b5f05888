import RecurseCore

/// A part of a date that there may be none of.
///
/// An empty text is no date on Enter and when the focus leaves, and not before: who writes another day
/// begins with an empty field, and means the same time.
struct OptionalPartFormat<Base: FieldFormat>: FieldFormat {
  let base: Base
  /// Whether an empty text is wrong, as another part says that there is a date.
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
