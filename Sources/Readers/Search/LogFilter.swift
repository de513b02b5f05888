/// A choice of the lines of a log, by a text and a severity.
///
/// ```swift
/// LogView(state.log, filter: LogFilter("disk", level: .warning))
/// ```
///
/// A filter that asks for nothing chooses all lines.
public struct LogFilter: Hashable, Sendable {
  /// A text that lines contain; empty for any. Letters of ASCII match in either case, unless the
  /// text has a capital one. A regular expression always distinguishes case.
  public var text: String
  /// The least severity of lines; `nil` for any. A line that names no severity has that of the line
  /// before, so that the lines of a stack trace stay with their error.
  public var level: LogLevel?
  /// A Boolean value that indicates whether the text is a regular expression, in the syntax of
  /// Swift's `Regex`. Matching one takes some hundred times as long, so only the first 16 KiB of a
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
  public var isMalformed: Bool { pattern.isMalformed }

  /// Whether all lines are chosen.
  var isEmpty: Bool { text.isEmpty && level == nil }

  /// Returns the lines of a source that are chosen, each with a line end; `nil` if they have more
  /// bytes than allowed. Linear.
  package func text(of source: some LineSource, most bytes: Int) -> String? {
    var text: [UInt8] = []
    var test = LineTest(query, after: nil)
    source.forEachLine(in: source.lines) { _, line in
      if test.matches(in: source.text(of: line)) > 0 { text += line + [UInt8(ascii: "\n")] }
      return text.count <= bytes
    }
    return text.count <= bytes ? String(decoding: text, as: UTF8.self) : nil
  }

  /// The pattern that lines have.
  var pattern: TextPattern {
    TextPattern(text, options: isRegularExpression ? [.regularExpression, .matchesCase] : [])
  }
}
