import RecurseTerminal

extension LineEditor {
  /// Moves or edits for a key: arrows, and the keys of readline.
  ///
  /// - Returns: whether the key has a meaning here.
  package mutating func handle(_ event: KeyEvent) -> Bool {
    if let text = event.text {
      insert(text)
      return true
    }
    let byWord: Key.Modifiers = [.alt, .control]
    switch (event.key.code, event.key.modifiers) {
    case (.left, []): moveLeft()
    case (.right, []): moveRight()
    case (.left, let held) where !held.isDisjoint(with: byWord): moveWordLeft()
    case (.right, let held) where !held.isDisjoint(with: byWord): moveWordRight()
    case (.character("b"), .alt): moveWordLeft()
    case (.character("f"), .alt): moveWordRight()
    case (.character("b"), .control): moveLeft()
    case (.character("f"), .control): moveRight()
    case (.home, []), (.character("a"), .control): moveToStart()
    case (.end, []), (.character("e"), .control): moveToEnd()
    case (.backspace, []), (.backspace, .shift), (.character("h"), .control): deleteBackward()
    case (.delete, []): deleteForward()
    // Ctrl-D ends many programs: in an empty line it is the app's.
    case (.character("d"), .control): if text.isEmpty { return false } else { deleteForward() }
    case (.backspace, let held) where !held.isDisjoint(with: byWord): deleteWordBackward()
    case (.delete, let held) where !held.isDisjoint(with: byWord): deleteWordForward()
    case (.character("w"), .control): deleteWordBackward()
    case (.character("d"), .alt): deleteWordForward()
    case (.character("u"), .control): deleteToStart()
    case (.character("k"), .control): deleteToEnd()
    default: return false
    }
    return true
  }
}
