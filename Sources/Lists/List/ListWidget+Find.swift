import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// After a pause of this length, typing begins another word.
  private static var pause: Duration { .seconds(1) }

  /// Where rows are found by what they say, typing goes to the next that begins so.
  ///
  /// Letters and digits never run shortcuts there, even if nothing is found. Other characters continue a
  /// word, or begin one that is found; else they keep their other meaning.
  func find(_ key: KeyEvent) -> Bool {
    guard let text = key.text, let character = text.first, canFind,
      let rows
    else { return false }
    let now = tree?.timeline?.now ?? .zero
    if now - typeAhead.time > Self.pause { typeAhead.text = "" }
    typeAhead.time = now
    // Alone a space selects.
    if typeAhead.text.isEmpty, character == " " { return false }
    return find(typeAhead.text + text, in: rows) || find(text, in: rows)
      || character.isLetter || character.isNumber
  }

  private func find(_ wanted: String, in rows: ListRows) -> Bool {
    typeAhead.text = ""
    let start = cursorPosition.map { wanted.count == 1 ? $0.index + 1 : $0.index } ?? 0
    guard let index = rows.find(wanted, from: start) else {
      return false
    }
    moveCursor(to: index, direction: 1)
    typeAhead.text = wanted
    return true
  }
}
