import RecurseTerminal

extension WidgetTree {
  /// What the first keys of a read type, where the field with the focus takes several as one edit: one
  /// edit of a long text copies it, so each of many keys would cost its length. A field takes one for
  /// each 256 bytes of its text; so each key of a short text is handled in the state that the one
  /// before it led to.
  ///
  /// - Returns: the text of at least two keys, and how many they are.
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
