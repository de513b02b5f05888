import RecurseAlgorithms

extension EncodedText {
  /// The lines of the text for a width.
  ///
  /// Spaces at a break are omitted. A text has at least one line, which may be empty, unless the
  /// width is less than one column. Linear; with a limit, only the visible lines and the rest of
  /// the last line's paragraph are read.
  ///
  /// - Parameters:
  ///   - width: The columns.
  ///   - limit: The most lines; if there would be more, the last one is truncated.
  ///   - hangs: Whether a line that continues another begins below the first word of that one.
  ///   - wrapIndent: The columns by which it begins further in.
  package func lines(
    width: Int, wrap: TextWrap = .words, limit: Int? = nil, truncation: TruncationMode = .tail,
    hangs: Bool = false, wrapIndent: Int = 0
  ) -> [TextLine] {
    var layout = LineLayout(
      text: self, width: width, wrap: wrap, truncation: truncation, hangs: hangs,
      wrapIndent: wrapIndent)
    return layout.lines(limit: limit ?? .max)
  }

  /// The columns of the longest line without wrapping. Linear, or O(1) for a single line.
  package var naturalWidth: Int {
    guard hasNewlines else { return flags.count }
    var longest = 0
    var start = 0
    for index in flags.indices where flags[index].contains(.newline) {
      longest = max(longest, index - start)
      start = index + 1
    }
    return max(longest, flags.count - start)
  }

  /// The columns of the first character. O(1).
  package var firstCharacter: Int {
    flags.count > 1 && glyphs[1] == .continuation ? 2 : min(1, flags.count)
  }

  /// The columns of the longest piece that is not broken by wrapping between words. Linear.
  package var longestWord: Int {
    var longest = 0
    var word = 0
    for flag in flags {
      if flag.contains(.breakBefore) || flag.contains(.newline) || flag.contains(.space) {
        word = 0
      }
      if !flag.contains(.newline), !flag.contains(.space) { word += 1 }
      longest = max(longest, word)
    }
    return longest
  }

  func flag(_ index: Int) -> CellFlags { flags[index] }

  /// The span that contains a glyph; past the end, the last one. O(log spans).
  func span(at index: Int) -> Int {
    spanEnds.dropLast().partitioningIndex { $0 > index }
  }
}
