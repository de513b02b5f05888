import RecurseTerminal

// Events of the library's own, which bubble to the listeners around a widget.

/// Enter was pressed in a field.
package struct Submission { package init() {} }

/// The focus came to a widget, or left it.
package struct FocusChange: Equatable {
  package var isFocused: Bool
  package var cause = FocusCause.event
}

/// The reason for which the focus moves.
package enum FocusCause: Equatable, Sendable {
  /// A person moves it, by Tab, an arrow or a click.
  case person
  /// The state asks for it.
  case state
  /// Nothing had it, or what had it is gone: nobody chose what has it now.
  case absence
  /// It follows from what a widget does.
  case event
}

/// A widget in which a person selects text.
@MainActor
package protocol TextSelectionHolder: Widget {
  /// - Returns: whether anything was selected.
  func clearSelection() -> Bool

  /// Copies what is selected.
  ///
  /// - Returns: whether anything was.
  func copySelection() -> Bool

  /// Returns whether a widget is where the selection is: in this one, unless it reaches further.
  func selectionReaches(_ widget: Widget) -> Bool
}

extension TextSelectionHolder {
  package func selectionReaches(_ widget: Widget) -> Bool {
    widget.selfAndAncestors.contains { $0 === self }
  }

  /// Notes whether a person has selected anything here, which Ctrl-C copies and Escape ends.
  package func noteSelection(isEmpty: Bool) {
    if !isEmpty {
      tree?.selectedText = self
    } else if tree?.selectedText === self {
      tree?.selectedText = nil
    }
  }
}
