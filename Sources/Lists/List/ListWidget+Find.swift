import RecurseLayout
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
    guard let text = key.text, let character = text.first, findsByTyping
    else { return false }
    let now = tree?.timeline?.now ?? .zero
    if now - typeAhead.time > Self.pause { typeAhead.text = "" }
    typeAhead.time = now
    // Alone a space selects.
    if typeAhead.text.isEmpty, character == " " { return false }
    return find(typeAhead.text + text) || find(text)
      || character.isLetter || character.isNumber
  }

  /// Whether a key is typed: into the cell under the cursor, or to find a row.
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

  /// The next row whose text begins so and that may take the cursor, as far as it is mounted; of the
  /// others nothing is known.
  ///
  /// - Parameter first: the first row that was tried: the search ends there.
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

  /// Goes on from a row that was found and turns out to take no cursor: to the next that begins so,
  /// or back.
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

/// A row that was found by typing before it was mounted: whether it takes the cursor is seen then.
struct PendingFind {
  var text: String
  /// The first row that was tried.
  var first: Int
  /// Where the cursor was.
  var origin: LazyPosition?
  var tries = 0

  /// Each try mounts a row: a find among more that take no cursor is given up.
  static let maximumTries = 32
}
