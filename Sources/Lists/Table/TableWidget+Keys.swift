import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

extension TableWidget {
  /// What keys do in columns that a person would not try anyway.
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

  /// Does what a key means in columns, where the list has no use for it.
  func handleKey(_ key: KeyEvent) -> Bool {
    guard key.kind != .release, !isDisabled else { return false }
    guard layerFocus?.isTyping != true else { return leaveEditor(key.key) }
    switch key.key {
    case .left: return step(-1)
    case .right: return step(1)
    case Key.left.with(.alt): return moveCurrent(by: -1)
    case Key.right.with(.alt): return moveCurrent(by: 1)
    // Where rows are found by typing, the list takes letters that are typed alone.
    case .character("<"), Key.character("<").with(.alt): return resizeCurrent(by: -1)
    case .character(">"), Key.character(">").with(.alt): return resizeCurrent(by: 1)
    case .character("s"), Key.character("s").with(.alt): return sortByCurrent()
    case .escape where leadsToRow: point(at: nil)
    case .tab: return stepFromCell(1)
    case .shiftTab: return stepFromCell(-1)
    default: return scrollColumns(key.key)
    }
    return true
  }

  /// Whether Escape makes a whole row the cursor. Where a cell is edited it would change what the next
  /// key is done with.
  private var leadsToRow: Bool { element.cursor != nil && list?.cellIsEdited != true }

  /// Tab goes on from a cell that typing edits, up to the last one: there it leaves the table.
  private func stepFromCell(_ places: Int) -> Bool {
    guard let list, list.isFocused, list.cellStartsByTyping,
      let next = column(places, from: element.cursor)
    else { return false }
    point(at: next)
    return true
  }

  /// The column that is so many places from another.
  private func column(_ places: Int, from column: String?) -> String? {
    let titles = element.pointable
    guard let index = column.flatMap({ titles.firstIndex(of: $0) }),
      titles.indices.contains(index + places)
    else { return nil }
    return titles[index + places]
  }

  /// Goes to the next column. Before the cursor was in one it comes to the first, or the last.
  private func step(_ places: Int) -> Bool {
    let titles = element.pointable
    guard !titles.isEmpty else { return false }
    // A cell is one of a row; a title is not.
    if let list, list.isFocused, list.placeCursor(onFirst: true) {
      // The arrow was meant for the column.
      list.cursorState.isUntouched = true
    }
    guard let cursor = element.cursor, let index = titles.firstIndex(of: cursor) else {
      point(at: places > 0 ? titles.first : titles.last)
      return true
    }
    point(at: titles[min(max(0, index + places), titles.count - 1)])
    return true
  }

  /// Tab goes from the field in a cell to the next cell, from the last one to that; leaving it keeps its
  /// text.
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
    report(.resize(current, max(1, cell.layout.frame.width + cells)))
    return true
  }
}
