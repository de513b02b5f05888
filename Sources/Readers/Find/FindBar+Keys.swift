import RecurseEditing
import RecurseTerminal
import RecurseWidgets

/// Keys, pasted texts and presses while the bar is open.
extension FindBar {
  /// The editor of the field in which a person types.
  var editor: LineEditor? {
    switch field {
    case .text: text
    case .replacement: replacement
    case .line: line
    case nil: nil
    }
  }

  /// Returns whether a key is for the bar, before commands of the app.
  package func takes(_ key: Key) -> Bool {
    guard let editor else { return false }
    if undoes(key) || returnsToText(key) { return true }
    return key == .escape || key == .enter || isStep(key) || option(of: key) != nil
      || widget.takes(KeyEvent(key), in: editor)
  }

  /// Whether a key is Tab, which goes to the other field, or an arrow to another match.
  private func isStep(_ key: Key) -> Bool {
    widget.hasTextCursor && field != .line
      && ([.up, .down].contains(key) || widget.canReplace && [.tab, .shiftTab].contains(key))
  }

  /// Whether a key goes back to the text to find. There it is a motion, as in any field.
  private func returnsToText(_ key: Key) -> Bool {
    key == .control("f") && (field == .replacement || field == .line && widget.hasTextCursor)
  }

  /// Whether a key undoes a replacement, and not what is typed in the bar.
  private func undoes(_ key: Key) -> Bool {
    undoesText && field != nil && widget.editKeys.command(for: key) == .undo
  }

  /// The way of matching that a key of the bar switches on and off.
  private func option(of key: Key) -> TextPattern.Options? {
    guard field != .line else { return nil }
    return allOptions(in: widget.words).first { $0.key == key }?.option
  }

  /// Handles a key while the bar is open, and F3 also after it was closed.
  package func handle(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else { return false }
    if replaced != nil {
      replaced = nil
      widget.setNeedsPaint()
    }
    switch event.key {
    case .function(3): return goToMatch(backward: false)
    case Key.function(3).with(.shift): return goToMatch(backward: true)
    default: break
    }
    if undoes(event.key) {
      widget.undo()
      return true
    }
    guard let field else {
      guard isOpen, event.key == .escape else { return false }
      close()
      return true
    }
    if returnsToText(event.key) {
      returnToText()
      return true
    }
    if let option = option(of: event.key) {
      toggle(option)
      return true
    }
    if isStep(event.key) {
      step(event.key)
      return true
    }
    switch event.key {
    case .escape: close(returning: field == .text && !widget.hasTextCursor)
    case .enter, Key.enter.with(.shift):
      enter(field, backward: event.key.modifiers.contains(.shift))
    case .backspace where editor?.isEmpty == true && !widget.hasTextCursor:
      close(returning: field == .text)
    case .alt("a") where replaces && field != .line: replaceAll()
    default: return type(event, in: field)
    }
    return true
  }

  func toggle(_ option: TextPattern.Options) {
    options.formSymmetricDifference(option)
    patternChanged()
  }

  /// Goes on with the text to find, which the next typed text replaces.
  private func returnToText() {
    guard field == .replacement else { return find() }
    field = .text
    text.select(0..<text.storage.count)
    widget.setNeedsPaint()
  }

  private func step(_ key: Key) {
    switch key {
    case .up: goToMatch(backward: true)
    case .down: goToMatch(backward: false)
    default:
      let hadRow = replaces
      replaces = true
      field = field == .text ? .replacement : .text
      if hadRow { widget.setNeedsPaint() } else { widget.barChanged() }
    }
  }

  private func enter(_ field: Field, backward: Bool) {
    switch field {
    case .line:
      close()
      if let typedLine { widget.go(toLine: typedLine) }
    case .replacement: replaceMatch()
    case .text where widget.hasTextCursor: goToMatch(backward: backward)
    case .text:
      self.field = nil
      if text.isEmpty { return close(returning: true) }
      widget.didEndTyping(keeps: true)
      widget.setNeedsPaint()
    }
  }

  /// The number that was typed, or the line at a part of all lines: `50%`.
  private var typedLine: Int? {
    guard !line.isEmpty else { return nil }
    let number = Int(line.text.prefix { $0.isASCIIDigit }) ?? .max
    guard line.text.hasSuffix("%") else { return number }
    let lines = widget.searched.lines
    let percent = Double(min(number, 100)) / 100
    return lines.lowerBound + Int(Double(lines.count) * percent)
  }

  /// Whether a text may follow what is typed as a line: digits, and `%` at the end.
  private func continuesLine(_ text: String) -> Bool {
    guard !line.text.hasSuffix("%") else { return false }
    return text.allSatisfy(\.isASCIIDigit) || text == "%" && !line.isEmpty
  }

  // MARK: - Typing

  private func type(_ event: KeyEvent, in field: Field) -> Bool {
    if field == .line, let text = event.text, !continuesLine(text) { return true }
    guard var editor, widget.edit(&editor, by: event) != .unavailable else { return false }
    take(editor, in: field)
    return true
  }

  /// Takes a pasted text while a person types in the bar.
  package func handle(_ paste: Paste) -> Bool {
    guard let field, var editor else { return false }
    editor.insert(field == .line ? paste.text.filter(\.isASCIIDigit) : paste.text)
    take(editor, in: field)
    return true
  }

  private func take(_ editor: LineEditor, in field: Field) {
    undoesText = false
    switch field {
    case .text:
      text = editor
      patternChanged()
    case .replacement: replacement = editor
    case .line: line = editor
    }
    widget.setNeedsPaint()
  }

  // MARK: - The mouse

  /// Handles a press on the bar.
  ///
  /// - Returns: whether the event is for the bar.
  package func handle(_ mouse: MouseEvent) -> Bool {
    let first = widget.contentSize.rows - rowCount
    guard case .press(.left) = mouse.kind, isOpen, mouse.location.row >= first else { return false }
    let row = mouse.location.row - first
    let option = optionSigns(in: widget.contentSize.columns).first {
      $0.columns.contains(mouse.location.column)
    }
    if row == 0, field != .line, let option {
      toggle(option.option)
    } else if field != .line {
      field = row == 1 ? .replacement : .text
      widget.setNeedsPaint()
    }
    return true
  }

  /// The keys that a person may press in the bar.
  package func keyHints(in words: Words) -> [KeyHint]? {
    switch field {
    case .line: [KeyHint(words.ok, keys: .enter), KeyHint(words.cancel, keys: .escape)]
    case .replacement:
      [
        KeyHint(words.replace, keys: .enter), KeyHint(words.replaceAll, keys: .alt("a")),
        KeyHint(words.find, keys: .tab), KeyHint(words.close, keys: .escape),
      ]
    case .text where widget.hasTextCursor:
      [KeyHint(words.next, keys: .enter)]
        + (widget.canReplace ? [KeyHint(words.replace, keys: .tab)] : [])
        + [KeyHint(words.close, keys: .escape)] + optionHints(in: words)
    case .text:
      [KeyHint(words.find, keys: .enter), KeyHint(words.cancel, keys: .escape)]
        + optionHints(in: words)
    case nil: nil
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
