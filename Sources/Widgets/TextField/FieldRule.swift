/// A format as the field needs it, which knows texts only.
struct FieldRule: Sendable, Equatable {
  let format: any FieldFormat

  static func == (left: FieldRule, right: FieldRule) -> Bool {
    func isEqual<Left: FieldFormat>(_ left: Left) -> Bool { right.format as? Left == left }
    return isEqual(left.format)
  }

  /// The text as the format writes the value that it means.
  func normalized(_ text: String) throws(FieldError) -> String {
    func open<Format: FieldFormat>(_ format: Format) throws(FieldError) -> String {
      format.text(of: try format.value(of: text))
    }
    return try open(format)
  }

  /// Whether nothing more is to be typed to a text that means a value.
  func isComplete(_ text: String) -> Bool { format.isComplete(text) }

  /// The text of the value some steps up or down; `nil` where the text means no value, or there are
  /// no steps.
  func stepped(_ text: String, by steps: Int, cursor: Int) -> String? {
    func open<Format: FieldFormat>(_ format: Format) -> String? {
      guard let value = try? format.value(of: text),
        let next = format.value(value, steppedBy: steps, cursor: cursor)
      else { return nil }
      return format.text(of: next)
    }
    return open(format)
  }

  /// Whether ↑ and ↓ have a meaning.
  var hasSteps: Bool {
    func open<Format: FieldFormat>(_ format: Format) -> Bool {
      format.value(nil, steppedBy: 1, cursor: 0) != nil
    }
    return open(format)
  }
}
