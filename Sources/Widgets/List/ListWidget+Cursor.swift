import RecurseReconciler

extension ListWidget {
  /// The widget's own part of a commit: the cursor goes where the state says, or on from where it
  /// may not stay.
  func settleCursor() {
    guard let lazy, lazy.count > 0 else {
      hasCursor = false
      return
    }
    followSelection()
    if let cursor = cursorMark, let row = row(at: cursor.index), !row.takesCursor {
      moveCursor(to: cursor.index, direction: direction, selects: false, reveals: false)
    }
    updateHighlights()
  }

  /// Where the state selects another row, the cursor goes there. Where the selected row is gone,
  /// the one that the cursor is on now is selected.
  private func followSelection() {
    guard element.isBound, element.mode == .single, let rows else { return }
    let last = followed
    followed = rows.selected
    guard let selected = rows.selected, selected != cursorMark?.key else { return }
    if selected != last {
      guard let index = place(of: selected, in: rows) else { return }
      noteArrival(of: LazyMark(key: selected, index: index), among: rows.count)
      setCursor(at: index, selects: false)
      revealCursor()
    } else if let cursor = cursorMark, row(at: cursor.index)?.takesCursor == true {
      followed = cursor.key
      send(ListElement.Selection(key: cursor.key, isSelected: true))
    }
  }

  /// Looks for a row everywhere: only here a change costs more in a longer list.
  func place(of key: NodeKey, in rows: ListRows) -> Int? {
    let start = cursorMark?.index ?? 0
    let ends = [-start, rows.count - 1 - start]
    return rows.find(LazyMark(key: key, index: start), shifts: ends)
      ?? rows.find(LazyMark(key: key, index: rows.count - 1), shifts: [])
      ?? (0..<rows.count).first { rows.key(at: $0) == key }
  }

  func revealCursor() {
    revealsCursor = true
    wasScrolled = true
    setNeedsReport()
  }

  /// Whether what may take the cursor can change with no fact: a footer does where it can be tried
  /// again.
  private var endsWithFooter: Bool {
    (children.last as? ListRowWidget)?.element.kind == .listFooter
  }

  /// Before anybody moved the cursor it stands on the first row that can be seen.
  func placeFirstCursor(in visible: Range<Int>) {
    guard !hasCursor, let lazy, let instance else { return }
    // Where no row took it, none does before one comes or states something else.
    let search = CursorSearch(
      visible: visible, facts: instance.factsVersion, rows: lazy.arrangement)
    guard search != lastSearch || endsWithFooter else { return }
    lastSearch = search
    guard let start = lazy.slot(of: visible.lowerBound) else { return }
    let children = children
    for index in visible {
      let slot = start + index - visible.lowerBound
      guard slot < children.count, let row = children[slot] as? ListRowWidget
      else { return }
      if row.refusedCursor == search.facts { continue }
      if row.takesCursor { return setCursor(at: index, selects: false) }
      // Whether a footer takes it may change with no fact.
      if row.element.kind == .row { row.refusedCursor = search.facts }
    }
  }

  /// Puts the cursor on a row, or on the next in a direction that takes it; where there is none, on
  /// the last in the other direction.
  @discardableResult
  func moveCursor(
    to index: Int, direction: Int, selects: Bool = true, reveals: Bool = true
  ) -> Bool {
    guard let lazy, lazy.count > 0 else { return false }
    let start = min(max(0, index), lazy.count - 1)
    self.direction = direction
    let target =
      place(from: start, direction: direction, in: lazy)
      ?? place(from: start, direction: -direction, in: lazy)
    guard let target else { return false }
    let isElsewhere = target != cursorMark?.index
    if isElsewhere { setCursor(at: target, selects: selects) }
    if reveals { revealCursor() }
    return isElsewhere
  }

  /// The next place for the cursor. Of rows that are not alive nothing is known: there it is tried.
  private func place(from start: Int, direction: Int, in lazy: LazyInstance) -> Int? {
    var index = start
    while index >= 0, index < lazy.count {
      guard let row = row(at: index), !row.takesCursor else { return index }
      index += direction
    }
    return nil
  }

  func setCursor(at index: Int, selects: Bool) {
    guard let lazy, let mark = lazy.mark(at: index) else { return }
    typed = ""
    var window = lazy.window
    let last = cursorMark
    guard last != mark else { return }
    if hasCursor { window.marks[0] = mark } else { window.marks.insert(mark, at: 0) }
    hasCursor = true
    report(window)
    // Whether a row that is still to be made takes the cursor is seen when it is there.
    if row(at: index) == nil { tree?.noteSettling(of: self) }
    updateHighlights()
    guard selects, element.mode == .single else { return }
    if let last { row(at: last.index)?.instance?.offer(toRow: RowDeselection()) }
    followed = mark.key
    if element.isBound { send(ListElement.Selection(key: mark.key, isSelected: true)) }
  }

  // MARK: - Selecting

  /// The row under the cursor is chosen: by Enter, or a click.
  func choose() -> Bool { offer(RowSelection()) }

  /// Selects the row under the cursor or takes it out of the selection.
  func toggle() -> Bool {
    guard element.mode == .multiple, let cursor = cursorMark, let row = cursorRow else {
      return false
    }
    let isSelected = !row.isSelected
    if element.isBound {
      send(ListElement.Selection(key: cursor.key, isSelected: isSelected))
    } else {
      if isSelected { held.insert(cursor.key) } else { held.remove(cursor.key) }
      row.isHeldSelected = isSelected
    }
    if isSelected { offer(RowSelection()) } else { offer(RowDeselection()) }
    return true
  }

  /// Says something to the row under the cursor.
  @discardableResult
  func offer<Event>(_ event: Event) -> Bool {
    guard let row = cursorRow, row.takesCursor else { return false }
    return row.instance?.offer(toRow: event) ?? false
  }
}

/// What a search for a row that takes the cursor depends on.
struct CursorSearch: Equatable {
  var visible: Range<Int>
  var facts: Int
  var rows: Int
}
