import Recurse
import RecurseReaders

/// A line of a log as a text, in the color of its severity, with what the filter found in it.
@MainActor
struct LineText {
  let filter: LogFilter
  /// The year of times without one.
  let year: Int

  /// The lines before one that are looked at for its severity.
  private static let reach = 50
  /// The bytes of each that may tell it.
  private static let mostBytes = 256

  /// Returns a line in the color of its severity, unless the line has colors already. Those of a
  /// stack trace have the severity of the line before them.
  func text(_ line: Log.Line, in lines: some LineSource) -> Text {
    let text = line.text
    let marked = text.contains("\u{1B}") ? Text(ansi: text) : marked(text)
    switch LogLevel(line: text) ?? inherited(line, text, in: lines) {
    case .warning?: return marked.foreground(.warning)
    case .error?, .critical?: return marked.foreground(.error)
    case .trace?, .debug?: return marked.foreground(.secondaryText)
    case .info?, .notice?, nil: return marked
    }
  }

  // MARK: - Severity

  /// The severity of the line to which another one belongs: of a line that tells nothing itself,
  /// and is indented or the last one after such lines.
  ///
  ///     12:00:01 ERROR no answer
  ///       at Pool.take
  ///     Caused by: refused
  ///       at Socket.open
  private func inherited(
    _ line: Log.Line, _ text: String, in lines: some LineSource
  ) -> LogLevel? {
    func words(of number: Int) -> String {
      String(decoding: lines.bytes(of: number).prefix(Self.mostBytes), as: UTF8.self)
    }
    let first = lines.lines.lowerBound
    guard line.number > first,
      Self.goesOn(text) || Self.goesOn(words(of: line.number - 1)),
      LogTime(text, year: year) == nil
    else { return nil }
    for number in stride(
      from: line.number - 1, through: max(first, line.number - Self.reach), by: -1)
    {
      let before = words(of: number)
      if let level = LogLevel(line: before) { return level }
      if LogTime(before, year: year) != nil { return nil }
    }
    return nil
  }

  /// Whether a line looks like a part of the record before it.
  private static func goesOn(_ text: String) -> Bool {
    text.first?.isWhitespace == true || text.hasPrefix("Caused by")
      || text.hasPrefix("Traceback")
  }

  // MARK: - What was found

  /// A text in which what the filter found stands out. Letters of ASCII match as in the filter.
  private func marked(_ text: String) -> Text {
    guard !filter.text.isEmpty, !filter.isRegularExpression else { return Text(ansi: text) }
    let matchesCase = filter.text.utf8.contains { (0x41...0x5A).contains($0) }
    let query = matchesCase ? filter.text : Self.lower(filter.text)
    let searched = matchesCase ? text : Self.lower(text)
    return Text(text, marking: searched.ranges(of: query))
  }

  /// Returns a text with small letters of ASCII, whose places are those of the text.
  private static func lower(_ text: String) -> String {
    String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
