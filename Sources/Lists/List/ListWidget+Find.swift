import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// The pause after which typing starts a new word.
  private static var pause: Duration { .seconds(1) }

  /// Moves to the next row that begins with the typed text, if rows can be found by their texts.
  ///
  /// Letters and digits then never run shortcuts, even if nothing is found. Other characters
  /// continue a word, or start one that is found; otherwise they keep their other meaning.
  func find(_ key: KeyEvent) -> Bool {
    guard let text = key.text, let character = text.first, findsByTyping
    else { return false }
    let now = tree?.timeline?.now ?? .zero
    if now - typeAhead.time > Self.pause { typeAhead.text = "" }
    typeAhead.time = now
    // A space alone selects.
    if typeAhead.text.isEmpty, character == " " { return false }
    return find(typeAhead.text + text) || find(text)
      || character.isLetter || character.isNumber
  }

  /// Returns whether a key is typed text, for the cell under the cursor or to find a row.
  func takesKey(_ key: Key) -> Bool {
    guard let text = KeyEvent(key).text, let character = text.first, character != " " else {
      return false
    }
    return cellStartsByTyping || findsByTyping && (character.isLetter || character.isNumber)
  }

  private func find(_ wanted: String) -> Bool {
    typeAhead.text = ""
    let start = cursorPosition.map { wanted.count == 1 ? $0.index + 1 : $0.index } ?? 0
    guard let index = match(for: wanted, from: start, first: nil) else { return false }
    let find = PendingFind(text: wanted, first: index, origin: cursorPosition)
    moveCursor(to: index, direction: 1)
    if row(at: index)?.layout.isPlaced != true { cursorState.find = find }
    typeAhead.text = wanted
    return true
  }

  /// Returns the next row whose text begins with the typed text and that may take the cursor;
  /// nothing is known of rows that are not mounted.
  ///
  /// - Parameter first: the first row that was tried, at which the search ends.
  private func match(for text: String, from start: Int, first: Int?) -> Int? {
    guard let rows else { return nil }
    var end = first
    var next = rows.find(text, from: start)
    while let index = next, index != end {
      if mayTakeCursor(index) { return index }
      end = end ?? index
      next = rows.find(text, from: index + 1)
    }
    return nil
  }

  /// Moves on from a found row that turns out to take no cursor: to the next match, or back.
  func leaveFoundRow(at index: Int) {
    guard var find = cursorState.find else { return }
    cursorState.find = nil
    find.tries += 1
    if find.tries < PendingFind.maximumTries,
      let next = match(for: find.text, from: index + 1, first: find.first)
    {
      setCursor(at: next, selects: true)
      if row(at: next)?.layout.isPlaced != true { cursorState.find = find }
    } else if let origin = find.origin {
      setCursor(at: origin.index, selects: true)
      cursorState.isOnUnknownRow = false
    } else {
      giveUpCursor()
    }
    revealCursor()
  }
}

/// A row found by typing before it was mounted. Mounting it shows whether it takes the cursor.
struct PendingFind {
  var text: String
  /// The first row that was tried.
  var first: Int
  /// The original position of the cursor.
  var origin: LazyPosition?
  var tries = 0

  /// The number of tries after which a search is given up. Each try mounts a row that takes no
  /// cursor.
  static let maximumTries = 32
}
