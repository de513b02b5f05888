import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension ListWidget {
  /// Visits the listeners of the row under the cursor, which gets keys first, as if it had the
  /// focus. If that row is out of view, a key that one of them would take shows the row instead.
  func firstListener(for key: KeyEvent?, where takes: (Instance) -> Bool) -> Bool {
    guard let row = cursorRow?.instance else { return false }
    guard let key, cursorIsOutOfView else { return row.firstInRow(where: takes) }
    guard row.firstInRow(where: { tree?.wouldTake(key, at: $0) == true }) else { return false }
    revealCursor()
    return true
  }

  /// Handles a key that the row under the cursor does not use.
  func handleKey(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    guard isFocused else { return handleFromInside(key) }
    view.keptCount = nil
    if key.text == nil { typeAhead.text = "" }
    if let text = key.text, text != " ", isEditable, typeInCell(text) {
      return true
    }
    return find(key) || showCursor(before: key.key) || navigate(key.key) || openOrClose(key.key)
      || act(key.key) || goToSection(key) || placeCursor(byArrow: key.key)
      || keepsArrow(key.key)
  }

  /// If nothing is selected, → and ← select the first visible row where they have a use for it.
  private func placeCursor(byArrow key: Key) -> Bool {
    guard !hasCursor, key == .left || key == .right, let first = firstVisibleRow,
      isTree || acts(key, on: first)
    else { return false }
    return placeCursor(onFirst: true)
  }

  /// Handles a key that the focused content of a row does not use.
  private func handleFromInside(_ key: KeyEvent) -> Bool {
    if layerFocus?.isTyping == true { return leaveCell(by: key.key) }
    if key.key == .escape {
      layerFocus?.move(to: self)
      return true
    }
    guard navigate(key.key) else { return false }
    layerFocus?.move(to: self)
    return true
  }

  /// Takes a key that nothing else uses: typed text and Backspace go on with the query. A list
  /// without one moves by j and k, the letters of vi.
  func handleUnusedKey(_ key: KeyEvent) -> Bool {
    guard !isDisabled, isFocused else { return false }
    if element.continuesQuery, let text = key.text {
      send(.queryText(text))
      return true
    }
    if element.continuesQuery, key.key == .backspace, view.isOfQuery {
      send(.queryBackspace)
      return true
    }
    return switch key.key {
    case .character("j"): navigate(.down)
    case .character("k"): navigate(.up)
    // Without a cursor they would have no use, and nothing would say why.
    case .enter, .space: !hasCursor && placeCursor(onFirst: true)
    default: false
    }
  }

  private func navigate(_ key: Key) -> Bool {
    guard let lazy, lazy.count > 0 else { return false }
    guard let cursor = cursorPosition?.index else {
      // If nothing takes the cursor, the content can still be scrolled.
      return placeCursor(by: key) || scroll(key)
    }
    if cursorState.isLeftBehind, placeCursor(by: key) { return true }
    if let distance = distance(withinRowAt: cursor, by: key) {
      scroll(by: distance)
      return true
    }
    switch key {
    case .up: moveCursor(to: cursor - 1, direction: -1)
    case .down: moveCursor(to: cursor + 1, direction: 1)
    case .pageUp: moveCursor(to: cursor - page, direction: -1)
    case .pageDown: moveCursor(to: cursor + page, direction: 1)
    case .home:
      moveCursor(to: 0, direction: 1)
      revealCursor(at: .top)
    case .end:
      moveCursor(to: lazy.count - 1, direction: -1)
      revealCursor(at: .bottom)
    case Key.up.with(.control): moveToSection(-1, from: cursor)
    case Key.down.with(.control): moveToSection(1, from: cursor)
    case Key.up.with(.alt): return moveRow(-1)
    case Key.down.with(.alt): return moveRow(1)
    default: return rangeStep(for: key).map(extendSelection) ?? false
    }
    return true
  }

  /// The number of rows by which a key with Shift moves the end of a range; `nil` for other keys.
  private func rangeStep(for key: Key) -> Int? {
    guard key.modifiers == .shift, let lazy, let cursor = cursorPosition?.index else { return nil }
    return switch key.code {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    case .home: -cursor
    case .end: lazy.count - 1 - cursor
    default: nil
    }
  }

  /// If nothing is selected, the first arrow key selects a visible row.
  private func placeCursor(by key: Key) -> Bool {
    switch key {
    case .down, .pageDown, Key.down.with(.control): return placeCursor(onFirst: true)
    case .up, .pageUp, Key.up.with(.control): return placeCursor(onFirst: false)
    case .home where canPlaceCursor: return moveCursor(to: 0, direction: 1)
    case .end where canPlaceCursor: return moveCursor(to: .max, direction: -1)
    default: return false
    }
  }

  private func scroll(_ key: Key) -> Bool {
    guard let key = KeyScroll(key), key.axis != .horizontal else { return false }
    switch key.distance {
    case .lines(let count): scroll(by: count)
    case .pages(let count): scroll(by: count * max(1, contentSize.rows - 1))
    case .start: showEnd(atTop: true)
    case .end: showEnd(atTop: false)
    }
    return true
  }

  func scroll(by lines: Int) {
    view.followsBest = false
    view.pendingScroll += lines
    view.wasScrolled = true
    setNeedsPaint()
    setNeedsReport()
  }

  /// Scrolls to the first or the last row.
  private func showEnd(atTop isTop: Bool) {
    guard let lazy else { return }
    jump(to: isTop ? 0 : lazy.count - 1, atEnd: !isTop, in: lazy)
    view.wasScrolled = true
  }

  /// The number of rows in a page: the visible rows, less one that both pages show.
  private var page: Int {
    let height = lazy.flatMap { placedRun(around: $0.window.anchor?.index ?? 0, of: $0) }?.estimate
    let rows = Double(contentSize.rows) / (height ?? 1)
    return max(1, Int(rows.rounded(.down)) - 1)
  }

  /// Moves to the first row of the next section, or of this or the previous one.
  private func moveToSection(_ step: Int, from cursor: Int) {
    guard let sections = rows?.sections, !sections.isEmpty else { return }
    let starts = sections.map { $0.start + ($0.hasHeader ? 1 : 0) }
    let target =
      step > 0 ? starts.first { $0 > cursor } : starts.last { $0 < cursor } ?? 0
    if let target { moveCursor(to: target, direction: 1) }
  }

  // MARK: - What is done with a row

  /// Scrolls to the row with the cursor before a key acts on it. If the row is out of view, the key
  /// does no more than that.
  private func showCursor(before key: Key) -> Bool {
    guard cursorIsOutOfView, acts(key) else { return false }
    revealCursor()
    return true
  }

  /// Returns whether a key does something with the row under the cursor.
  private func acts(_ key: Key) -> Bool { cursorRow.map { acts(key, on: $0) } ?? false }

  /// Returns whether a key does something with a row that has the cursor.
  private func acts(_ key: Key, on row: ListRowWidget) -> Bool {
    guard row.takesCursor, let instance = row.instance else { return false }
    if row.opensOrCloses(by: key) { return true }
    let isEdited = isEditable && (hears(RowEditing.self) || canEditFirstCell)
    return switch key {
    case .enter: isEdited || instance.isRow(listeningFor: RowSelection.self)
    case .space: element.mode == .multiple
    case .delete: isEditable && hears(RowDeletion.self)
    case .function(2): isEdited
    case .character("e"): isEdited && !element.continuesQuery
    case .right: instance.isRow(listeningFor: RowAccessory.self)
    case .left: row.firstRowActions != nil
    case Key.up.with(.alt), Key.down.with(.alt): instance.isRow(listeningFor: RowMove.self)
    default: element.mode == .multiple && rangeStep(for: key) != nil
    }
  }

  private func act(_ key: Key) -> Bool {
    guard let row = cursorRow?.instance else { return false }
    switch key {
    case .enter:
      return choose() || edit() || toggleBranch()
    case .space: return toggle()
    case .delete:
      return !row.rowRules.contains(.notEditable)
        && (offer(toCell: RowDeletion()) || offer(RowDeletion()))
    case .function(2): return edit()
    case .character("e"): return !element.continuesQuery && edit()
    case .right: return offer(RowAccessory())
    case .left: return cursorRow?.firstRowActions?.open() ?? false
    default: return false
    }
  }

  /// Returns hints for keys on the row under the cursor that a user would not guess.
  func hints(in words: Words) -> [KeyHint] {
    guard isFocused, let row = cursorRow, row.takesCursor, let instance = row.instance else {
      return []
    }
    var hints: [KeyHint] = []
    let isChosen = instance.isRow(listeningFor: RowSelection.self)
    if isChosen { hints.append(KeyHint(words.choose, keys: .enter)) }
    if element.mode == .multiple { hints.append(KeyHint(words.select, keys: .space)) }
    if isEditable {
      if hears(RowEditing.self) || canEditFirstCell {
        // A handler of the row comes before the list.
        let enter = KeyEvent(.enter)
        let takesEnter =
          isChosen || instance.firstInRow { tree?.wouldTake(enter, at: $0) == true }
        hints.append(KeyHint(words.edit, keys: takesEnter ? .function(2) : .enter))
      }
      if hears(RowDeletion.self) {
        hints.append(KeyHint(words.delete, keys: .delete))
      }
    }
    if row.firstRowActions != nil { hints.append(KeyHint(words.more, keys: .left)) }
    return hints
  }

  private func edit() -> Bool {
    isEditable && (editCursorCell() || offer(RowEditing()) || editFirstCell())
  }

  /// Edits the cell under the cursor.
  func editCell() -> Bool { isEditable && editCursorCell() }

  var isEditable: Bool {
    cursorRow?.instance.map { !$0.rowRules.contains(.notEditable) } ?? false
  }

  /// Moves to a section by Alt with the first character of its label; if typing finds no rows, by
  /// the character alone.
  private func goToSection(_ key: KeyEvent) -> Bool {
    guard element.hasSections else { return false }
    if let text = key.text { return !findsByTyping && goToSection(typed: text) }
    guard case .character(let character) = key.key.code, key.key.modifiers == .alt else {
      return false
    }
    return goToSection(typed: String(character))
  }
}
