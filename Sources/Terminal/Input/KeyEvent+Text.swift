extension KeyEvent {
  /// What a text field inserts for this key; `nil` for keys that command, and where a key comes up.
  ///
  /// Shift has already changed the character. Control, Alt and the other modifiers make a command
  /// of it.
  public var text: String? {
    guard kind != .release, case .character(let character) = key.code,
      key.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    return String(character)
  }
}
