import RecurseTerminal

/// What keys do in a control that has the focus, or around one that has it, to be said in the line of
/// `KeyHints` and on the page of all commands.
///
/// A control says what its keys do that a person would not try anyway: Enter or Space where it is
/// pressed, arrows that change a value, letters, Escape. Arrows that go from one part to the next, and
/// Tab, need no hint.
///
/// ```swift
/// override func keyHints(in words: Words) -> [KeyHint] {
///   [KeyHint(words.change, keys: .left, .right)]
/// }
/// ```
public struct KeyHint: Equatable, Sendable {
  /// What the keys do, in a word or two.
  public var title: String
  /// The keys, which go together: both arrows of a slider.
  public var keys: [Key]

  /// A hint at keys that go together.
  public init(_ title: String, keys: Key...) {
    self.title = title
    self.keys = keys
  }
}

extension WidgetTree {
  /// What the focused control is called.
  package var focusedLabel: String {
    guard let widget = focus.widget else { return "" }
    let label = widget.accessibleLabel
    return label.isEmpty ? widget.accessibleRole?.title ?? "" : label
  }
}

extension Role {
  /// The role as a heading: `Text field`.
  fileprivate var title: String {
    var title = ""
    for character in description {
      if title.isEmpty {
        title = character.uppercased()
      } else {
        title += character.isUppercase ? " \(character.lowercased())" : "\(character)"
      }
    }
    return title
  }
}
