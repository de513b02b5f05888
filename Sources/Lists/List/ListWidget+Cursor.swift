import RecurseLayout
import RecurseReconciler
import RecurseWidgets

extension ListWidget {
  /// Whether the state selects one row, which then has the cursor.
  var followsState: Bool { element.isBound && element.mode == .single }

  /// The widget's own part of a commit: moves the cursor where the state says, or on from a row
  /// where it may not stay.
  func updateCursor() {
    guard let lazy else { return }
    cursorState.hasFollowed = true
    if let change = selectionChange { report(change) }
    guard lazy.count > 0 else {
      hasCursor = false
      return
    }
    if let cursorRow, mustLeave(cursorRow) {
      tree?.laysOutBeforeInput = true
      setNeedsReport()
    }
    updateHighlights()
  }

  /// Returns whether the cursor may not stay on a mounted row: one that takes no cursor or has no
  /// height. A row that the state selects stays selected, unless the cursor came there unseen.
  func mustLeave(_ row: ListRowWidget) -> Bool {
    (cursorState.isOnUnknownRow || !followsState) && (!row.takesCursor || row.isHidden)
  }

  /// Whether the list or one of its rows has the focus.
  var holdsFocus: Bool { layerFocus?.isInside(self) == true }

  /// The change that follows from the state's selection. It is reported after the rows are
  /// released, because the transition may edit them in place.
  private var selectionChange: ListElement.Selection? {
    guard followsState, let rows else { return nil }
    return followSelection(in: rows)
  }

  /// Moves the cursor to the row that the state selects. If that row was removed, its neighbor is
  /// selected if the list has the focus; after a change made elsewhere, in a filter or by a button,
  /// no other row is selected, because the next action would apply to it.
  ///
  ///     state says   row is there        row was removed               row was never there
  ///     a row        the cursor follows  its neighbor is selected if   deselected
  ///                                      the list has the focus, else
  ///                                      none
  ///     nil          the cursor is removed, unless it is on a footer
  ///
  /// - Returns: the selection to report to the state instead.
  private func followSelection(in rows: ListRows) -> ListElement.Selection? {
    let last = cursorState.followed
    cursorState.followed = rows.selected
    guard let selected = rows.selected else {
      cursorState.corrected = nil
      if let cursor = cursorPosition, rows.kind(at: cursor.index) != .listFooter { removeCursor() }
      return nil
    }
    if cursorPosition?.key == selected {
      cursorState.corrected = nil
      return nil
    }
    // A missing selection is reported once for each set of rows.
    let correction = SelectionCorrection(key: selected, rows: lazy?.childrenVersion, rows.count)
    guard cursorState.corrected != correction else { return nil }
    if let index = place(of: selected, in: rows) {
      recordArrival(of: LazyPosition(key: selected, index: index), among: rows.count)
      setCursor(at: index, selects: false)
      // A row that the state selects stays selected, visible or not.
      cursorState.isOnUnknownRow = false
      revealCursor()
      return nil
    }
    guard !isInOtherList(selected) else {
      removeCursor()
      return nil
    }
    cursorState.corrected = correction
    if selected == last, holdsFocus, let index = cursorPosition?.index,
      let neighbour = neighbour(of: index)
    {
      setCursor(at: neighbour, selects: false)
      return selection(of: neighbour, in: rows)
    }
    removeCursor()
    return ListElement.Selection(key: selected, isSelected: false)
  }

  /// Returns whether another list of the same owner has the row: the selection then belongs to both
  /// lists.
  private func isInOtherList(_ key: NodeKey) -> Bool {
    for root in tree?.roots ?? [] {
      var widget: Widget? = root
      while let current = widget {
        if let list = current as? ListWidget, list !== self, list.followsState,
          list.instance?.owner === instance?.owner, let rows = list.rows,
          list.place(of: key, in: rows) != nil
        {
          return true
        }
        widget = current.next()
      }
    }
    return false
  }

  /// Returns the row now at the index of a removed one, otherwise the nearest after it, otherwise
  /// the nearest before it.
  private func neighbour(of index: Int) -> Int? {
    guard let lazy, let rows else { return nil }
    func isRow(_ index: Int) -> Bool { rows.kind(at: index) == .row }
    return place(from: min(index, lazy.count - 1), direction: 1, in: lazy, where: isRow)
      ?? place(from: min(index, lazy.count - 1), direction: -1, in: lazy, where: isRow)
  }

  /// Searches for a row near the cursor, at the end, and among the first 16,777,216. This is the
  /// only place where a change costs more in a longer list.
  func place(of key: NodeKey, in rows: ListRows) -> Int? {
    let start = cursorPosition?.index ?? 0
    let ends = [-start, rows.count - 1 - start]
    return rows.find(LazyPosition(key: key, index: start), shifts: ends)
      ?? rows.find(LazyPosition(key: key, index: rows.count - 1), shifts: [])
      ?? rows.place(of: key)
  }

  func revealCursor() {
    cursorState.isLeftBehind = false
    view.revealsCursor = true
    view.wasScrolled = true
    setNeedsReport()
  }

  /// Whether the rows that take the cursor can change without a trait: a footer takes it if it
  /// offers a retry.
  private var endsWithFooter: Bool {
    (children.last as? ListRowWidget)?.element.kind == .listFooter
  }

  /// Places the cursor on the first visible row before the user has moved it, unless that would
  /// select the row.
  ///
  /// - Parameter lines: the number of lines of the mounted rows.
  func placeFirstCursor(in visible: Range<Int>, lines: Int) {
    guard !hasCursor, element.mode != .single, let lazy, let instance else { return }
    // If no row took the cursor, none does until a row is added or its state changes.
    let search = CursorSearch(
      visible: visible, lines: lines, traits: instance.traitsVersion, rows: lazy.childrenVersion)
    guard search != cursorState.firstSearch || endsWithFooter else { return }
    cursorState.firstSearch = search
    guard let start = lazy.slot(of: visible.lowerBound) else { return }
    let children = children
    for index in visible {
      let slot = start + index - visible.lowerBound
      guard slot < children.count, let row = children[slot] as? ListRowWidget
      else { return }
      if row.refusedCursor == search.traits || row.isHidden { continue }
      if row.takesCursor {
        setCursor(at: index, selects: false)
        cursorState.isUntouched = true
        return
      }
      // A footer can start to take the cursor without a change of traits.
      if row.element.kind == .row { row.refusedCursor = search.traits }
    }
  }

  /// Moves the cursor to a row, or to the next in a direction that takes it; if there is none, to
  /// the last in the other direction.
  @discardableResult
  func moveCursor(
    to index: Int, direction: Int, selects: Bool = true, reveals: Bool = true
  ) -> Bool {
    guard let lazy, lazy.count > 0 else { return false }
    let start = min(max(0, index), lazy.count - 1)
    cursorState.direction = direction
    let target =
      place(from: start, direction: direction, in: lazy)
      ?? place(from: start, direction: -direction, in: lazy)
    guard let target, !isBeyondLimit(target) else {
      if reveals, target != nil { revealCursor() }
      return false
    }
    let isElsewhere = target != cursorPosition?.index
    if isElsewhere { setCursor(at: target, selects: selects) }
    if reveals { revealCursor() }
    return isElsewhere
  }

  /// Returns the next place for the cursor. Nothing is known of rows that are not mounted, so the
  /// cursor tries them.
  private func place(
    from start: Int, direction: Int, in lazy: LazyInstance,
    where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var index = start
    while index >= 0, index < lazy.count {
      if mayTakeCursor(index), isWanted(index) { return index }
      index += direction
    }
    return nil
  }

  /// Returns whether the cursor may move to a visible row at an index. Rows that are not mounted
  /// are known only by their kind.
  func mayTakeCursor(_ index: Int) -> Bool {
    if let row = row(at: index) { return row.takesCursor && !row.isHidden }
    guard element.hasSections, let rows, index < rows.count else { return true }
    return rows.kind(at: index).mayTakeCursor
  }

  /// Places a missing cursor on the first visible row, or the last.
  func placeCursor(onFirst isFirst: Bool) -> Bool {
    let rows = rowsForCursor
    guard !hasCursor || cursorState.isLeftBehind,
      let index = isFirst ? rows.first : rows.last
    else { return false }
    return moveCursor(to: index, direction: isFirst ? 1 : -1)
  }

  /// Whether a visible row takes the cursor.
  var canPlaceCursor: Bool { !rowsForCursor.isEmpty }

  private var rowsForCursor: [Int] {
    shownPart?.visible.filter { row(at: $0) != nil && mayTakeCursor($0) } ?? []
  }

  func setCursor(at index: Int, selects: Bool) {
    guard let lazy, let position = lazy.position(at: index) else { return }
    typeAhead.text = ""
    cursorState.find = nil
    (cursorState.isUntouched, cursorState.isLeftBehind) = (false, false)
    var window = lazy.window
    let last = cursorPosition
    guard last != position else { return }
    if hasCursor { window.pinned[0] = position } else { window.pinned.insert(position, at: 0) }
    hasCursor = true
    cursorState.isOnUnknownRow = row(at: index)?.layout.isPlaced != true
    report(window)
    // Once the row is made, the commit checks whether it takes the cursor.
    if row(at: index) == nil { tree?.setNeedsCommitUpdate(for: self) }
    updateHighlights()
    guard selects, element.mode == .single else { return }
    if let last { row(at: last.index)?.instance?.offer(toRow: RowDeselection()) }
    select(index)
  }

  func removeCursor() {
    guard hasCursor, let lazy else { return }
    var window = lazy.window
    if !window.pinned.isEmpty { window.pinned.removeFirst() }
    hasCursor = false
    report(window)
    updateHighlights()
  }

  /// Reports the selected row to the state, or none if the row cannot be selected.
  private func select(_ index: Int) {
    if let change = selection(of: index) { report(change) }
  }

  private func selection(of index: Int) -> ListElement.Selection? {
    guard followsState, let rows else { return nil }
    return selection(of: index, in: rows)
  }

  private func selection(of index: Int, in rows: ListRows) -> ListElement.Selection? {
    guard rows.kind(at: index) == .row else {
      return rows.selected.map { ListElement.Selection(key: $0, isSelected: false) }
    }
    return ListElement.Selection(key: rows.key(at: index), isSelected: true)
  }

  func deselect(_ key: NodeKey) { report(ListElement.Selection(key: key, isSelected: false)) }

  /// Reports a change. No rows may be held here, or a transition that edits them would copy them.
  private func report(_ change: ListElement.Selection) {
    cursorState.followed = change.isSelected ? change.key : nil
    send(change)
  }

  // MARK: - Selecting

  /// Chooses the row under the cursor, for Enter or a click.
  func choose() -> Bool { offer(RowSelection()) }

  /// Selects or deselects the row under the cursor.
  func toggle() -> Bool {
    guard element.mode == .multiple, let cursor = cursorPosition, let row = cursorRow else {
      return false
    }
    let isSelected = !row.isSelected
    if element.isBound {
      send(ListElement.Selection(key: cursor.key, isSelected: isSelected))
    } else {
      if isSelected { ownSelection.insert(cursor.key) } else { ownSelection.remove(cursor.key) }
      row.isInOwnSelection = isSelected
    }
    if isSelected { offer(RowSelection()) } else { offer(RowDeselection()) }
    cursorState.anchor = SelectionAnchor(cursor, isSet: true)
    return true
  }

  /// Offers an event to the row under the cursor.
  @discardableResult
  func offer<Event>(_ event: Event) -> Bool {
    guard let row = cursorRow, row.takesCursor else { return false }
    return row.instance?.offer(toRow: event) ?? false
  }
}

/// The dependencies of a search for a row that takes the cursor.
struct CursorSearch: Equatable {
  var visible: Range<Int>
  var lines: Int
  var traits: Int
  var rows: Int
}

/// A selection that was not among the rows of a list, and was reported to the state.
struct SelectionCorrection: Equatable {
  private let key: NodeKey
  private let version: Int?
  private let count: Int

  init(key: NodeKey, rows version: Int?, _ count: Int) {
    self.key = key
    self.version = version
    self.count = count
  }
}
