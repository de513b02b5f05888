import RecurseEditing
import RecurseTerminal

/// The text that a person typed into a field with a format.
struct TypedText {
  /// Whether there is any. If not, the field shows the text of the state's value.
  var isThere = false
  /// The text of the state's value, as far as the field knows: the last one that could be read.
  var value = ""
  /// The reason why the typed text means no value.
  var error: FieldError?
  /// Whether the text means a value that the state does not have yet, since more may follow.
  var isPending = false
  /// Whether the value waits until another part of it means something, or until the end of the
  /// commit that brought another format.
  var isWaiting = false
}

/// The value that the arrow keys led to. Its text may express only a part of it: for a time that
/// occurs twice on a day, or one that clocks skip, the state shows the actual time.
struct SteppedText {
  let value: Any
  /// The format and the text of the field after the state's answer.
  var answer: (format: FieldRule?, text: String)?
}

// A field with a format. The typed text stays until the focus leaves, and longer if it means
// nothing:
//
//     shows the state's value ──key──▶ typed, means a value ◀──keys──▶ typed, means nothing
//          ▲                              │ (each is sent that               │ (none is sent)
//          │                              │ is complete)                      │
//          ├── the focus leaves, Enter ◀──┘                                   │
//          └── the state has another value ◀──────────────────────────────────┘
extension TextFieldWidget {
  /// Reads the typed text.
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

  /// Whether the state has the value that it got from this field, so that the typed text stays.
  var isAsTyped: Bool { typed.isThere && typed.value == element.text }

  /// Shows the value of the state, unless it is the typed one.
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
      // The other part means something now, and so do both together; or this part is wrong beside
      // it.
      typed.value = element.text
      tree?.setNeedsCommitUpdate(for: self)
    } else {
      changeText()
    }
  }

  /// Reads the typed text again. If it means a value only now, the state gets that.
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

  /// The fields of one value, such as those of a day and its time, in order. O(n).
  private var partsOfValue: [TextFieldWidget] {
    var found: [TextFieldWidget] = []
    errorContainer?.forEachInside { widget in
      if let field = widget as? TextFieldWidget { found.append(field) }
    }
    return found
  }

  private var otherParts: [TextFieldWidget] { partsOfValue.filter { $0 !== self } }

  /// Whether there is no value, and a part before this one holds a text that means nothing: a time
  /// then has no day.
  private var waitsForOtherPart: Bool {
    element.text.isEmpty && partsOfValue.prefix { $0 !== self }.contains { $0.typed.error != nil }
  }

  /// Empties the other parts: if a person left the field empty, nothing waits for it, and nothing
  /// is left of a removed date.
  private func emptyOtherParts() {
    let hadValue = !element.text.isEmpty
    for part in otherParts where part.typed.isWaiting || hadValue && part.typed.error != nil {
      part.changeText()
    }
  }

  /// Sends the state a value that waited for another part or another format.
  func takeWaitingText() {
    guard typed.isWaiting, !isInCancelledForm, takePendingText(), !isFocused else { return }
    normalizeText()
  }

  /// Sends the state a value that it does not have yet, since more might have been typed.
  ///
  /// - Returns: whether there was one.
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

  /// Writes the typed text as the format does.
  func normalizeText() {
    takePendingText()
    guard typed.isThere, typed.error == nil, let format = element.format,
      let text = try? format.normalized(editor.text)
    else { return }
    if editor.text.isEmpty { emptyOtherParts() }
    if !typed.isPending { typed = TypedText() }
    editor.show(FlatText(text), isAnswer: true)
    setNeedsPaint()
  }

  // MARK: - Steps

  /// Returns the number of steps up for a key, or `nil` if the key does not step here.
  func steps(for key: KeyEvent) -> Int? {
    guard let format = element.format, !isDisabled else { return nil }
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

  /// The value of the last step, as long as the state's answer is unchanged.
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
    editor.show(FlatText(next.text), isAnswer: false)
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
