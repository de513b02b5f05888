/// A line of Markdown up to a place.
struct MarkdownLine {
  var scanner: LineScanner
  var isComment: Bool
  var pairs = MarkdownPairs()
  var style = Style()
  /// The first place that is not blank.
  private(set) var contentStart = 0
  /// Before this place no rule starts.
  private var ruleStart = 0

  init(scanner: LineScanner, isComment: Bool) {
    self.scanner = scanner
    self.isComment = isComment
  }

  struct Style {
    var emphasis: UInt8?
    var strong: UInt8?
    var isHeading = false

    var kind: TokenKind? {
      if isHeading { return .heading }
      return strong != nil ? .strong : emphasis != nil ? .emphasis : nil
    }
  }

  mutating func scan() {
    contentStart = scanner.endOfBlanks(from: 0)
    if !isComment { blockMarks() }
    guard !scanner.isAtEnd else { return }
    pairs = MarkdownPairs(scanner)
    while !scanner.isAtEnd {
      if isComment {
        isComment = !scanner.markComment(until: "-->")
      } else {
        inline()
      }
    }
  }

  /// Marks what is at the start: quote marks, list items, and headings.
  private mutating func blockMarks() {
    while !scanner.isAtEnd {
      scanner.skip { $0.isBlank }
      let start = scanner.index
      if scanner.byte == ">" {
        scanner.mark(.keyword, next: 1)
      } else if let length = lengthOfListMark() {
        scanner.mark(.keyword, next: length)
      } else if isRule(from: start) {
        scanner.markRest(.keyword)
      } else {
        let end = scanner.end(from: start) { $0 == "#" }
        style.isHeading =
          1...6 ~= end - start && (end == scanner.count || scanner[end].isBlank)
        if style.isHeading { scanner.mark(.heading, next: end - start) }
        return
      }
    }
  }

  /// Returns the length of `-`, `*`, `+`, `1.` or `1)` before a blank.
  private mutating func lengthOfListMark() -> Int? {
    let start = scanner.index
    let digits = scanner.end(from: start) { $0.isDigit }
    let mark = scanner[digits]
    let isMark =
      digits > start
      ? digits - start <= 9 && (mark == "." || mark == ")")
      : mark == "-" || mark == "*" || mark == "+"
    guard isMark, digits + 1 == scanner.count || scanner[digits + 1].isBlank,
      !isRule(from: start)
    else { return nil }
    return digits + 1 - start
  }

  /// Returns whether the rest is `---`, `***` or `___`, with or without blanks between them.
  private mutating func isRule(from start: Int) -> Bool {
    let mark = scanner[start]
    guard start >= ruleStart, mark == "-" || mark == "*" || mark == "_" else { return false }
    var count = 0
    for offset in start..<scanner.count {
      if scanner[offset] == mark {
        count += 1
      } else if !scanner[offset].isBlank {
        ruleStart = offset
        return false
      }
    }
    return count >= 3
  }
}
