import RecurseTerminal

/// What a person typed into a field with a format.
struct TypedText {
  /// Whether there is anything: else the field shows the text of the state's value.
  var isThere = false
  /// The text of the value that the state has, as far as the field knows: the last one that could
  /// be read.
  var value = ""
  /// Why what is typed means no value.
  var error: FieldError?
  /// Whether it means a value that the state does not have yet, as more may follow.
  var isPending = false
  /// Whether that is so until another part of the value means something, or the commit ends that
  /// brought another format.
  var isWaiting = false
}

/// The value that the arrows led to. Its text may not tell all of it: of a time that comes twice on a
/// day, or one over which clocks jump, the state shows what there is.
struct SteppedText {
  let value: Any
  /// The format and the text that the field had when the state had answered.
  var answer: (format: FieldRule?, text: String)?
}

// A field with a format. What is typed stays until the focus leaves, and longer if it means nothing:
//
//     shows the state's value ──key──▶ typed, means a value ◀──keys──▶ typed, means nothing
//          ▲                              │ (each is sent that               │ (none is sent)
//          │                              │ is complete)                      │
//          ├── the focus leaves, Enter ◀──┘                                   │
//          └── the state has another value ◀──────────────────────────────────┘
extension TextFieldWidget {
  /// Reads what was typed.
  func readText() {
    guard let format = element.format else {
      typed = TypedText()
      return
    }
    if !typed.isThere { typed = TypedText(isThere: true, value: element.text) }
    (typed.isPending, typed.isWaiting) = (false, false)
    do throws(FieldError) {
      let value = try format.normalized(editor.text)
      typed.error = nil
      typed.isWaiting = waitsForOtherPart
      if format.isComplete(editor.text), !typed.isWaiting {
        typed.value = value
      } else {
        typed.isPending = true
      }
    } catch {
      typed.error = error
    }
    faultChanged()
  }

  /// Whether the state has the value that it got from here, so that what is typed stays.
  var isAsTyped: Bool { typed.isThere && typed.value == element.text }

  /// Shows the value of the state, unless that is the one which was typed.
  func valueChanged(from old: TextFieldElement) {
    if typed.error != nil, typed.value == editor.text {
      // It was not typed: the state had a value that was refused.
      changeText()
      return checkValue()
    }
    var waits = typed.isWaiting
    if element.format != old.format, typed.isThere { formatChanged() }
    guard element.text != editor.text, !isAsTyped else { return }
    waits = waits || typed.isWaiting || typed.error != nil
    if waits, otherParts.contains(where: { $0.unanswered != nil }) {
      // The other part means something now, and so do both; or this part is wrong beside it.
      typed.value = element.text
      tree?.setNeedsCommitUpdate(for: self)
    } else {
      changeText()
    }
  }

  /// Reads what is typed again. Where it meant nothing and means something now, the state gets it.
  private func formatChanged() {
    let before = typed
    readText()
    if typed.error == nil, editor.text == element.text {
      typed = TypedText()
      return
    }
    guard before.error != nil || before.isWaiting, typed.error == nil, !typed.isPending
    else { return }
    typed.value = before.value
    (typed.isPending, typed.isWaiting) = (true, true)
    tree?.setNeedsCommitUpdate(for: self)
  }

  /// The fields of one value, such as that of the day and that of the time, in their order. O(n).
  private var partsOfValue: [TextFieldWidget] {
    var found: [TextFieldWidget] = []
    errorContainer?.forEachInside { widget in
      if let field = widget as? TextFieldWidget { found.append(field) }
    }
    return found
  }

  private var otherParts: [TextFieldWidget] { partsOfValue.filter { $0 !== self } }

  /// Whether there is no value, and a part before this one holds a text that means nothing: a time is
  /// of no day then.
  private var waitsForOtherPart: Bool {
    element.text.isEmpty && partsOfValue.prefix { $0 !== self }.contains { $0.typed.error != nil }
  }

  /// Where a person left the field empty nothing waits for it, and of a date that went nothing is left.
  private func emptyOtherParts() {
    let hadValue = !element.text.isEmpty
    for part in otherParts where part.typed.isWaiting || hadValue && part.typed.error != nil {
      part.changeText()
    }
  }

  /// Gives the state what waited, for another part of the value or for another format.
  func takeWaitingText() {
    guard typed.isWaiting, !isInCancelledForm, takePendingText(), !isFocused else { return }
    normalizeText()
  }

  /// Gives the state a value that it does not have yet, as more might have been typed.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  func takePendingText() -> Bool {
    guard typed.isPending, !waitsForOtherPart,
      let value = try? element.format?.normalized(editor.text)
    else { return false }
    (typed.isPending, typed.isWaiting) = (false, false)
    typed.value = value
    sendText(typedAfter: editor)
    return true
  }

  /// Writes what is typed as the format does.
  func normalizeText() {
    takePendingText()
    guard typed.isThere, typed.error == nil, let format = element.format,
      let text = try? format.normalized(editor.text)
    else { return }
    if editor.text.isEmpty { emptyOtherParts() }
    if !typed.isPending { typed = TypedText() }
    editor.replace(with: text)
    setNeedsPaint()
  }

  // MARK: - Steps

  /// How many steps up a key goes; `nil` if it is no such key here.
  func steps(for key: KeyEvent) -> Int? {
    guard let format = element.format, key.kind != .release, !isDisabled else { return nil }
    let steps: Int
    switch (key.key.code, key.key.modifiers) {
    case (.up, []): steps = 1
    case (.down, []): steps = -1
    case (.up, .shift), (.pageUp, []): steps = 10
    case (.down, .shift), (.pageDown, []): steps = -10
    default: return nil
    }
    return format.hasSteps ? steps : nil
  }

  /// The value that was stepped to, as long as the state answers as it did then.
  private var steppedValue: Any? {
    guard let stepped, let answer = stepped.answer, answer.format == element.format,
      answer.text == element.text, editor.text == element.text
    else { return nil }
    return stepped.value
  }

  func step(by steps: Int) -> Bool {
    guard let format = element.format else { return false }
    if typed.error != nil {
      // What cannot be read has no next value, and is not lost.
      showFault()
      return true
    }
    normalizeText()
    let start = editor.text.utf8.index(editor.text.startIndex, offsetBy: editor.cursor)
    let cursor = editor.text.distance(from: editor.text.startIndex, to: start)
    guard
      let next = format.stepped(editor.text, from: steppedValue, by: steps, cursor: cursor)
    else {
      // The state has a value that the format does not allow.
      readText()
      showFault()
      return true
    }
    guard next.isChange else { return true }
    let old = editor
    editor.replace(with: next.text)
    setNeedsPaint()
    holdsFieldError = true
    readText()
    guard typed.error == nil, !typed.isWaiting else { return true }
    // It is whole as it is.
    (typed.isPending, typed.value) = (false, next.text)
    stepped = SteppedText(value: next.value)
    sendText(typedAfter: old, value: next.value)
    return true
  }
}
