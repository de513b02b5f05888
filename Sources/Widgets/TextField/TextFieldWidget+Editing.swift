import RecurseEditing
import RecurseTerminal

// What is selected in a field:
//
//     nothing ── Tab comes here ──▶ the text, for the next key
//        ▲  └── Shift and a motion, a drag, a double click ──▶ a part, which Ctrl-C copies
//        └───── a motion, an edit, Escape, the focus leaves ──┘
extension TextFieldWidget: TextSelectionHolder {
  func clearSelection() -> Bool {
    guard !editor.selection.isEmpty || editor.isMarking else { return false }
    deselect()
    return true
  }

  func copySelection() -> Bool {
    edit { perform(.copy, in: &$0) }
  }

  /// Called when Tab has brought the focus here: what is typed replaces the text.
  func tabCameHere() {
    guard !isDisabled else { return }
    editor.select(0..<editor.storage.count)
    setNeedsPaint()
  }

  func deselect() {
    guard !editor.selection.isEmpty || editor.isMarking else { return }
    editor.deselect()
    setNeedsPaint()
  }

  /// Changes the text or what is selected in it.
  ///
  /// - Returns: whether there was anything to do.
  func edit(_ change: (inout LineEditor) -> EditOutcome) -> Bool {
    guard !isDisabled else { return false }
    let old = editor
    let outcome = change(&editor)
    guard outcome != .unavailable else { return false }
    if case .copied(let text) = outcome { copy(text) }
    if editor.edits != old.edits, !editor.isUndoing { keepWithinLimits(&editor, since: old) }
    let isEdited = editor.edits != old.edits
    if editor.isMarking != old.isMarking || editor.selection != old.selection {
      noteSelection(isEmpty: editor.selection.isEmpty && !editor.isMarking)
    }
    guard isEdited || editor.selection != old.selection else { return true }
    setNeedsPaint()
    if isEdited {
      history = nil
      textEdited(from: old)
      if isFocused { openSuggestions() }
    }
    return true
  }

  func take(_ paste: Paste) -> Bool {
    edit {
      $0.insert(paste.text, as: .other)
      return .done
    }
  }

  /// Selects with the mouse: by a double click a word, by a triple click all.
  func select(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left), .drag(.left):
      let column = mouse.location.column - lead(in: textWidth(in: contentSize.columns))
      let place = window.offset(nearest: max(0, column), in: editor.text)
      let clicks = mouse.kind == .press(.left) ? clickCount : 0
      let extends = clicks == 0 || mouse.modifiers.contains(.shift)
      let isSecret = element.isSecure
      return edit {
        switch clicks {
        case 2 where !isSecret: $0.selectWord(at: place)
        case 2...: $0.select(0..<$0.storage.count)
        default: $0.move(to: place, extends: extends)
        }
        return .done
      }
    case .release(.left): return true
    default: return false
    }
  }

  func paintSelection(_ context: GraphicsContext, width: Int) {
    guard isFocused, !editor.selection.isEmpty else { return }
    let range = editor.selection.range
    let first = window.column(of: range.lowerBound, in: editor.text, most: width)
    let last = window.column(of: range.upperBound, in: editor.text, most: width)
    guard first < last else { return }
    let column = lead(in: width) + first
    context.highlight(CellRect(column: column, row: 0, columns: last - first, rows: 1))
  }
}
