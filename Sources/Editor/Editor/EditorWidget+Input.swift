import RecurseEditing
import RecurseReaders
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A motion by rows of the screen.
struct EditorMotion {
  enum Distance { case row, page }
  var isDown: Bool
  var distance: Distance
  /// Whether the selection is extended.
  var extends: Bool

  init?(_ key: Key) {
    guard key.modifiers.isSubset(of: .shift) else { return nil }
    switch key.code {
    case .up: (isDown, distance) = (false, .row)
    case .down: (isDown, distance) = (true, .row)
    case .pageUp: (isDown, distance) = (false, .page)
    case .pageDown: (isDown, distance) = (true, .page)
    default: return nil
    }
    extends = key.modifiers.contains(.shift)
  }
}

extension EditorWidget {
  /// Returns whether a person may change the text, or a key leaves it as it is.
  func allows(_ key: KeyEvent) -> Bool {
    element.isEditable || key.text == nil && editKeys.command(for: key.key)?.isHarmless == true
  }

  /// Returns whether a key is the editor's although it has nothing to do: Ctrl+Z, which would
  /// suspend the app under a person who undoes once more than there are edits.
  func holds(_ key: KeyEvent) -> Bool {
    key.phase != .up && element.isEditable && !isDisabled
      && editKeys.command(for: key.key) == .undo
  }

  func handleKey(_ key: KeyEvent) -> Bool {
    guard key.phase != .up, !isDisabled, bar.field == nil, !Self.opensBar(key.key) else {
      return false
    }
    if let step = suggestionStep(for: key.key) {
      take(step)
      return true
    }
    defer { tabLeaves = key.key == .escape }
    if key.key == Self.suggestingKey, hasSuggestions {
      openSuggestions()
      return true
    }
    if let motion = EditorMotion(key.key) { return move(motion) }
    guard allows(key) else { return false }
    if indents(key.key) { return indent(key.key) }
    if key.key.code == .enter, key.key.modifiers.isSubset(of: [.shift, .alt]) {
      if key.key.modifiers.isEmpty, submit() { return true }
      return beginLine()
    }
    guard takes(key, in: editor) else { return false }
    return edit { editor in
      if key.key == .backspace, let indentation = element.indentation,
        editor.deleteLevel(of: indentation)
      {
        return .done
      }
      if element.indentation != nil, let text = key.text, editor.closeBracket(by: text) {
        return .done
      }
      return edit(&editor, by: key)
    }
  }

  /// Runs the transition of an `onSubmit` of the editor's own.
  private func submit() -> Bool {
    guard let instance, let listener = NearestListener<Submission>(around: instance) else {
      return false
    }
    var above = instance.parent
    while let current = above, current !== listener.instance {
      if current is ElementInstance { return false }
      above = current.parent
    }
    return bubble(Submission())
  }

  /// Begins a line with the indentation of the one before.
  private func beginLine() -> Bool {
    edit {
      $0.beginLine(indentedBy: element.indentation)
      return .done
    }
  }

  private func move(_ motion: EditorMotion) -> Bool {
    let rows = motion.distance == .row ? 1 : surface.page
    let place = offset(rowsBelow: motion.isDown ? rows : -rows)
    var aim = goal
    // Beyond the first and the last row are the ends of the text.
    if place == nil, motion.distance == .row, !motion.extends,
      goBack(motion.isDown ? .newer : .older)
    {
      return true
    }
    let target = place ?? (motion.isDown ? editor.storage.count : 0)
    if place == nil, target == editor.cursor, !motion.extends, editor.selection.isEmpty {
      return false
    }
    let isMarking = editor.isMarking
    let moved = edit {
      $0.move(to: target, extends: motion.extends || isMarking)
      return .done
    }
    aim?.reached = column(of: editor.cursor)
    goal = place == nil ? nil : aim
    return moved
  }

  /// Changes the text or what is selected in it. The next ↑ or ↓ begins at the cursor's column.
  ///
  /// - Returns: whether there was anything to do.
  func edit(_ change: (inout Editor<RopeText>) -> EditOutcome) -> Bool {
    guard !isDisabled else { return false }
    let old = (editor: editor, document: document)
    let outcome = change(&editor)
    guard outcome != .unavailable else { return false }
    goal = nil
    if editor.edits != old.editor.edits {
      guard element.isEditable else {
        editor = old.editor
        return false
      }
      if !editor.isUndoing { keepWithinLimits(&editor, since: old.editor) }
    }
    if case .copied(let text) = outcome { copy(text) }
    if editor.isMarking != old.editor.isMarking || editor.selection != old.editor.selection {
      noteSelection(isEmpty: editor.selection.isEmpty && !editor.isMarking)
    }
    if editor.edits != old.editor.edits {
      holdsFieldError = true
      send(typedAfter: old)
      if isFocused { openSuggestions() }
    } else if editor.selection == old.editor.selection {
      return true
    } else {
      closeSuggestions()
    }
    sendSelection()
    revealCursor()
    setNeedsPaint()
    return true
  }

  /// Shows another text of the history around the editor.
  ///
  /// - Returns: whether there is a history, and the step leads somewhere in it.
  private func goBack(_ step: FieldHistory.Step) -> Bool {
    guard element.isEditable, step == .older || history != nil, hasHistory else { return false }
    let draft = history?.draft ?? editor.storage
    var way = history?.way ?? history(from: draft.string)
    guard let text = way.go(step) else { return step == .older && history != nil }
    _ = edit {
      // What was typed has the bytes that it had.
      if way.isAtDraft {
        $0.replace(0..<$0.storage.count, with: draft)
      } else {
        $0.insert(text, in: 0..<$0.storage.count)
      }
      return .done
    }
    history = way.isAtDraft ? nil : (way, draft)
    return true
  }

  func deselect() {
    guard !editor.selection.isEmpty || editor.isMarking else { return }
    editor.deselect()
    sendSelection()
    setNeedsPaint()
  }

  // MARK: - The mouse

  /// Selects with the mouse: characters, by a double click a word, by a triple click a line.
  func select(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left):
      guard let place = surface.position(at: mouse.location) else { return false }
      bar.leaveField()
      closeSuggestions()
      let offset = offset(of: place)
      let clicks = clickCount
      let extends = mouse.modifiers.contains(.shift)
      isSelecting = true
      return edit {
        switch clicks {
        case 2: $0.selectWord(at: offset)
        case 3...:
          let text = $0.storage
          $0.select(
            text.lineStart(before: offset)..<min(text.count, text.lineFeed(atOrAfter: offset) + 1))
        default: $0.move(to: offset, extends: extends)
        }
        return .done
      }
    case .drag(.left):
      guard isSelecting else { return false }
      select(upTo: mouse.location)
      return true
    case .release(.left):
      endSelecting()
      return true
    default: return false
    }
  }

  /// Selects up to the mouse. Beyond an edge, lines come into view as long as it is there.
  private func select(upTo location: CellPoint) {
    let beyond = location.row < 0 ? -1 : location.row >= rowCount ? 1 : 0
    if beyond != 0 { _ = surface.scroll(.vertical, by: beyond) }
    if let place = surface.position(at: location) {
      let offset = offset(of: place)
      _ = edit {
        $0.move(to: offset, extends: true)
        return .done
      }
    }
    edgeScroll?.cancel()
    edgeScroll =
      beyond == 0
      ? nil
      : schedule(after: .milliseconds(50)) { [weak self] in self?.select(upTo: location) }
  }

  func endSelecting() {
    isSelecting = false
    edgeScroll?.cancel()
    edgeScroll = nil
  }
}

extension EditorWidget: TextSelectionHolder {
  func clearSelection() -> Bool {
    // Escape closes the bar, and leaves the match selected.
    guard bar.field == nil, !editor.selection.isEmpty || editor.isMarking else { return false }
    deselect()
    return true
  }

  func copySelection() -> Bool {
    edit { perform(.copy, in: &$0) }
  }
}
