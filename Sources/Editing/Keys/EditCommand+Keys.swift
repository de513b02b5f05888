import RecurseTerminal

extension EditCommand {
  /// Creates the command of a key, if it has one: those of readline, and those that are common
  /// elsewhere.
  package init?(_ key: Key) {
    let byWord: Key.Modifiers = [.alt, .control]
    guard key.modifiers.isSubset(of: [.alt, .control, .shift]) else { return nil }
    let extends = key.modifiers.contains(.shift)
    let isByWord = !key.modifiers.isDisjoint(with: byWord)
    switch (key.code, key.modifiers) {
    case (.left, _): self = .move(isByWord ? .wordLeft : .left, extends: extends)
    case (.right, _): self = .move(isByWord ? .wordRight : .right, extends: extends)
    case (.home, _): self = .move(isByWord ? .textStart : .lineStart, extends: extends)
    case (.end, _): self = .move(isByWord ? .textEnd : .lineEnd, extends: extends)
    case (.up, let held) where held.contains(.control):
      self = .move(.paragraphUp, extends: extends)
    case (.down, let held) where held.contains(.control):
      self = .move(.paragraphDown, extends: extends)
    case (.backspace, []), (.backspace, .shift): self = .delete(.left)
    case (.backspace, _) where isByWord: self = .kill(.wordLeft)
    case (.delete, []): self = .delete(.right)
    case (.delete, .shift): self = .cut
    case (.delete, _) where isByWord: self = .kill(.wordRight)
    case (.insert, .control): self = .copy
    case (.character(let letter), let held):
      // With Caps Lock, Alt comes with a capital letter.
      let isCapital = held == .alt && letter.isUppercase
      let small = isCapital ? Character(letter.lowercased()) : letter
      guard let command = Self.ofLetter(small, held) else { return nil }
      self = command
    default: return nil
    }
  }

  private static func ofLetter(_ letter: Character, _ held: Key.Modifiers) -> EditCommand? {
    switch (letter, held) {
    case ("b", .alt): .move(.wordLeft, extends: false)
    case ("f", .alt): .move(.wordRight, extends: false)
    case ("b", .control): .move(.left, extends: false)
    case ("f", .control): .move(.right, extends: false)
    case ("a", .control): .move(.lineStart, extends: false)
    case ("e", .control): .move(.lineEnd, extends: false)
    case ("<", .alt): .move(.textStart, extends: false)
    case (">", .alt): .move(.textEnd, extends: false)
    case ("h", .control): .delete(.left)
    case ("d", .control): .deleteUnlessEmpty
    case ("h", [.alt, .control]): .kill(.wordLeft)
    case ("w", .control): .kill(.spaceLeft)
    case ("d", .alt): .kill(.wordRight)
    case ("u", .control): .kill(.lineStart)
    case ("k", .control): .killLine
    case ("x", .control): .cut
    case ("y", .control): .redoOrYank
    case ("v", .control): .yank
    case ("y", .alt): .yankPrevious
    case ("z", .control), ("_", .control), ("/", .control): .undo
    case ("z", .alt), ("z", [.control, .shift]): .redo
    case ("a", .alt), ("a", [.control, .shift]): .selectAll
    case (" ", .control), ("@", .control): .mark
    case ("\\", .alt): .deleteSpaces
    case ("t", .control): .transposeCharacters
    case ("t", .alt): .transposeWords
    case ("u", .alt): .changeCase(.upper)
    case ("l", .alt): .changeCase(.lower)
    case ("c", .alt): .changeCase(.capitalized)
    default: nil
    }
  }
}
