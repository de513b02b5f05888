/// The lines that are looked for: those with a pattern, of a severity.
struct LineQuery: Hashable, Sendable {
  var pattern: TextPattern
  /// The least severity of lines; `nil` for any.
  var level: LogLevel?
  /// Whether all matches of a line are counted, or the line is.
  var countsMatches = false
}

extension LogFilter {
  var query: LineQuery { LineQuery(pattern: pattern, level: level) }
}

/// A test of lines in order, used by one thread.
struct LineTest {
  private let query: LineQuery
  private let matcher: TextMatcher?
  /// The severity of the last line.
  private(set) var level: LogLevel?

  /// - Parameter level: the severity of the line before.
  init(_ query: LineQuery, after level: LogLevel?) {
    self.query = query
    self.level = level
    matcher = TextMatcher(query.pattern)
  }

  /// Returns the number of matches in the next line, or 1 if they are not counted.
  ///
  /// - Parameter text: the text of the line as it is shown.
  mutating func matches(in text: ArraySlice<UInt8>) -> Int {
    if let least = query.level {
      level = LogLevel(line: text) ?? level
      guard let level, level >= least else { return 0 }
    }
    guard let matcher else { return 1 }
    if query.countsMatches { return matcher.matches(in: text).count }
    return matcher.matches(text) ? 1 : 0
  }
}
