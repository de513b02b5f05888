import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// One line that says what keys do now: first those of the control with the focus, then the commands
/// there and around it, then how to get to the menu bar, to help, and out.
///
/// ```swift
/// VStack {
///   MailList()
///   KeyHints()
/// }
/// ```
///
/// The line is a bar: it fills its width with ``Color/surface``, with a column free at both ends where
/// that costs no hint. On a terminal of sixteen colors, or without any, it has no background. Commands
/// beside each other with one title share a hint: `←/→ Page`.
///
/// Where there is too little room it leaves out whole hints: that of Enter or Space early, then
/// the last in their order, long or short, help and the way out last. While a chord is open it
/// says what may follow. A click does what the key does. It reads the commands when it is painted:
/// a move of the focus renders nothing.
@MainActor
public func KeyHints<Owner: Component>() -> VirtualNode<Owner> {
  WithEnvironment(\.wordsReference) { words in
    VirtualNode(KeyHintsElement(reference: words))
  }
}

package struct KeyHintsElement: WidgetElement, Accessible {
  package var reference: WordsReference

  package var words: Words { reference.words }

  package var role: Role { .keyHints }
  package var label: String { "" }

  package func makeWidget(
    _ sender: EventSender<KeyHintsElement>
  ) -> ElementWidget<KeyHintsElement> {
    KeyHintsWidget(self, sender)
  }
}

extension Role {
  /// A line that says what keys do.
  public static let keyHints = Role("keyHints")
}
