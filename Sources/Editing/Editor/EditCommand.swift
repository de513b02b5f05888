/// A command that a key gives an editor.
package enum EditCommand: Hashable, Sendable {
  /// Moves the cursor, or the end of the selection.
  case move(TextMotion, extends: Bool)
  /// Deletes up to a place.
  case delete(TextMotion)
  /// Deletes the next character. In an empty text, the key is for the app.
  case deleteUnlessEmpty
  /// Cuts up to a place, so that `yank` inserts it again.
  case kill(TextMotion)
  /// Cuts up to the end of the line, or at the end the line break.
  case killLine
  /// Cuts the selection.
  case cut
  /// Copies the selection.
  case copy
  /// Inserts what was cut or copied last.
  case yank
  /// Replaces what `yank` inserted with what was cut before that.
  case yankPrevious
  case undo
  case redo
  /// Does the last edit again that was undone just now, or else inserts what was cut.
  case redoOrYank
  case selectAll
  /// Begins a selection at the cursor, or ends it.
  case mark
  /// Exchanges the characters around the cursor.
  case transposeCharacters
  /// Exchanges the words around the cursor.
  case transposeWords
  /// Deletes the spaces and tabs around the cursor.
  case deleteSpaces
  /// Changes the case of the selection, or of the next word.
  case changeCase(LetterCase)

  /// Whether few people use the command: one of the app on the same key goes first.
  package var yieldsToApp: Bool {
    switch self {
    case .transposeCharacters, .transposeWords, .changeCase, .selectAll, .mark, .deleteSpaces: true
    default: false
    }
  }

  /// Whether there may be nothing to do for the command, so that its key goes on to the app.
  package var mayBeIdle: Bool {
    switch self {
    case .deleteUnlessEmpty, .cut, .copy, .yank, .yankPrevious, .undo, .redo, .redoOrYank: true
    default: false
    }
  }

  /// Whether the command leaves the text as it is.
  package var isHarmless: Bool {
    switch self {
    case .move, .copy, .selectAll, .mark: true
    default: false
    }
  }

  package enum LetterCase: Hashable, Sendable { case upper, lower, capitalized }
}
