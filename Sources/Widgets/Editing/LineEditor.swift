import RecurseTerminal

/// One line of text with a cursor between its characters.
///
/// Offsets count bytes of the text's UTF-8, and are boundaries of grapheme clusters.
package struct LineEditor {
  package private(set) var text: String
  package private(set) var cursor: Int
  /// The number of edits, which is cheaper to compare than long texts.
  package private(set) var edits = 0
  /// Whether motion by words goes to the ends, since the words of a secret are part of it.
  package var isOneWord = false

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") {
    self.text = text
    cursor = text.utf8.count
  }

  /// Replaces the text. The cursor stays before the text behind it if that is unchanged, otherwise
  /// at the same number of bytes from the start.
  package mutating func replace(with text: String) {
    guard text != self.text else { return }
    let behind = self.text.utf8.dropFirst(cursor)
    let hasSuffix = text.utf8.suffix(behind.count).elementsEqual(behind)
    self.text = text
    cursor = Graphemes.boundary(
      atOrAfter: hasSuffix ? text.utf8.count - behind.count : cursor, in: text)
  }

  // MARK: - Moving

  package mutating func moveLeft() { cursor = Graphemes.boundary(before: cursor, in: text) }
  package mutating func moveRight() { cursor = Graphemes.boundary(after: cursor, in: text) }
  package mutating func moveWordLeft() { cursor = wordStart }
  package mutating func moveWordRight() { cursor = wordEnd }
  package mutating func moveToStart() { cursor = 0 }
  package mutating func moveToEnd() { cursor = text.utf8.count }

  private var wordStart: Int {
    isOneWord ? 0 : Graphemes.wordStart(before: cursor, in: text)
  }

  private var wordEnd: Int {
    isOneWord ? text.utf8.count : Graphemes.wordEnd(after: cursor, in: text)
  }

  package mutating func move(to offset: Int) {
    cursor = Graphemes.boundary(atOrAfter: offset, in: text)
  }

  // MARK: - Editing

  /// Inserts a text at the cursor, as one line.
  package mutating func insert(_ addition: String) {
    let clean = addition.asOneLine
    guard !clean.isEmpty else { return }
    let end = cursor + clean.utf8.count
    replace(cursor..<cursor, with: clean)
    // A combining mark joins the letter before it.
    cursor = Graphemes.boundary(atOrAfter: end, in: text)
  }

  package mutating func deleteBackward() {
    remove(Graphemes.boundary(before: cursor, in: text)..<cursor)
  }

  package mutating func deleteForward() {
    remove(cursor..<Graphemes.boundary(after: cursor, in: text))
  }

  package mutating func deleteWordBackward() {
    remove(wordStart..<cursor)
  }

  package mutating func deleteWordForward() {
    remove(cursor..<wordEnd)
  }

  package mutating func deleteToStart() { remove(0..<cursor) }
  package mutating func deleteToEnd() { remove(cursor..<text.utf8.count) }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    replace(range, with: "")
    // The characters around the gap may have become one.
    cursor = Graphemes.boundary(atOrAfter: range.lowerBound, in: text)
  }

  private mutating func replace(_ range: Range<Int>, with addition: String) {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    text.replaceSubrange(start..<end, with: addition)
    edits += 1
  }
}
