import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// The pause after which typing starts a new word.
  private static var pause: Duration { .seconds(1) }

  /// Moves to the next row that begins with the typed text, if rows can be found by their texts.
  ///
  /// In such a list, letters and digits never run shortcuts, even if nothing is found. Another
  /// character is taken only if a row is found with it; otherwise it keeps its other meaning.
  func find(_ key: KeyEvent) -> Bool {
    guard let text = key.text, let character = text.first, findsByTyping
    else { return false }
    let now = tree?.timeline?.now ?? .zero
    if now - typeAhead.time > Self.pause { typeAhead.text = "" }
    typeAhead.time = now
    // A space alone selects.
    if typeAhead.text.isEmpty, character == " " { return false }
    return find(typeAhead.text + text) || find(text) || character.onlyFinds
  }

  /// Returns whether a key is typed text, for the cell under the cursor or to find a row.
  func takesKey(_ key: Key) -> Bool {
    guard let text = KeyEvent(key).text, let character = text.first, character != " " else {
      return false
    }
    return cellStartsByTyping || findsByTyping && character.onlyFinds
  }

  private func find(_ wanted: String) -> Bool {
    typeAhead.text = ""
    let start = cursorPosition.map { wanted.count == 1 ? $0.index + 1 : $0.index } ?? 0
    guard let index = rows?.find(wanted, from: start) else { return false }
    moveCursor(to: index, direction: 1)
    typeAhead.text = wanted
    return true
  }
}

extension Character {
  /// Whether the character finds rows and nothing else: it never runs a shortcut.
  fileprivate var onlyFinds: Bool { isLetter || isNumber }
}
