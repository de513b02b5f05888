import RecurseEditing
import RecurseTerminal

extension Editor<RopeText> {
  /// Inserts white space up to the next tab stop, or indents the lines of the selection if it is of
  /// several.
  mutating func indent(by indentation: Indentation) {
    let lines = selectedLines
    guard lines.count > 1 else {
      guard !indentation.usesTabs else { return insert("\t") }
      let start = storage.lineStart(before: selection.range.lowerBound)
      let before = storage[start..<selection.range.lowerBound].string
      let column = Graphemes.width(of: before, tabWidth: indentation.width)
      return insert(
        String(repeating: " ", count: indentation.width - column % indentation.width))
    }
    let unit = RopeText(indentation.unit)
    replaceAtLines(lines) { start, line in line.isEmpty ? nil : (start..<start, unit) }
  }

  /// Takes a level of white space from the lines of the selection, or from the cursor's.
  mutating func outdent(by indentation: Indentation) {
    replaceAtLines(selectedLines) { start, line in
      let level = indentation.level(atStartOf: line)
      return level == 0 ? nil : (start..<start + level, RopeText(""))
    }
  }

  /// Deletes the spaces before the cursor back to the last tab stop, if there is nothing else.
  ///
  /// - Returns: whether there was anything to delete so.
  mutating func deleteLevel(of indentation: Indentation) -> Bool {
    // A long line is looked at only where a space is deleted.
    guard selection.isEmpty, !indentation.usesTabs, byteBeforeCursor == UInt8(ascii: " ")
    else { return false }
    let start = storage.lineStart(before: cursor)
    let column = cursor - start
    guard column > 1, storage.bytes(in: start..<cursor).allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return false }
    let stop = (column - 1) / indentation.width * indentation.width
    replace(start + stop..<cursor, with: RopeText(""), as: .deletingBackward)
    return true
  }

  /// Begins a line that is indented as the one before: by a level more after an opening bracket.
  mutating func beginLine(indentedBy indentation: Indentation?) {
    let place = selection.range.lowerBound
    let before = storage.bytes(in: storage.lineStart(before: place)..<place)
    var white = String(decoding: before.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    if let indentation, let last = before.last, Bracket(last)?.isOpening == true {
      white += indentation.unit
    }
    insert("\n" + white)
  }

  /// Types a closing bracket that begins its line, and indents that as the line of the opening one,
  /// in one edit.
  ///
  /// - Returns: whether the text is such a bracket, and the line is indented otherwise.
  mutating func closeBracket(by text: String) -> Bool {
    guard selection.isEmpty, text.utf8.count == 1, let byte = text.utf8.first,
      Bracket(byte)?.isOpening == false
    else { return false }
    let start = storage.lineStart(before: cursor)
    let line = storage.bytes(in: start..<cursor)
    guard line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return false }
    var typed = storage
    typed.replace(cursor..<cursor, with: RopeText(text))
    guard let opening = typed.matchingBracket(of: cursor) else { return false }
    let openingStart = storage.lineStart(before: opening)
    let white = storage.bytes(in: openingStart..<opening).prefix { $0 == 0x20 || $0 == 0x09 }
    guard start > openingStart, !white.elementsEqual(line) else { return false }
    replace(start..<cursor, with: RopeText(bytes: Array(white) + [byte]))
    return true
  }

  private var byteBeforeCursor: UInt8? {
    cursor > 0 ? storage.bytes(in: cursor - 1..<cursor).first : nil
  }

  // MARK: - Lines

  /// The lines of the selection, without one at whose start it ends.
  private var selectedLines: Range<Int> {
    let range = selection.range
    let first = storage.line(at: range.lowerBound)
    let last = storage.line(at: range.upperBound)
    let endsBefore = last > first && storage.start(ofLine: last) == range.upperBound
    return first..<(endsBefore ? last : last + 1)
  }

  /// Replaces a part of lines, in one step. What is selected stays selected.
  private mutating func replaceAtLines(
    _ lines: Range<Int>, _ edit: (_ start: Int, _ line: [UInt8]) -> (Range<Int>, RopeText)?
  ) {
    let edits = lines.compactMap { line -> (range: Range<Int>, text: RopeText)? in
      let start = storage.start(ofLine: line)
      let line = storage.bytes(in: start..<storage.lineEnd(after: start))
      return edit(start, line).map { (range: $0, text: $1) }
    }
    guard !edits.isEmpty else { return }
    func place(of offset: Int) -> Int {
      edits.reduce(offset) { place, edit in
        guard edit.range.lowerBound < offset else { return place }
        return place + edit.text.count - min(edit.range.upperBound, offset) + edit.range.lowerBound
      }
    }
    let kept = EditSelection(anchor: place(of: selection.anchor), head: place(of: selection.head))
    replace(edits)
    select(kept)
  }
}
