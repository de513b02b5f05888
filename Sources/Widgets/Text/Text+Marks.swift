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
}
