import RecurseEditing
import RecurseTerminal

extension WidgetTree {
  /// Returns the text that the first keys of a read type, if the focused field takes several as one
  /// edit. One edit of a long text copies it, so each of many keys would cost its length. A field
  /// takes one key for each 256 bytes of its text, so each key of a short text is handled in the
  /// state that the previous one led to.
  ///
  /// - Returns: the text of at least two keys, and the number of keys.
  package func typedTogether(in events: ArraySlice<InputEvent>) -> (text: String, keys: Int)? {
    guard events.count > 1, focus.isTyping, commands.chord == nil,
      let field = focus.widget as? TextFieldWidget
    else { return nil }
    let most = field.editor.text.utf8.count / 256
    guard most > 1 else { return nil }
    var text = ""
    var keys = 0
    for event in events.prefix(most) {
      guard case .key(let key) = event, let typed = key.text else { break }
      text += typed
      keys += 1
    }
    return keys > 1 ? (text, keys) : nil
  }
}
