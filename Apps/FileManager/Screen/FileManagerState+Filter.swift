import FileWork
import Recurse

extension FileManagerState {
  /// Goes to the field that narrows the list to some names.
  mutating func beginFilter() {
    goToList()
    list.beginFilter()
    focus = .filter(active)
  }

  /// Goes from the field to the list, which stays narrowed.
  mutating func leaveFilter(on side: Side) {
    if self[side].filterText.isEmpty { self[side].endFilter() }
    go(to: side == .main ? .main : .left)
  }

  /// Shows all names again.
  mutating func endFilter(on side: Side) {
    self[side].endFilter()
    go(to: side == .main ? .main : .left)
  }

  /// Takes a click on an entry: with Control it is marked, with Shift all up to it, and without
  /// them it gets the cursor.
  mutating func click(_ entry: FileEntry, on side: Side, _ modifiers: Key.Modifiers) {
    go(to: side == .main ? .main : .left)
    if modifiers.contains(.shift) { return self[side].mark(to: entry.id) }
    self[side].current = entry.id
    if modifiers.contains(.control), !entry.isParent { self[side].toggleMark(of: entry.id) }
  }

  /// Takes a drag of the right button, which marks the entries over which it goes.
  mutating func drag(_ entry: FileEntry, on side: Side, _ drag: DragEvent) {
    if drag.phase == .began { go(to: side == .main ? .main : .left) }
    self[side].mark(from: entry.id, drag)
  }
}
