import RecurseReconciler
import RecurseTerminal

extension Modifiable {
  /// Lets a person select text in the content with the mouse, or keeps them from it.
  ///
  /// ```swift
  /// Button(state.token) { $0.next() }.textSelection(.enabled)
  /// ```
  ///
  /// Without the modifier, text can be selected if nothing around it handles presses: labels and
  /// paragraphs, but no buttons and no rows of a list. With it, a press that leaves its cell
  /// selects, and presses nothing.
  ///
  /// A drag selects over any number of texts in one scroll container, which scrolls at its edges.
  /// In a list, a drag that leaves its row selects whole rows, also those that scroll out of view.
  /// A double click selects a word, a third click a line. Ctrl-C copies the selection to the
  /// terminal's clipboard (OSC 52), if the terminal allows that, and ends it; Escape ends it. A
  /// text of more than 64 KiB is not copied. The clipboard is never read.
  public consuming func textSelection(_ selectability: TextSelectability) -> Modified {
    modified(
      by: .content { $0.isTextSelectable = $0.isTextSelectable ?? (selectability == .enabled) })
  }
}

/// The selectability of text.
public enum TextSelectability: Hashable, Sendable {
  /// Text can be selected.
  case enabled
  /// Text cannot be selected: the mouse acts as usual.
  case disabled
}

extension EncodedText {
  /// The positions of the character at one of its cells.
  func character(at position: Int) -> Range<Int> {
    var (start, end) = (position, position + 1)
    while start > 0, glyphs[start] == .continuation { start -= 1 }
    while end < glyphs.count, glyphs[end] == .continuation { end += 1 }
    return start..<end
  }

  /// The positions around some others of which all belong to a word, or to what is between two. At
  /// the end of a line it is the last word.
  func word(around positions: Range<Int>, _ table: GlyphTable) -> Range<Int> {
    guard !positions.isEmpty else {
      let last = positions.lowerBound - 1
      guard last >= 0, glyphs[last] != Glyph(rawValue: 0x0a) else { return positions }
      return word(around: character(at: last), table)
    }
    func kind(_ position: Int) -> Character.Kind {
      let start = character(at: position).lowerBound
      if glyphs[start] == Glyph(rawValue: 0x0a) { return .newline }
      return table.text(of: CollectionOfOne(glyphs[start])).first?.kind ?? .space
    }
    let wanted = kind(positions.lowerBound)
    var (start, end) = (positions.lowerBound, positions.upperBound)
    while start > 0, kind(start - 1) == wanted { start -= 1 }
    while end < glyphs.count, kind(end) == wanted { end += 1 }
    return start..<end
  }

  /// The positions around some others up to the newlines before and after.
  func paragraph(around positions: Range<Int>) -> Range<Int> {
    let newline = Glyph(rawValue: 0x0a)
    let start = glyphs[..<positions.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = glyphs[positions.upperBound...].firstIndex(of: newline) ?? glyphs.count
    return start..<max(end, positions.upperBound)
  }
}

extension TextLine {
  /// The positions at a column: those of a character, those that the ellipsis hides, or none beside
  /// the line.
  func positions(at place: Int, of text: EncodedText, isLast: Bool) -> Range<Int> {
    let column = place - indent
    if column < 0 { return head.lowerBound..<head.lowerBound }
    if column < head.count { return text.character(at: head.lowerBound + column) }
    let hidden = hidden(of: text, isLast: isLast)
    if isTruncated, column == head.count { return hidden }
    let inTail = column - head.count - (isTruncated ? 1 : 0)
    if inTail < tail.count { return text.character(at: tail.lowerBound + inTail) }
    let end = tail.isEmpty ? hidden.upperBound : tail.upperBound
    return end..<end
  }

  /// The positions that the ellipsis hides.
  private func hidden(of text: EncodedText, isLast: Bool) -> Range<Int> {
    guard isTruncated else { return head.upperBound..<head.upperBound }
    if !tail.isEmpty { return head.upperBound..<max(head.upperBound, tail.lowerBound) }
    let rest = text.glyphs[head.upperBound...]
    let end = isLast ? nil : rest.firstIndex(of: Glyph(rawValue: 0x0a))
    return head.upperBound..<(end ?? text.glyphs.count)
  }

  /// The columns of the line that a selection covers.
  func columns(of selection: Range<Int>) -> Range<Int> {
    let (start, end) = (column(of: selection.lowerBound), column(of: selection.upperBound))
    return start..<max(start, end)
  }

  private func column(of position: Int) -> Int {
    if position <= head.upperBound { return indent + max(0, position - head.lowerBound) }
    guard isTruncated else { return indent + head.count }
    return indent + head.count + 1 + min(max(0, position - tail.lowerBound), tail.count)
  }
}

extension Character {
  fileprivate enum Kind { case word, space, newline, other }

  fileprivate var kind: Kind {
    if isLetter || isNumber || self == "_" { return .word }
    return isWhitespace ? .space : .other
  }
}
