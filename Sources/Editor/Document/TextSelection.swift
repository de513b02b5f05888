import RecurseEditing
import RecurseTerminal

/// The part of a text that is selected, or the place of the cursor if nothing is.
///
/// ```swift
/// struct State {
///   var notes = TextDocument()
///   var selection = TextSelection()
/// }
///
/// TextEditor("Notes", text: \.notes, selection: \.selection)
/// Text("Line \(state.notes.line(at: state.selection.cursor))")
/// Button("Go to the start") { $0.selection = TextSelection(cursor: 0) }
/// ```
///
/// Offsets are bytes, from 0. An editor takes the nearest place between two characters.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  public var anchor: Int
  /// The end that moves.
  public var cursor: Int

  /// Creates a cursor.
  public init(cursor: Int = 0) { (anchor, self.cursor) = (cursor, cursor) }

  /// Creates a selection with the cursor at its end.
  public init(_ range: Range<Int>) { (anchor, cursor) = (range.lowerBound, range.upperBound) }

  init(_ selection: EditSelection) { (anchor, cursor) = (selection.anchor, selection.head) }

  /// The bytes that are selected.
  public var range: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

  public var isEmpty: Bool { anchor == cursor }
}

extension TextDocument {
  /// Returns the number of the line that contains an offset, from 1. O(log n).
  public func line(at offset: Int) -> Int {
    content.storage.line(at: min(max(0, offset), byteCount)) + 1
  }

  /// Returns the number of characters before an offset in its line. Linear in the length of that.
  public func column(at offset: Int) -> Int {
    let offset = min(max(0, offset), byteCount)
    return content.storage[content.storage.lineStart(before: offset)..<offset].string.count
  }

  /// Returns the offset at which a line begins, or that of the last line if there are fewer.
  /// O(log n).
  ///
  /// - Parameter line: the number, from 1.
  public func offset(ofLine line: Int) -> Int {
    content.storage.start(ofLine: min(max(1, line), lineCount) - 1)
  }

  /// Returns the text of a range of bytes, with U+FFFD for bytes that are no UTF-8.
  public func text(in range: Range<Int>) -> String {
    content.storage[range.clamped(to: 0..<byteCount)].string
  }
}
