import RecurseLayout
import RecurseReconciler
import RecurseWidgets

extension ListWidget {
  /// Whether the state says which one row is selected: then the cursor is where it says.
  var followsState: Bool { element.isBound && element.mode == .single }

  /// The widget's own part of a commit: the cursor goes where the state says, or on from where it
  /// may not stay.
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

  /// Whether the cursor may not stay on a row that is mounted: one that takes no cursor, or has no
  /// height. One that the state selects stays selected, unless the cursor came there unseen.
  func mustLeave(_ row: ListRowWidget) -> Bool {
    (cursorState.isOnUnknownRow || !followsState) && (!row.takesCursor || row.isHidden)
  }

  /// Whether the focus is here, or in a row.
  var holdsFocus: Bool { layerFocus?.isInside(self) == true }

  /// What following the state's selection leads to. Reported when the rows are let go: the
  /// transition may edit them in place.
  private var selectionChange: ListElement.Selection? {
    guard followsState, let rows else { return nil }
    return followSelection(in: rows)
  }

  /// Puts the cursor on the row that the state selects. Where that row is gone, its neighbour is
  /// selected if the person is in the list; a change made elsewhere, in a filter or by a button,
  /// selects no other row, as the next one would act on that.
  ///
  ///     state says   row is there        row was removed               row was never there
  ///     a row        the cursor follows  its neighbor is selected if   deselected
  ///                                      the list has the focus, else
  ///                                      none
  ///     nil          the cursor is removed, unless it is on a footer
  ///
  /// - Returns: the selection that the state is to have instead.
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
      // What the state selects stays selected, seen or not.
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

  /// Whether another list of the same owner has the row: then the selection is that list's as much
  /// as this one's.
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

  /// The row that is now at the index of a removed one, else the nearest after it, else before it.
  private func neighbour(of index: Int) -> Int? {
    guard let lazy, let rows else { return nil }
    func isRow(_ index: Int) -> Bool { rows.kind(at: index) == .row }
    return place(from: min(index, lazy.count - 1), direction: 1, in: lazy, where: isRow)
      ?? place(from: min(index, lazy.count - 1), direction: -1, in: lazy, where: isRow)
  }

  /// Looks for a row near the cursor, at the end, and among the first 16,777,216: only here a
  /// change costs more in a longer list.
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

  /// Whether what may take the cursor can change with no trait: a footer does where it can be tried
  /// again.
  private var endsWithFooter: Bool {
    (children.last as? ListRowWidget)?.element.kind == .listFooter
  }

  /// Before anybody moved the cursor it is on the first row that can be seen, unless that would
  /// select the row.
  ///
  /// - Parameter lines: how many lines there are of rows that are mounted.
  func placeFirstCursor(in visible: Range<Int>, lines: Int) {
    guard !hasCursor, element.mode != .single, let lazy, let instance else { return }
    // Where no row took it, none does before one comes or states something else.
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
      // Whether a footer takes it may change with no trait.
      if row.element.kind == .row { row.refusedCursor = search.traits }
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

  /// The next place for the cursor. Of rows that are not mounted nothing is known: there it is tried.
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

  /// Whether the cursor may come to a row that can be seen there; of rows that are not mounted
  /// no more is known than that they are rows.
  func mayTakeCursor(_ index: Int) -> Bool {
    if let row = row(at: index) { return row.takesCursor && !row.isHidden }
    guard element.hasSections, let rows, index < rows.count else { return true }
    return rows.kind(at: index).mayTakeCursor
  }

  /// Puts the cursor where there is none: on the first row that can be seen, or the last.
  func placeCursor(onFirst isFirst: Bool) -> Bool {
    let rows = rowsForCursor
    guard !hasCursor || cursorState.isLeftBehind,
      let index = isFirst ? rows.first : rows.last
    else { return false }
    return moveCursor(to: index, direction: isFirst ? 1 : -1)
  }

  /// Whether any row that can be seen takes the cursor.
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
    // Whether a row that is still to be made takes the cursor is seen when it is there.
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

  /// Tells the state which row is selected: that one, or none where it is not one that can be.
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

  /// No rows may be held here: else a transition that edits them copies them.
  private func report(_ change: ListElement.Selection) {
    cursorState.followed = change.isSelected ? change.key : nil
    send(change)
  }

  // MARK: - Selecting

  /// The row under the cursor is chosen: by Enter, or a click.
  func choose() -> Bool { offer(RowSelection()) }

  /// Selects the row under the cursor or takes it out of the selection.
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
