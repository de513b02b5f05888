import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension TableWidget {
  /// Returns hints for keys in columns that a user would not guess.
  func hints(in words: Words) -> [KeyHint] {
    guard layerFocus?.isTyping != true else { return [] }
    var hints: [KeyHint] = []
    if canSort {
      let letter = Key.character("s")
      hints.append(
        KeyHint(words.sort, keys: list?.findsByTyping == true ? letter.with(.alt) : letter))
    }
    if leadsToRow { hints.append(KeyHint(words.back, keys: .escape)) }
    return hints
  }

  /// Handles a key in columns if the list does not use it.
  func handleKey(_ key: KeyEvent) -> Bool {
    guard !isDisabled else { return false }
    guard layerFocus?.isTyping != true else { return leaveEditor(key.key) }
    switch key.key {
    case .left: return step(-1)
    case .right: return step(1)
    case Key.left.with(.alt): return moveCurrent(by: -1)
    case Key.right.with(.alt): return moveCurrent(by: 1)
    // If rows are found by typing, the list takes letters without a modifier.
    case .character("<"), Key.character("<").with(.alt): return resizeCurrent(by: -1)
    case .character(">"), Key.character(">").with(.alt): return resizeCurrent(by: 1)
    case Key.character("s").with(.alt): return sortByCurrent()
    case .escape where leadsToRow: point(at: nil)
    case .tab: return stepFromCell(1)
    case .shiftTab: return stepFromCell(-1)
    default: return scrollColumns(key.key)
    }
    return true
  }

  func usesLastInside(_ key: Key) -> Bool { key == .character("s") }

  /// Sorts by the letter alone, if neither the app nor finding by typing uses it.
  func handleUnusedInside(_ key: KeyEvent) -> Bool {
    guard !isDisabled, layerFocus?.isTyping != true, usesLastInside(key.key) else { return false }
    return sortByCurrent()
  }

  /// Whether Escape moves the cursor to the whole row. If the cell is edited with keys, that would
  /// change the target of the next key.
  private var leadsToRow: Bool { element.cursor != nil && list?.cellIsEdited != true }

  /// Moves from a cell that typing edits to the next, with Tab. From the last cell, Tab leaves the
  /// table.
  private func stepFromCell(_ places: Int) -> Bool {
    guard let list, list.isFocused, list.cellStartsByTyping,
      let next = column(places, from: element.cursor)
    else { return false }
    point(at: next)
    return true
  }

  /// Returns the column a number of places from another.
  private func column(_ places: Int, from column: String?) -> String? {
    let ids = element.pointable
    guard let index = column.flatMap({ ids.firstIndex(of: $0) }),
      ids.indices.contains(index + places)
    else { return nil }
    return ids[index + places]
  }

  /// Moves to the next column. Before the cursor was in a column, it moves to the first, or the
  /// last; from the titles, of which the first is marked, it moves on from there.
  private func step(_ places: Int) -> Bool {
    let ids = element.pointable
    guard !ids.isEmpty else { return false }
    // A cell belongs to a row; a title does not.
    if let list, list.isFocused, list.placeCursor(onFirst: true) {
      // The arrow key was meant for the column.
      list.cursorState.isUntouched = true
    }
    let cursor = header?.isFocused == true ? current : element.cursor
    guard let cursor, let index = ids.firstIndex(of: cursor) else {
      point(at: places > 0 ? ids.first : ids.last)
      return true
    }
    point(at: ids[min(max(0, index + places), ids.count - 1)])
    return true
  }

  /// Moves from the field in a cell to the next cell, with Tab; from the last cell, only out of the
  /// field. Leaving the field keeps its text.
  private func leaveEditor(_ key: Key) -> Bool {
    let places = key == .tab ? 1 : key == .shiftTab ? -1 : 0
    guard places != 0, let list, list.isFocusInside else { return false }
    let next = column(places, from: element.cursor)
    guard next != nil || list.editsCell else { return false }
    layerFocus?.move(to: list)
    if let next { point(at: next) }
    return true
  }

  private func moveCurrent(by places: Int) -> Bool {
    guard let current else { return false }
    point(at: current)
    revealColumn()
    move(current, by: places)
    return true
  }

  private func resizeCurrent(by cells: Int) -> Bool {
    guard let current,
      let cell = header?.cells.first(where: { $0.element.column == current })
    else { return false }
    point(at: current)
    revealColumn()
    report(.resize(current, max(1, cell.layout.frame.columns + cells)))
    return true
  }
}
