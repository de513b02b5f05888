import RecurseReconciler

extension WidgetTree {
  /// Copies a text to the terminal's clipboard, if there is one.
  package func copy(_ text: String) {
    if !text.isEmpty { perform(.copy(text)) }
  }
}

extension Widget {
  /// Copies a text to the terminal's clipboard (OSC 52), if the terminal allows that.
  ///
  /// A text of more than 64 KiB is not copied. Line breaks become newlines. Other control
  /// characters except tabs become U+FFFD. The clipboard is never read.
  public final func copy(_ text: String) { tree?.copy(text) }
}
