import RecurseEditing

extension TextDocument {
  /// Replaces the text of a range of bytes, which an undo takes back in one step.
  ///
  /// ```swift
  /// Button("Sign") { state in
  ///   let end = state.letter.byteCount
  ///   state.letter.replaceSubrange(end..<end, with: "\n-- \nAda")
  /// }
  /// ```
  ///
  /// An empty range inserts. A range beyond the end is limited to the text, as in ``text(in:)``. A
  /// scalar that the range cuts is replaced as a whole, and an insertion comes before it.
  ///
  /// Editors of the document keep their places in the rest of the text. A cursor where a text is
  /// inserted stays before it; ``replaceSelection(_:with:)`` takes it along.
  ///
  /// - Complexity: O(log n), and linear in the new text.
  public mutating func replaceSubrange(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<byteCount)
    let start = content.storage.scalar(at: range.lowerBound).lowerBound
    let end = range.isEmpty ? start : content.storage.scalar(at: range.upperBound).upperBound
    guard start < end || !text.isEmpty else { return }
    replace(start..<end, with: Array(text.utf8))
  }

  /// Replaces the selected text, or inserts a text at the cursor. The cursor is then after it.
  ///
  /// ```swift
  /// TextEditor("Notes", text: \.notes, selection: \.selection)
  /// Button("Today") { $0.notes.replaceSelection(&$0.selection, with: "2026-11-29") }
  /// ```
  ///
  /// An undo takes it back in one step, and shows the selection again.
  ///
  /// - Parameter selection: the part of the state that an editor of the document has.
  /// - Complexity: O(log n), and linear in the new text.
  public mutating func replaceSelection(_ selection: inout TextSelection, with text: String) {
    var editor = Editor(content)
    editor.select(from: selection.anchor, to: selection.cursor)
    guard !editor.selection.isEmpty || !text.isEmpty else { return }
    editor.replace(editor.selection.range, with: RopeText(text))
    selection = TextSelection(editor.selection)
    take(editor.content)
  }
}

extension RopeText {
  /// Returns the scalar that an offset is inside of, or the offset itself between two.
  fileprivate func scalar(at offset: Int) -> Range<Int> {
    guard offset > 0, offset < count else { return offset..<offset }
    return withBytes(in: offset..<offset + 1) { bytes, start in
      var (first, next) = (offset - start, offset - start)
      guard bytes[next].continuesScalar else { return offset..<offset }
      while first > 0, bytes[first].continuesScalar { first -= 1 }
      while next < bytes.count, bytes[next].continuesScalar { next += 1 }
      return start + first..<start + next
    }
  }
}

extension UInt8 {
  /// Whether the byte goes on with a scalar of UTF-8.
  fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
