import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// Who stops typing for so long begins another word.
  private static var pause: Duration { .seconds(1) }

  /// Where rows are found by what they say, typing goes to the next that begins so.
  ///
  /// Letters and digits do nothing else there, found or not: what one does should not depend on
  /// what rows there are. Other characters are a part of a word, or begin one that is there; else
  /// they mean what they mean elsewhere.
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
    let start = cursorMark.map { wanted.count == 1 ? $0.index + 1 : $0.index } ?? 0
    guard let index = rows.find(wanted, from: start) else {
      return false
    }
    moveCursor(to: index, direction: 1)
    typeAhead.text = wanted
    return true
  }
}
