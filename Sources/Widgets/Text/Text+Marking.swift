import RecurseTerminal

extension Text {
  /// Creates a text in which some parts stand out, such as those that a query found.
  ///
  /// ```swift
  /// let match = fuzzyMatch(state.query, in: file.name)
  /// Text(file.name, marking: match?.ranges ?? [])
  /// ```
  ///
  /// - Parameter ranges: the parts, in order and apart from each other.
  public init(_ text: String, marking ranges: [Range<String.Index>]) {
    var marked = Text("")
    var end = text.startIndex
    for range in ranges where range.lowerBound >= end && range.upperBound <= text.endIndex {
      marked = marked + Text(String(text[end..<range.lowerBound]))
      marked = marked + Text(String(text[range])).bold().underline()
      end = range.upperBound
    }
    self = marked + Text(String(text[end...]))
  }

  /// The same text in which parts stand out wherever they are, in whatever style. Of parts at one
  /// place it is the longest. O(bytes times parts).
  package func marking(
    _ parts: [String], with attributes: TextAttributes = [.bold, .underline]
  ) -> Text {
    let parts = parts.filter { !$0.isEmpty }.map { Array($0.utf8) }
    guard !parts.isEmpty else { return self }
    let bytes = Array(element.text.utf8)
    var ranges: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      let found = parts.filter { bytes[place...].starts(with: $0) }.map(\.count).max() ?? 0
      if found > 0 { ranges.append(place..<place + found) }
      place += max(1, found)
    }
    guard !ranges.isEmpty else { return self }
    var marked = self
    marked.element.add(attributes, to: ranges)
    return marked
  }
}
