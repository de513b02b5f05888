extension KeyEvent {
  /// The key in the same place of a Latin layout, or the key itself if that is unknown.
  ///
  /// With Control or Alt, a user means the place of a key, whatever character the layout has there:
  /// Ctrl+С on a Cyrillic layout is Ctrl+C.
  package var onLatinLayout: KeyEvent {
    guard latin != 0 else { return self }
    let character = Key.Code.character(Character(Unicode.Scalar(latin)))
    let isShiftApart = key.modifiers.contains(.control)
    let held = isShiftApart ? key.modifiers : key.modifiers.subtracting(.shift)
    return KeyEvent(Key(character, modifiers: held).normalized, phase: phase)
  }

  /// Whether ``onLatinLayout`` is another key.
  package var hasLatinLayout: Bool { latin != 0 }

  /// The text that a text field inserts for this key, or `nil` for a command or the release of a
  /// key.
  ///
  /// Shift has already changed the character. A key with Control, Alt or another modifier is a
  /// command.
  public var text: String? {
    guard phase != .up, case .character(let character) = key.code,
      key.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    return String(character)
  }
}

extension InputEvent {
  /// Whether Ctrl-C is pressed, on any keyboard layout.
  package var isInterrupt: Bool {
    guard case .key(let key) = self, key.phase != .up else { return false }
    return key.onLatinLayout.key == .control("c")
  }
}
