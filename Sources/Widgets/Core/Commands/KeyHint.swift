import RecurseTerminal

/// What keys do in a control that has the focus, to be said in the line of `KeyHints` and on the page
/// of all commands.
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

  /// The keys as they are shown: `←/→`.
  package var spelledKeys: String { keys.map { "\(KeySequence([$0]))" }.joined(separator: "/") }
}

extension WidgetTree {
  /// What the focused control does with keys.
  package var focusedHints: [KeyHint] {
    guard let widget = focus.widget, !widget.isDisabled else { return [] }
    return widget.keyHints(in: commands.words)
  }

  /// What that control is called.
  package var focusedLabel: String {
    guard let widget = focus.widget else { return "" }
    let label = widget.accessibleLabel
    return label.isEmpty ? widget.accessibleRole?.description ?? "" : label
  }
}
