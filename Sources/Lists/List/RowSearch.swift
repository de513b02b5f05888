import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A search for a row that the cursor can move to. It skips rows that take no cursor, and rows
/// without height: an `if` that is false, or collapsed content.
///
/// The kind of a row is known only after its layout. So a search mounts rows in parts, each as
/// large as all before it together: a hundred thousand rows take a dozen layouts, and each row is
/// made once.
struct RowSearch {
  /// The position of the cursor, which may not stay there.
  let start: Int
  /// The rows already examined.
  var known: Range<Int>
  /// The window to return to.
  let home: Range<Int>
  var direction: Int
  var hasTurned = false

  init(from start: Int, direction: Int, home: Range<Int>) {
    self.start = start
    known = start..<(start + 1)
    self.home = home
    self.direction = direction
  }

  /// The next row to examine.
  var next: Int { direction > 0 ? known.upperBound : known.lowerBound - 1 }

  mutating func take(_ index: Int) {
    known = min(known.lowerBound, index)..<max(known.upperBound, index + 1)
  }

  /// Returns the next part, or an empty range.
  func part(of count: Int, atLeast viewport: Int) -> Range<Int> {
    let size = max(viewport, known.count)
    return direction > 0
      ? known.upperBound..<min(count, known.upperBound + size)
      : max(0, known.lowerBound - size)..<known.lowerBound
  }
}

/// The last and the first row that can have the cursor, once a search found none beyond.
struct CursorLimits {
  var last: Int?
  var first: Int?
}

extension ListWidget {
  /// Moves the cursor from a row where it may not stay: in its previous direction, or else in the
  /// other.
  ///
  /// - Returns: whether rows must be made first.
  func leaveRow(of lazy: LazyInstance) -> Bool {
    guard let cursor = cursorPosition, let row = row(at: cursor.index), mustLeave(row) else {
      cursorState.isOnUnknownRow = false
      cursorState.find = nil
      return endSearch(of: lazy)
    }
    if cursorState.find != nil {
      leaveFoundRow(at: cursor.index)
      return true
    }
    var search =
      cursorState.search.flatMap { $0.start == cursor.index ? $0 : nil }
      ?? RowSearch(from: cursor.index, direction: cursorState.direction, home: lazy.window.range)
    while true {
      while let row = self.row(at: search.next), row.layout.isPlaced {
        let index = search.next
        if mayTakeCursor(index) { return found(index, search, lazy) }
        search.take(index)
      }
      let part = search.part(of: lazy.count, atLeast: max(1, contentSize.rows))
      if !part.isEmpty {
        cursorState.search = search
        var window = lazy.window
        window.range = part
        report(window)
        setNeedsReport()
        return true
      }
      guard !search.hasTurned else { return foundNone(search, lazy) }
      search.hasTurned = true
      search.direction = -search.direction
    }
  }

  private func found(_ index: Int, _ search: RowSearch, _ lazy: LazyInstance) -> Bool {
    let isWanted = cursorState.isOnUnknownRow
    cursorState.search = search
    setCursor(at: index, selects: true)
    cursorState.isOnUnknownRow = false
    if search.known.upperBound == lazy.count { cursorState.limits.last = index }
    if search.known.lowerBound == 0 { cursorState.limits.first = index }
    if isWanted { revealCursor() }
    return endSearch(of: lazy)
  }

  private func foundNone(_ search: RowSearch, _ lazy: LazyInstance) -> Bool {
    cursorState.search = search
    giveUpCursor()
    return endSearch(of: lazy)
  }

  /// Removes the cursor because no row takes it, and reports to the state that its selection is
  /// gone.
  func giveUpCursor() {
    if let selected = cursorState.followed, followsState { deselect(selected) }
    removeCursor()
    cursorState.isOnUnknownRow = false
  }

  /// Returns to the rows that were mounted before.
  private func endSearch(of lazy: LazyInstance) -> Bool {
    guard let search = cursorState.search else { return false }
    cursorState.search = nil
    var window = lazy.window
    guard window.range != search.home else { return false }
    window.range = search.home
    report(window)
    setNeedsReport()
    return true
  }

  /// Returns whether a row is not mounted and lies where a search found none.
  func isBeyondLimit(_ index: Int) -> Bool {
    guard let cursor = cursorPosition?.index, row(at: index) == nil else { return false }
    return index > cursor
      ? cursorState.limits.last == cursor : cursorState.limits.first == cursor
  }
}
