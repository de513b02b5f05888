import RecurseTerminal

/// A text, what is selected in it, and the edits that keys make.
///
/// The selection's ends are between two characters as a person sees them.
package struct Editor<Storage: TextStorage>: Sendable {
  package private(set) var content: EditedText<Storage>
  package private(set) var selection: EditSelection
  /// The number of edits, which is cheaper to compare than long texts.
  package private(set) var edits = 0
  package var rules: EditingRules
  /// Whether motions extend the selection, from the place at which `mark` was given.
  package private(set) var isMarking = false
  /// The last command, for those that go on with what it did.
  var last = LastCommand.other

  /// Creates an editor with the cursor at the end of a text.
  package init(_ storage: Storage, rules: EditingRules = EditingRules()) {
    content = EditedText(storage)
    selection = EditSelection(storage.count)
    self.rules = rules
  }

  /// Creates an editor with the cursor at the start of a text that was edited.
  package init(_ content: EditedText<Storage>, rules: EditingRules = EditingRules()) {
    self.content = content
    selection = EditSelection(0)
    self.rules = rules
  }

  package var storage: Storage { content.storage }
  package var cursor: Int { selection.head }
  package var isEmpty: Bool { storage.isEmpty }

  // MARK: - Selecting

  /// Moves the cursor to the character boundary at or after an offset.
  ///
  /// - Parameter extends: whether the selection is extended to it.
  package mutating func move(to offset: Int, extends: Bool = false) {
    let place = storage.boundary(atOrAfter: offset)
    if !extends { isMarking = false }
    select(EditSelection(anchor: extends ? selection.anchor : place, head: place))
    last = .other
  }

  /// Selects a range, with the cursor at its end.
  package mutating func select(_ range: Range<Int>) {
    isMarking = false
    select(
      EditSelection(
        anchor: storage.boundary(atOrAfter: range.lowerBound),
        head: storage.boundary(atOrAfter: range.upperBound)))
    last = .other
  }

  /// Selects between the character boundaries at or after two offsets, with the cursor at the other
  /// one.
  package mutating func select(from anchor: Int, to head: Int) {
    isMarking = false
    func place(_ offset: Int) -> Int {
      storage.boundary(atOrAfter: min(max(0, offset), storage.count))
    }
    select(EditSelection(anchor: place(anchor), head: place(head)))
    last = .other
  }

  /// Selects the word, the spaces or the punctuation at an offset, or at the end the last one.
  package mutating func selectWord(at offset: Int) {
    let last = storage.boundary(before: storage.count)
    select(storage.word(at: min(offset, last)))
  }

  /// Leaves the cursor alone.
  package mutating func deselect() {
    isMarking = false
    selection = EditSelection(cursor)
  }

  /// Selects a range, with the cursor at its head. Both ends are between characters.
  package mutating func select(_ new: EditSelection) {
    guard new != selection else { return }
    selection = new
    content.endStep()
  }

  mutating func setMark() {
    isMarking.toggle()
    if isMarking { selection = EditSelection(cursor) }
  }

  mutating func move(_ motion: TextMotion, extends: Bool) {
    let extends = extends || isMarking
    if !extends, !selection.isEmpty, motion == .left || motion == .right {
      let range = selection.range
      return select(EditSelection(motion == .left ? range.lowerBound : range.upperBound))
    }
    let place = place(motion)
    select(EditSelection(anchor: extends ? selection.anchor : place, head: place))
  }

  func place(_ motion: TextMotion) -> Int {
    storage.place(motion, from: cursor, isOneWord: rules.isSecret)
  }

  // MARK: - Editing

  /// Inserts a text in place of the selection, as one line if the rules say so.
  ///
  /// - Parameter kind: `typing` joins the step of what was typed before.
  package mutating func insert(_ text: String, as kind: EditKind = .typing) {
    let clean = rules.clean(text)
    guard !clean.isEmpty else { return }
    replace(selection.range, with: Storage(clean), as: kind)
    last = .other
  }

  /// Inserts a text in place of a range in one step, as one line if the rules say so.
  package mutating func insert(_ text: String, in range: Range<Int>) {
    replace(range, with: Storage(rules.clean(text)))
    last = .other
  }

  /// Replaces a range. The cursor is after the new text.
  package mutating func replace(_ range: Range<Int>, with text: Storage, as kind: EditKind = .other)
  {
    guard !range.isEmpty || !text.isEmpty else { return }
    isMarking = false
    let before = selection
    let end = range.lowerBound + text.count
    content.replace(
      range, with: text, as: kind, from: before, to: EditSelection(end),
      remembers: !rules.isSecret)
    edits += 1
    // Characters around the new text may have become one with it.
    let place = storage.boundary(atOrAfter: end)
    selection = EditSelection(place)
    if place != end { content.cursorMoved(to: selection) }
  }

  /// Replaces ranges that are in order and do not overlap, in one step. The cursor is after the
  /// last new text.
  package mutating func replace(_ edits: [(range: Range<Int>, text: Storage)]) {
    guard let last = edits.last else { return }
    let grown = edits.dropLast().reduce(0) { $0 + $1.text.count - $1.range.count }
    let end = last.range.lowerBound + grown + last.text.count
    let before = selection
    isMarking = false
    content.replace(Self.joined(edits, in: storage), from: before, to: EditSelection(end))
    self.edits += 1
    selection = EditSelection(storage.boundary(atOrAfter: end))
    content.cursorMoved(to: selection)
    self.last = .other
  }

  /// Returns edits in which those that are close to each other are one: a step of a million small
  /// edits takes more memory than the text between them.
  private static func joined(
    _ edits: [(range: Range<Int>, text: Storage)], in storage: Storage
  ) -> [(range: Range<Int>, text: Storage)] {
    var joined: [(range: Range<Int>, text: Storage)] = []
    for edit in edits {
      if var last = joined.last, edit.range.upperBound - last.range.lowerBound <= 1024 {
        last.text.append(storage[last.range.upperBound..<edit.range.lowerBound])
        last.text.append(edit.text)
        last.range = last.range.lowerBound..<edit.range.upperBound
        joined[joined.count - 1] = last
      } else {
        joined.append(edit)
      }
    }
    return joined
  }

  /// Shows another text. The cursor stays before the text behind it if that is unchanged, otherwise
  /// at the same number of bytes from the start.
  ///
  /// - Parameter isAnswer: whether the text is the answer to the last edit, and becomes a part of
  ///   it. Otherwise no edit can be undone any more.
  package mutating func show(_ text: Storage, isAnswer: Bool) {
    let (old, new) = (storage.bytes, text.bytes)
    guard let delta = TextDelta(from: old, to: new) else { return }
    let hasSuffix = new.suffix(old.count - cursor).elementsEqual(old.suffix(old.count - cursor))
    let place = hasSuffix ? new.count - (old.count - cursor) : cursor
    isMarking = false
    if isAnswer, !rules.isSecret {
      content.amend(delta.range, with: text[delta.newRange], to: EditSelection(place))
    } else {
      content = EditedText(text)
    }
    edits += 1
    selection = EditSelection(storage.boundary(atOrAfter: place))
    content.cursorMoved(to: selection)
    last = .other
  }

  /// Takes a text that was edited elsewhere.
  ///
  /// - Parameters:
  ///   - deltas: the edits since this editor's text, which move its selection; `nil` if they are
  ///     not known.
  ///   - shown: the selection to show instead.
  package mutating func take(
    _ content: EditedText<Storage>, after deltas: [TextDelta]?, showing shown: EditSelection? = nil
  ) {
    self.content = content
    isMarking = false
    edits += 1
    last = .other
    if let shown {
      selection = shown
      return
    }
    func place(of offset: Int) -> Int {
      let place = (deltas ?? []).reduce(offset) { $1.place(of: $0) }
      return storage.boundary(atOrAfter: min(place, storage.count))
    }
    selection = EditSelection(
      anchor: place(of: selection.anchor), head: place(of: selection.head))
  }

  mutating func undo() {
    guard let selection = content.undo() else { return }
    shows(selection)
  }

  mutating func redo() {
    guard let selection = content.redo() else { return }
    shows(selection)
  }

  private mutating func shows(_ new: EditSelection) {
    isMarking = false
    selection = new
    edits += 1
  }
}

/// The rules of an editor for every edit.
package struct EditingRules: Hashable, Sendable {
  /// Whether line breaks become spaces.
  package var isOneLine: Bool
  /// Whether no edit is remembered: none can be undone, and nothing can be copied or cut. Motions
  /// by words go to the ends, since the words of a secret are part of it.
  package var isSecret: Bool
  /// The line break of the text.
  package var lineBreak = "\n"

  package init(isOneLine: Bool = false, isSecret: Bool = false) {
    self.isOneLine = isOneLine
    self.isSecret = isSecret
  }

  /// Returns a text that is inserted as it is stored.
  func clean(_ text: String) -> String {
    if isOneLine { return text.asOneLine }
    guard text.utf8.contains(where: { $0 == 0x0D || $0 == 0x0A }) else { return text }
    // A terminal sends line breaks as carriage returns.
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines: [UInt8] = []
    lines.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      let isReturn = byte == carriageReturn
      if isReturn || byte == lineFeed {
        if isReturn || !isAfterReturn { lines += lineBreak.utf8 }
      } else {
        lines.append(byte)
      }
      isAfterReturn = isReturn
    }
    return String(decoding: lines, as: UTF8.self)
  }
}

/// An editor of one line, or of a short text.
package typealias LineEditor = Editor<FlatText>

extension Editor<FlatText> {
  /// Creates an editor of one line with the cursor at its end.
  package init(_ text: String = "", isSecret: Bool = false) {
    self.init(FlatText(text), rules: EditingRules(isOneLine: true, isSecret: isSecret))
  }

  package var text: String { storage.string }
}
