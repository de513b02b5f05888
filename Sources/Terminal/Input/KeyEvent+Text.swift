extension KeyEvent {
  /// The text that a text field inserts for this key; `nil` for a command or the release of a key.
  ///
  /// Shift has already changed the character. With Control, Alt or another modifier it is a
  /// command.
  public var text: String? {
    guard kind != .release, case .character(let character) = key.code,
      key.modifiers.subtracting(.shift).isEmpty
    else { return nil }
    return String(character)
  }
}
