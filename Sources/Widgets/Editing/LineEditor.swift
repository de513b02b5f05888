import RecurseTerminal

/// One line of text with a cursor between its characters.
///
/// Offsets count bytes of the text's UTF-8 and stand on the boundaries of grapheme clusters.
package struct LineEditor {
  package private(set) var text: String
  package private(set) var cursor: Int
  /// How often the text was edited: comparing long texts would read them.
  package private(set) var edits = 0
  /// Whether moving by words moves to the ends: where a secret's words end is part of the secret.
  package var isOneWord = false

  /// The cursor stands at the end.
  package init(_ text: String = "") {
    self.text = text
    cursor = text.utf8.count
  }

  /// Takes a text that somebody else wrote; the cursor stays before what is behind it, where that
  /// is still there, else as many bytes from the start as it was.
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

  /// Inserts at the cursor; newlines and tabs become spaces, other controls are left out.
  package mutating func insert(_ addition: String) {
    var clean = ""
    clean.unicodeScalars.append(
      contentsOf: addition.unicodeScalars.lazy
        .map { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : $0 }
        .filter { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) })
    guard !clean.isEmpty else { return }
    let end = cursor + clean.utf8.count
    replace(cursor..<cursor, with: clean)
    // A mark that was typed joins the letter before it.
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
    // What stood around the gap may have become one character.
    cursor = Graphemes.boundary(atOrAfter: range.lowerBound, in: text)
  }

  private mutating func replace(_ range: Range<Int>, with addition: String) {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    text.replaceSubrange(start..<end, with: addition)
    edits += 1
  }
}
