import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A line of hints for the keys that have an effect. The keys of the focused control come first,
/// then the commands there and around it, then the keys for the menu bar, for help, and to quit.
///
/// ```swift
/// VStack {
///   MailList()
///   KeyHints()
/// }
/// ```
///
/// The line is a bar: it fills its width with ``Color/surface``, with a free column at both ends.
/// In fewer than 60 columns they are there if that costs no hint. On a terminal with sixteen
/// colors, or without colors, it has no background. Adjacent commands with the same title share a
/// hint: `←/→ Page`. What every editor can, such as to find a text, comes after the commands of the
/// app.
///
/// Besides the hints of every app there are five at most, or as many as leave half of the line
/// free. If more keys work, those of Enter and Space and a control's third hint give way to the
/// app's commands, which come in the order of their declaration. The page of all commands has the
/// rest.
///
/// If there is too little room, whole hints are left out, regardless of length. That of Enter or
/// Space is left out early, then the last in their order. Help and the way out go last. While a
/// chord is open, the line shows the keys that may follow. A click on a hint acts as its key. The
/// line reads the commands when it is painted, so moving the focus renders nothing.
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
  /// The role of a line of key hints.
  public static let keyHints = Role("keyHints")
}
