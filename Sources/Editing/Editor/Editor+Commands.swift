/// The last command of an editor, with which some commands go on.
enum LastCommand: Sendable {
  case other
  /// Something was cut: what is cut next belongs to it.
  case kill
  /// Something was inserted from the kill ring, which the text before it may replace.
  case yank(Range<Int>)
  /// An edit was undone or done again.
  case undo
}

/// The result of a command.
package enum EditOutcome: Equatable, Sendable {
  /// There was nothing to do: the key may have another meaning.
  case unavailable
  case done
  /// A text is for the clipboard.
  case copied(String)
}

extension Editor {
  /// Returns whether a command has anything to do, so that its key is for the text.
  package func accepts(_ command: EditCommand, ring: KillRing) -> Bool {
    switch command {
    case .deleteUnlessEmpty: !isEmpty
    case .cut, .copy: !selection.isEmpty && !rules.isSecret
    case .yank: ring.current != nil
    case .yankPrevious: if case .yank = last { ring.texts.count > 1 } else { false }
    case .undo: content.canUndo || content.canRedo
    case .redo: content.canRedo
    case .redoOrYank: content.canRedo && isUndoing || ring.current != nil
    default: true
    }
  }

  /// Whether the last command undid an edit or did it again: the text is one that was there.
  package var isUndoing: Bool { if case .undo = last { true } else { false } }

  /// Carries out a command.
  package mutating func perform(_ command: EditCommand, ring: inout KillRing) -> EditOutcome {
    guard accepts(command, ring: ring) else { return .unavailable }
    let before = last
    last = .other
    switch command {
    case .move(let motion, let extends): move(motion, extends: extends)
    case .delete(let motion): delete(motion)
    case .deleteUnlessEmpty: delete(.right)
    case .kill(let motion): kill(to: place(motion), joining: before, &ring)
    case .killLine:
      let end = place(.lineEnd)
      kill(to: end == cursor ? place(.right) : end, joining: before, &ring)
    case .cut, .copy:
      let text = storage[selection.range]
      ring.add(text.bytes)
      if command == .cut { replace(selection.range, with: Storage("")) }
      return .copied(text.string)
    case .yank: yank(from: ring)
    case .yankPrevious:
      guard case .yank(let range) = before else { break }
      ring.rotate()
      yank(from: ring, in: range)
    case .undo:
      undo()
      last = .undo
    case .redo:
      redo()
      last = .undo
    case .redoOrYank:
      if case .undo = before, content.canRedo {
        redo()
        last = .undo
      } else {
        yank(from: ring)
      }
    case .selectAll: select(0..<storage.count)
    case .mark: setMark()
    case .transposeCharacters: transposeCharacters()
    case .transposeWords: transposeWords()
    case .deleteSpaces: deleteSpaces()
    case .changeCase(let letters): changeCase(letters)
    }
    return .done
  }

  /// Deletes the selection, or else up to a place.
  private mutating func delete(_ motion: TextMotion) {
    guard selection.isEmpty else { return replace(selection.range, with: Storage("")) }
    let place = place(motion)
    let kind: EditKind = motion == .left ? .deletingBackward : .deletingForward
    replace(min(place, cursor)..<max(place, cursor), with: Storage(""), as: kind)
  }

  /// Cuts the selection, or else up to a place.
  private mutating func kill(to place: Int, joining before: LastCommand, _ ring: inout KillRing) {
    let range =
      selection.isEmpty ? min(place, cursor)..<max(place, cursor) : selection.range
    guard !range.isEmpty else { return }
    if !rules.isSecret {
      var edge: KillRing.Edge?
      if case .kill = before { edge = place < cursor ? .start : .end }
      ring.add(storage[range].bytes, to: edge)
    }
    replace(range, with: Storage(""))
    last = .kill
  }

  private mutating func yank(from ring: KillRing, in range: Range<Int>? = nil) {
    guard let bytes = ring.current else { return }
    let range = range ?? selection.range
    let text = Storage(bytes: bytes)
    let clean = rules.isOneLine ? Storage(rules.clean(text.string)) : text
    replace(range, with: clean)
    last = .yank(range.lowerBound..<range.lowerBound + clean.count)
  }

  /// Exchanges the characters around the cursor, or at the end of a line those before it.
  private mutating func transposeCharacters() {
    var middle = cursor
    if middle == place(.lineEnd) { middle = storage.boundary(before: middle) }
    let (first, end) = (storage.boundary(before: middle), storage.boundary(after: middle))
    guard first < middle, middle < end, first >= storage.lineStart(before: middle) else { return }
    var text = storage[middle..<end]
    text.append(storage[first..<middle])
    replace(first..<end, with: text)
  }

  /// Exchanges the word before the cursor and the one at or after it.
  private mutating func transposeWords() {
    guard !rules.isSecret else { return }
    let end = storage.wordEnd(after: cursor)
    let second = storage.wordStart(before: end)
    let first = storage.wordStart(before: second)
    let firstEnd = storage.wordEnd(after: first)
    guard first < firstEnd, firstEnd <= second, second < end else { return }
    var text = storage[second..<end]
    text.append(storage[firstEnd..<second])
    text.append(storage[first..<firstEnd])
    replace(first..<end, with: text)
  }

  private mutating func deleteSpaces() {
    let (first, end) = (storage.lineStart(before: cursor), storage.lineEnd(after: cursor))
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let before = storage[first..<cursor].bytes.reversed().prefix(while: isSpace).count
    let after = storage[cursor..<end].bytes.prefix(while: isSpace).count
    replace(cursor - before..<cursor + after, with: Storage(""))
  }

  private mutating func changeCase(_ letters: EditCommand.LetterCase) {
    let end = selection.isEmpty ? place(.wordRight) : selection.range.upperBound
    let start =
      !selection.isEmpty
      ? selection.range.lowerBound
      : rules.isSecret ? cursor : max(cursor, storage.wordStart(before: end))
    guard start < end else { return }
    let isSelected = !selection.isEmpty
    defer { if isSelected { select(EditSelection(anchor: start, head: cursor)) } }
    replace(start..<end, with: Storage(bytes: letters.applied(to: storage[start..<end].bytes)))
  }
}
