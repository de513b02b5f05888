/// A choice of the lines of a log, by a text and a severity.
///
/// ```swift
/// LogView(state.log, filter: LogFilter("disk", level: .warning))
/// ```
///
/// A filter that asks for nothing chooses all lines.
public struct LogFilter: Hashable, Sendable {
  /// A text that lines contain; empty for any. Letters of ASCII match in either case, unless the
  /// text has a capital one.
  public var text: String
  /// The least severity of lines; `nil` for any. A line that names no severity has that of the line
  /// before, so that the lines of a stack trace stay with their error.
  public var level: LogLevel?
  /// A Boolean value that indicates whether the text is a regular expression, in the syntax of
  /// Swift's `Regex`. Matching one takes some hundred times as long, so only the first 4 KiB of a
  /// line are looked at. One that backtracks without end, as `(a+)+b` may, keeps a thread busy.
  public var isRegularExpression: Bool

  public init(
    _ text: String = "", level: LogLevel? = nil, isRegularExpression: Bool = false
  ) {
    self.text = text
    self.level = level
    self.isRegularExpression = isRegularExpression
  }

  /// A Boolean value that indicates whether the text is a regular expression that cannot be read,
  /// such as `[`. A log view shows all lines then, and says so.
  public var isMalformed: Bool {
    isRegularExpression && !text.isEmpty && (try? Regex(text)) == nil
  }

  /// True if all lines are chosen.
  var isEmpty: Bool { text.isEmpty && level == nil }
}

/// A test of lines in order, used by one thread.
struct LineTest {
  private let filter: LogFilter
  private let pattern: TextPattern?
  private let regex: Regex<AnyRegexOutput>?
  /// The bytes of a line in which a regular expression is searched for.
  private static let regexBytes = 4 << 10
  /// The severity of the last line.
  private(set) var level: LogLevel?

  /// - Parameter level: the severity of the line before.
  init(_ filter: LogFilter, after level: LogLevel?) {
    self.filter = filter
    self.level = level
    let isRegex = filter.isRegularExpression && !filter.text.isEmpty
    regex = isRegex ? try? Regex(filter.text) : nil
    pattern = filter.isRegularExpression || filter.text.isEmpty ? nil : TextPattern(filter.text)
  }

  /// Returns whether the filter chooses the next line.
  ///
  /// - Parameter text: the text of the line as it is shown.
  mutating func passes(_ text: ArraySlice<UInt8>) -> Bool {
    if let least = filter.level {
      level = LogLevel(line: text) ?? level
      guard let level, level >= least else { return false }
    }
    if let pattern { return pattern.firstMatch(in: text) != nil }
    guard let regex else { return true }
    return String(decoding: text.prefix(Self.regexBytes), as: UTF8.self).contains(regex)
  }
}
