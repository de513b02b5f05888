/// A tokenizer of YAML.
struct YAMLTokenizer: LineTokenizer {
  enum State: Hashable, Sendable {
    case values
    /// `"…"` or `'…'` that goes on.
    case quoted(by: UInt8)
    /// A text after `|` or `>`, of the lines that are indented by more than a number of columns.
    case block(indent: Int)
  }

  let start = State.values

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var yaml = YAMLLine(scanner: LineScanner(line), state: state)
    yaml.scan()
    state = yaml.state
    return yaml.scanner.tokens
  }
}

private struct YAMLLine {
  var scanner: LineScanner
  var state: YAMLTokenizer.State
  /// The column of the last key or item.
  var column = -1
  /// The brackets and braces that are open.
  var depth = 0
  /// Whether a value may start here.
  var expectsValue = true

  mutating func scan() {
    switch state {
    case .values: marks()
    case .quoted(let quote): if closes(quote) { state = .values }
    case .block(let indent):
      let start = scanner.end(from: 0) { $0 == " " }
      if start > indent && !startsDocument || scanner.endOfBlanks(from: start) == scanner.count {
        return scanner.markRest(.string)
      }
      state = .values
      marks()
    }
    while !scanner.isAtEnd { value() }
  }

  /// Marks what is special at the start of a line.
  private mutating func marks() {
    if scanner.byte == "%" {
      scanner.markRest(.attribute)
    } else if startsDocument {
      scanner.mark(.keyword, next: 3)
    }
  }

  /// Whether the line begins with `---` or `...`, which end every text.
  private var startsDocument: Bool {
    (scanner.starts(with: "---", at: 0) || scanner.starts(with: "...", at: 0)) && isEnd(of: 3)
  }

  /// Returns whether a blank, or the end of the line, is at an offset.
  private func isEnd(of offset: Int) -> Bool {
    offset >= scanner.count || scanner[offset].isBlank
  }

  private mutating func value() {
    let index = scanner.index
    let byte = scanner.byte
    switch byte {
    case " ", "\t": scanner.skip { $0.isBlank }
    case "#" where index == 0 || scanner[index - 1].isBlank: scanner.markRest(.comment)
    case "-" where expectsValue && isEnd(of: index + 1),
      "?" where expectsValue && isEnd(of: index + 1):
      column = index
      scanner.mark(.keyword, next: 1)
    case "[", "{", "]", "}", ",":
      if byte != "," { depth = max(0, depth + (byte == "[" || byte == "{" ? 1 : -1)) }
      scanner.skip()
      expectsValue = true
    case ":":
      scanner.skip()
      expectsValue = true
    case "&", "*", "!":
      let end = scanner.end(from: index) { !$0.isBlank && !",[]{}".utf8.contains($0) }
      scanner.mark(.attribute, next: max(1, end - index))
    case "\"", "'": quoted(by: byte)
    case "|", ">": block()
    default: plain()
    }
  }

  private mutating func quoted(by quote: UInt8) {
    let index = scanner.index
    let end = endOfQuoted(by: quote, from: index + 1)
    let isKey = end < scanner.count && scanner[scanner.endOfBlanks(from: end)] == ":"
    if isKey {
      column = index
      scanner.mark(.key, next: end - index)
    } else {
      scanner.mark(.string, next: 1)
      if !closes(quote) { state = .quoted(by: quote) }
    }
    expectsValue = false
  }

  private func endOfQuoted(by quote: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < scanner.count, scanner[offset] != quote {
      offset += quote == "\"" && scanner[offset] == "\\" ? 2 : 1
    }
    return min(scanner.count, offset + 1)
  }

  private mutating func closes(_ quote: UInt8) -> Bool {
    if quote == "\"" { return scanner.markQuotedRest(by: quote) }
    let end = scanner.end(from: scanner.index) { $0 != quote }
    scanner.mark(.string, next: end + 1 - scanner.index)
    return end < scanner.count
  }

  /// Reads `|`, `>-` or `|2` at the end of a line.
  private mutating func block() {
    let start = scanner.index
    scanner.skip()
    scanner.skip { $0 == "+" || $0 == "-" || $0.isDigit }
    let next = scanner.endOfBlanks(from: scanner.index)
    guard depth == 0, next == scanner.count || scanner[next] == "#" else { return }
    scanner.mark(.keyword, from: start)
    state = .block(indent: column)
  }

  /// Reads a text without quotes, which is a key before a colon.
  private mutating func plain() {
    let start = scanner.index
    var end = start
    while !scanner.isAtEnd {
      let byte = scanner.byte
      if byte == ":", isEnd(of: scanner.index + 1) {
        column = start
        scanner.index = mark(.key, start..<end)
        return
      }
      if byte == "#", scanner[scanner.index - 1].isBlank { break }
      if depth > 0, ",[]{}".utf8.contains(byte) { break }
      scanner.skip()
      if !byte.isBlank { end = scanner.index }
    }
    let place = scanner.index
    scanner.index = start
    let isName = scanner.word(start..<end).map(Self.names.contains) ?? false
    let sign = scanner.byte == "-" || scanner.byte == "+"
    if sign { scanner.skip() }
    let hasDigit = scanner.byte.isDigit
    scanner.skipNumber()
    if isName {
      _ = mark(.keyword, start..<end)
    } else if hasDigit, scanner.index == end {
      _ = mark(.number, start..<end)
    }
    scanner.index = place
    expectsValue = false
  }

  /// Marks a range, and returns its end.
  private mutating func mark(_ kind: TokenKind, _ range: Range<Int>) -> Int {
    scanner.index = range.upperBound
    scanner.mark(kind, from: range.lowerBound)
    return range.upperBound
  }

  private static let names = Word.set(
    "true false null True False Null TRUE FALSE NULL yes no on off Yes No On Off ~")
}
