import RecurseTerminal

/// A hint for the keys of a control that has the focus or contains it, shown in the line of
/// `KeyHints` and on the page of all commands.
///
/// A control gives hints for keys that a person would not try anyway: Enter or Space if they press
/// it, arrows that change a value, letters, Escape. Arrows that move from one part to the next, and
/// Tab, need no hint.
///
/// ```swift
/// override func keyHints(in words: Words) -> [KeyHint] {
///   [KeyHint(words.change, keys: .left, .right)]
/// }
/// ```
public struct KeyHint: Equatable, Sendable {
  /// The effect of the keys, in a word or two.
  public var title: String
  /// The keys, which belong together, such as both arrows of a slider.
  public var keys: [Key]
  /// Whether the commands of the app come first in the line: every such control has these keys.
  package var followsCommands = false
  /// Whether the line of hints may show it; the page of all commands has every hint.
  package var isOnLine = true

  /// The hint for the page of all commands alone.
  package var onPage: KeyHint {
    var hint = self
    hint.isOnLine = false
    return hint
  }

  /// Creates a hint for keys that belong together.
  public init(_ title: String, keys: Key...) {
    self.title = title
    self.keys = keys
  }
}

extension WidgetTree {
  /// The name of the focused control: its label, or its role if the label is that of an action,
  /// which would read like one more command.
  package var focusedName: String {
    guard let widget = focus.widget else { return "" }
    let label = widget is any Pressable ? "" : widget.accessibleLabel
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
