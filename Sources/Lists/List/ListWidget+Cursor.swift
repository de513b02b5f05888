import RecurseLayout
import RecurseReconciler
import RecurseWidgets

extension ListWidget {
  /// Whether the state selects one row, which then has the cursor.
  var followsState: Bool { element.isBound && element.mode == .single }

  /// The widget's own part of a commit: moves the cursor where the state says, or on from a row
  /// that no longer takes it.
  func updateCursor() {
    guard let lazy else { return }
    cursorState.hasFollowed = true
    if isTree, !followsState, let index = rows.flatMap(closedRow) {
      setCursor(at: index, selects: false)
    }
    if let change = selectionChange { report(change) }
    guard lazy.count > 0 else {
      (hasCursor, view.showsBest) = (false, false)
      return
    }
    showBest(of: lazy)
    // A row that the state selects stays selected.
    if !followsState, let index = cursorPosition?.index, !mayTakeCursor(index) {
      if let next = place(near: index, direction: cursorState.direction) {
        setCursor(at: next, selects: true)
      } else {
        removeCursor()
      }
    }
    recordLineage()
    updateHighlights()
  }

  /// Whether the list or one of its rows has the focus.
  var holdsFocus: Bool { layerFocus?.isInside(self) == true }

  /// The change that follows from the state's selection. It is reported after the rows are
  /// released, because the transition may edit them in place.
  private var selectionChange: ListElement.Selection? {
    guard followsState, let rows else { return nil }
    return selectionOfBest(in: rows) ?? followSelection(in: rows)
  }

  /// Moves the cursor to the row that the state selects. If that row was removed, its neighbor is
  /// selected if the list has the focus. After a change made elsewhere, in a filter or by a button,
  /// no other row is selected, because the next action would apply to it. A fallback that a
  /// modifier sets comes before these rules.
  ///
  ///     state says   row is there        row was removed               row was never there
  ///     a row        the cursor follows  its neighbor is selected if   deselected
  ///                                      the list has the focus, else
  ///                                      none; in a tree that was
  ///                                      closed over it, the parent
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
      revealCursor()
      return nil
    }
    guard isSettled else {
      // The row may be among those that are not ranked yet.
      cursorState.followed = last
      removeCursor()
      return nil
    }
    guard !isInOtherList(selected) else {
      removeCursor()
      return nil
    }
    cursorState.corrected = correction
    if selected == last, let closed = closedRow(in: rows) {
      setCursor(at: closed, selects: false)
      return selection(of: closed, in: rows)
    }
    if let other = fallbackRow(isKnown: selected == last) {
      setCursor(at: other, selects: false)
      return selection(of: other, in: rows)
    }
    removeCursor()
    return ListElement.Selection(key: selected, isSelected: false)
  }

  /// Returns the row to select in place of one that is gone.
  ///
  /// - Parameter isKnown: whether that one was among the rows before.
  private func fallbackRow(isKnown: Bool) -> Int? {
    // A ranking in slices has no place for the row until it is known that it is gone.
    let place = cursorPosition?.index ?? (view.isOfQuery ? 0 : nil)
    return switch nearestStyle({ $0.style.selectionFallback }) ?? .automatic {
    case .automatic: isKnown && holdsFocus ? place.flatMap(neighbour) : nil
    case .none: nil
    case .neighbor: isKnown ? place.flatMap(neighbour) : nil
    case .first: neighbour(of: 0)
    }
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
  func neighbour(of index: Int) -> Int? {
    guard let lazy, let rows else { return nil }
    return place(near: min(index, lazy.count - 1), direction: 1) { rows.kind(at: $0) == .row }
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

  /// Whether the person has scrolled the row with the cursor out of view.
  var cursorIsOutOfView: Bool {
    hasCursor && view.lines > 0 && !view.showedCursor && !view.revealsCursor
  }

  /// - Parameter edge: the edge at which a row that is larger than the list is shown in any case.
  func revealCursor(at edge: VerticalAlignment? = nil) {
    cursorState.isLeftBehind = false
    view.revealsCursor = true
    view.revealedEdge = edge
    view.wasScrolled = true
    setNeedsReport()
  }

  /// Places the cursor on the first visible row that takes it before the user has moved it, unless
  /// that would select the row.
  func placeFirstCursor(in visible: Range<Int>) {
    guard !hasCursor, element.mode != .single, let lazy else { return }
    // If no row took the cursor, none does until the rows or their elements change. A footer may
    // start to offer a retry without that.
    let search = FirstCursorSearch(visible: visible, rows: lazy.childrenVersion)
    let endsWithFooter = (children.last as? ListRowWidget)?.element.kind == .listFooter
    guard search != cursorState.firstSearch || endsWithFooter,
      let start = lazy.slot(of: visible.lowerBound)
    else { return }
    let rows = children[start...].prefix(visible.count)
    for (slot, row) in rows.enumerated() where (row as? ListRowWidget)?.takesCursor == true {
      setCursor(at: visible.lowerBound + slot, selects: false)
      cursorState.isUntouched = true
      return
    }
    if rows.count == visible.count { cursorState.firstSearch = search }
  }

  /// Moves the cursor to a row, or to the next in a direction that takes it; if there is none, to
  /// the last in the other direction.
  @discardableResult
  func moveCursor(
    to index: Int, direction: Int, selects: Bool = true, reveals: Bool = true
  ) -> Bool {
    guard let lazy, lazy.count > 0 else { return false }
    cursorState.direction = direction
    guard let target = place(near: min(max(0, index), lazy.count - 1), direction: direction) else {
      return false
    }
    let isElsewhere = target != cursorPosition?.index
    if isElsewhere { setCursor(at: target, selects: selects) }
    if reveals { revealCursor(at: isElsewhere ? direction < 0 ? .bottom : .top : nil) }
    return isElsewhere
  }

  /// Returns the place for the cursor that is nearest to an index in a direction; if there is none,
  /// the nearest in the other direction.
  private func place(
    near index: Int, direction: Int, where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    place(from: index, direction: direction, where: isWanted)
      ?? place(from: index, direction: -direction, where: isWanted)
  }

  /// Searches ``ListRows/searched`` rows. Their data answers, so none is mounted for the search.
  private func place(from start: Int, direction: Int, where isWanted: (Int) -> Bool) -> Int? {
    guard let lazy else { return nil }
    // Asked for once: a list may compute its rows.
    var rows: ListRows?
    var index = start
    while (0..<lazy.count).contains(index), abs(index - start) < ListRows.searched {
      if row(at: index) == nil, rows == nil { rows = self.rows }
      if mayTakeCursor(index, of: rows), isWanted(index) { return index }
      index += direction
    }
    return nil
  }

  /// Returns whether the cursor may move to a row.
  func mayTakeCursor(_ index: Int) -> Bool {
    mayTakeCursor(index, of: row(at: index) == nil ? rows : nil)
  }

  /// - Parameter rows: the rows, which are asked about one that is not mounted.
  private func mayTakeCursor(_ index: Int, of rows: ListRows?) -> Bool {
    row(at: index)?.takesCursor ?? rows?.isSelectable(at: index) ?? false
  }

  /// Places a missing cursor on the first visible row, or the last.
  func placeCursor(onFirst isFirst: Bool) -> Bool {
    let rows = rowsForCursor
    guard !hasCursor || cursorState.isLeftBehind,
      let index = isFirst ? rows.first : rows.last
    else { return false }
    return moveCursor(to: index, direction: isFirst ? 1 : -1)
  }

  /// The first visible row that takes the cursor.
  var firstVisibleRow: ListRowWidget? { rowsForCursor.first.flatMap(row) }

  /// Whether a visible row takes the cursor.
  var canPlaceCursor: Bool { !rowsForCursor.isEmpty }

  private var rowsForCursor: [Int] {
    shownPart?.visible.filter { row(at: $0) != nil && mayTakeCursor($0) } ?? []
  }

  func setCursor(at index: Int, selects: Bool) {
    guard let lazy, let position = lazy.position(at: index) else { return }
    typeAhead.text = ""
    (cursorState.isUntouched, cursorState.isLeftBehind) = (false, false)
    var window = lazy.window
    if selects { view.followsBest = false }
    let last = cursorPosition
    guard last != position else { return }
    if hasCursor { window.pinned[0] = position } else { window.pinned.insert(position, at: 0) }
    hasCursor = true
    request(window)
    // Only a footer that is mounted is sure to take the cursor.
    if row(at: index) == nil { tree?.setNeedsCommitUpdate(for: self) }
    // Where the state has the selection, its update records them.
    if !followsState { recordLineage() }
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
    request(window)
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

  func selection(of index: Int, in rows: ListRows) -> ListElement.Selection? {
    guard rows.kind(at: index) == .row else {
      return rows.selected.map { ListElement.Selection(key: $0, isSelected: false) }
    }
    return ListElement.Selection(key: rows.key(at: index), isSelected: true)
  }

  /// Reports a change. No rows may be held here, or a transition that edits them would copy them.
  private func report(_ change: ListElement.Selection) {
    cursorState.followed = change.isSelected ? change.key : nil
    send(.selection(change))
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
      send(.selection(ListElement.Selection(key: cursor.key, isSelected: isSelected)))
    } else {
      if isSelected { ownSelection.insert(cursor.key) } else { ownSelection.remove(cursor.key) }
      row.isInOwnSelection = isSelected
    }
    if isSelected { offer(RowSelection()) } else { offer(RowDeselection()) }
    cursorState.anchor = isSelected ? SelectionAnchor(cursor, isSet: true) : nil
    return true
  }

  /// Offers an event to the row under the cursor.
  @discardableResult
  func offer<Event>(_ event: Event) -> Bool {
    guard let row = cursorRow, row.takesCursor else { return false }
    return row.instance?.offer(toRow: event) ?? false
  }
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
