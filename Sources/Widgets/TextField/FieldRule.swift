/// A format as the field uses it, which deals only in texts.
struct FieldRule: Sendable, Equatable {
  let format: any FieldFormat

  static func == (left: FieldRule, right: FieldRule) -> Bool {
    func isEqual<Left: FieldFormat>(_ left: Left) -> Bool { right.format as? Left == left }
    return isEqual(left.format)
  }

  /// Returns the text that the format writes for the value of a text.
  func normalized(_ text: String) throws(FieldError) -> String {
    func open<Format: FieldFormat>(_ format: Format) throws(FieldError) -> String {
      format.text(of: try format.value(of: text))
    }
    return try open(format)
  }

  /// Returns whether a text that means a value is complete, so that nothing more is to be typed.
  func isComplete(_ text: String) -> Bool { format.isComplete(text) }

  /// Returns the value some steps up or down, or `nil` if the text means no value or there are no
  /// steps.
  ///
  /// - Parameter value: the value of the text, if the text may express only a part of it.
  func stepped(_ text: String, from value: Any?, by steps: Int, cursor: Int) -> FieldStep? {
    func open<Format: FieldFormat>(_ format: Format) -> FieldStep? {
      let known = value.flatMap { $0 as? Format.Value }
      guard let value = known ?? (try? format.value(of: text)),
        let next = format.value(value, steppedBy: steps, cursor: cursor)
      else { return nil }
      let result = format.text(of: next)
      return FieldStep(
        text: result, value: next, isChange: result != text || !Self.isEqual(value, next))
    }
    return open(format)
  }

  /// Returns whether two values are equal, as far as they can be compared.
  private static func isEqual(_ value: Any, _ other: Any) -> Bool {
    func open<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
    return (value as? any Equatable).map { open($0) } ?? true
  }

  /// Whether ↑ and ↓ have an effect.
  var hasSteps: Bool {
    func open<Format: FieldFormat>(_ format: Format) -> Bool {
      format.value(nil, steppedBy: 1, cursor: 0) != nil
    }
    return open(format)
  }
}

/// The result of a step.
struct FieldStep {
  let text: String
  let value: Any
  /// Whether the step changes the value.
  let isChange: Bool
}
