/// A place to which the cursor moves, from where it is.
package enum TextMotion: String, Hashable, Sendable, CaseIterable {
  case left, right
  case wordLeft, wordRight
  /// To the start of the characters other than white space before the cursor.
  case spaceLeft
  case lineStart, lineEnd
  /// To the line after the next empty one, or before the last empty one.
  case paragraphUp, paragraphDown
  case textStart, textEnd
}

extension TextStorage {
  /// Returns the place to which a motion leads from an offset.
  ///
  /// - Parameter isOneWord: whether motions by words lead to the ends, since the words of a secret
  ///   are part of it.
  package func place(_ motion: TextMotion, from offset: Int, isOneWord: Bool = false) -> Int {
    switch motion {
    case .left: boundary(before: offset)
    case .right: boundary(after: offset)
    case .wordLeft: isOneWord ? 0 : wordStart(before: offset)
    case .spaceLeft: isOneWord ? 0 : wordStart(betweenSpacesBefore: offset)
    case .wordRight: isOneWord ? count : wordEnd(after: offset)
    case .lineStart: lineStart(before: offset)
    case .lineEnd: lineEnd(after: offset)
    case .paragraphUp: paragraph(before: offset)
    case .paragraphDown: paragraph(after: offset)
    case .textStart: 0
    case .textEnd: count
    }
  }

  /// Returns the end of the line that contains an offset: before its line feed, and before a
  /// carriage return that belongs to that.
  package func lineEnd(after offset: Int) -> Int {
    let end = lineFeed(atOrAfter: offset)
    // The line feed and a return before it are one character.
    return end < count && end > 0 ? max(lineStart(before: end), boundary(before: end + 1)) : end
  }

  private func isEmptyLine(at start: Int) -> Bool { lineEnd(after: start) == start }

  /// Returns the start of the first empty line after the next line that is not empty.
  private func paragraph(after offset: Int) -> Int {
    var start = lineStart(before: offset)
    var hasText = false
    while true {
      let end = lineFeed(atOrAfter: start)
      if isEmptyLine(at: start) {
        if hasText, start > offset { return start }
      } else {
        hasText = true
      }
      guard end < count else { return count }
      start = end + 1
    }
  }

  /// Returns the start of the last empty line before the previous line that is not empty.
  private func paragraph(before offset: Int) -> Int {
    var start = lineStart(before: offset)
    var hasText = start < offset
    while true {
      if isEmptyLine(at: start) {
        if hasText, start < offset { return start }
      } else if start < offset {
        hasText = true
      }
      guard start > 0 else { return 0 }
      start = lineStart(before: start - 1)
    }
  }
}
