import RecurseAlgorithms

extension EncodedText {
  /// The lines of the text in a width.
  ///
  /// Spaces at a break hang over the end and are left out. A text has at least one line, which may
  /// be empty; no line fits in less than one column. Linear; with a limit, only what is shown is
  /// read, and the rest of the last line's paragraph.
  ///
  /// - Parameters:
  ///   - width: columns.
  ///   - limit: the most lines; where there would be more, the last one is truncated.
  public func lines(
    width: Int, wrap: TextWrap = .words, limit: Int? = nil, truncation: TruncationMode = .tail
  ) -> [TextLine] {
    var layout = LineLayout(text: self, width: width, wrap: wrap, truncation: truncation)
    return layout.lines(limit: limit ?? .max)
  }

  /// Columns of the longest line when nothing is wrapped. Linear, where there is more than one.
  public var naturalWidth: Int {
    guard hasNewlines else { return flags.count }
    var longest = 0
    var start = 0
    for index in flags.indices where flags[index].contains(.newline) {
      longest = max(longest, index - start)
      start = index + 1
    }
    return max(longest, flags.count - start)
  }

  /// Columns of the longest piece that wrapping by words does not break. Linear.
  public var longestWord: Int {
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

  /// The span that an element belongs to; past the end, the last one. O(log spans).
  func span(at index: Int) -> Int {
    spanEnds.dropLast().partitioningIndex { $0 > index }
  }
}
